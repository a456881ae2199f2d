import type { ClientBase } from 'pg';
import { type Finding, megabytes } from '../finding.ts';

/** s after which an open transaction is worth a line: what was deleted since cannot be cleared away, and no import can end. */
const LONG = 300;

/** Transactions after which a database is near the end of their numbers. */
const NEAR_END = 1_500_000_000;

/** Bytes of changes that a replica may be behind before it is worth a line. */
const BEHIND = 64 * 1024 ** 2;

const CONNECTIONS = `
  SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most,
    (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
    (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'vitrine changes%') AS processes`;

const OPEN = `
  SELECT pid, coalesce(nullif(application_name, ''), 'a program without a name') AS program,
    extract(epoch FROM clock_timestamp() - xact_start)::bigint AS age
  FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start < clock_timestamp() - $1 * interval '1 second'
  ORDER BY xact_start`;

const REPLICAS = `
  SELECT coalesce(nullif(application_name, ''), client_addr::text, 'a replica') AS name, state, sync_state AS sync,
    pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) AS behind, coalesce(extract(epoch FROM replay_lag), 0) AS lag
  FROM pg_stat_replication ORDER BY 1`;

const SLOTS = `
  SELECT slot_name::text AS name, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn) AS bytes
  FROM pg_replication_slots WHERE NOT active AND restart_lsn IS NOT NULL`;

async function connections(client: ClientBase, each: number): Promise<Finding> {
  const { rows } = await client.query<{ most: number; used: number; processes: number }>(CONNECTIONS);
  const { most = 0, used = 0, processes = 0 } = rows[0] ?? {};
  // This one ends.
  const free = most - used + 1;
  // One more hears what the others change.
  const more = Math.max(0, Math.floor(free / (each + 1)));
  const text = `${processes} ${processes === 1 ? 'process of the shop is' : 'processes of the shop are'} connected. The server has ${free} of ${most} connections left`;
  return more > 0
    ? { state: 'ok', text: `${text}: enough for ${more} more of ${each} connections each.` }
    : {
        state: 'wrong',
        text: `${text}: not enough for one more of ${each}. Raise max_connections, or lower --connections.`,
      };
}

async function longTransactions(client: ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<{ pid: number; program: string; age: number }>(OPEN, [LONG]);
  return rows.map(({ pid, program, age }) => ({
    state: 'note',
    text: `${program} (process ${pid}) has had a transaction open for ${Math.round(age / 60)} min: nothing deleted since is cleared away, and imports wait for it.`,
  }));
}

async function replication(client: ClientBase): Promise<Finding[]> {
  const { rows: replicas } = await client.query<{
    name: string;
    state: string | null;
    sync: string | null;
    behind: number | null;
    lag: number;
  }>(REPLICAS);
  const { rows: slots } = await client.query<{ name: string; bytes: number }>(SLOTS);
  return [
    ...replicas.map(({ name, state, sync, behind, lag }): Finding => {
      const text = `The replica ${name} is ${state ?? 'connected'} (${sync ?? 'this user may not see how'}), ${megabytes(behind ?? 0)} and ${lag.toFixed(1)} s behind.`;
      return { state: (behind ?? 0) > BEHIND ? 'note' : 'ok', text };
    }),
    ...slots.map(
      ({ name, bytes }): Finding => ({
        state: bytes > BEHIND ? 'wrong' : 'note',
        text: `Nobody reads the replication slot ${name}, for which the server keeps ${megabytes(bytes)} of changes: its disk fills up.`,
      }),
    ),
  ];
}

async function age(client: ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<{ age: number }>(
    'SELECT age(datfrozenxid)::bigint AS age FROM pg_database WHERE datname = current_database()',
  );
  return (rows[0]?.age ?? 0) < NEAR_END
    ? []
    : [{ state: 'wrong', text: 'The numbers of transactions are nearly used up: "VACUUM FREEZE" at once.' }];
}

/** What runs at the server beside: connections, transactions that stay open, and replicas. */
export async function examineActivity(client: ClientBase, each: number): Promise<Finding[]> {
  const { rows } = await client.query<{ isReplica: number }>('SELECT pg_is_in_recovery() AS "isReplica"');
  return [
    await connections(client, each),
    ...(await longTransactions(client)),
    // A replica does not know what it is behind.
    ...(rows[0]?.isReplica === 1 ? [] : await replication(client)),
    ...(await age(client)),
  ];
}
