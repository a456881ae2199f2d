import type { ClientBase } from 'pg';
import type { Finding } from '../finding.ts';

/** The oldest version of the server that the shop runs on. */
const OLDEST = 14;

/** ms that the clocks may be apart before it is worth a line. */
const APART = 1000;

interface Server {
  version: string;
  major: number;
  encoding: string;
  isReplica: number;
  isEncrypted: number | null;
  isLocal: number;
  /** ms since 1970 */
  now: number;
}

const SERVER = `
  SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int / 10000 AS major,
    current_setting('server_encoding') AS encoding, pg_is_in_recovery() AS "isReplica",
    (SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()) AS "isEncrypted",
    (inet_client_addr() IS NULL OR inet_client_addr() <<= '127.0.0.0/8' OR inet_client_addr() = '::1') AS "isLocal",
    extract(epoch FROM clock_timestamp()) * 1000 AS now`;

/** Settings that must be on, and what comes of it where one is off. */
const SETTINGS: readonly { name: string; state: 'note' | 'wrong'; text: string }[] = [
  { name: 'fsync', state: 'wrong', text: 'a crash of the machine can destroy the whole database' },
  {
    name: 'synchronous_commit',
    state: 'wrong',
    text: 'a crash of the server can lose orders of the last second that were confirmed',
  },
  {
    name: 'full_page_writes',
    state: 'note',
    text: 'a crash of the machine can destroy pages, unless its disk never writes half of one',
  },
  { name: 'autovacuum', state: 'wrong', text: 'tables grow without end, and at last nothing can be written' },
  { name: 'track_counts', state: 'wrong', text: 'autovacuum does not see what it has to do' },
  {
    name: 'data_checksums',
    state: 'note',
    text: 'damage by a disk is not noticed where it happens ("pg_checksums --enable", with the server stopped)',
  },
];

async function settings(client: ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY ($1)',
    [SETTINGS.map(({ name }) => name)],
  );
  const off = new Set(rows.filter(({ setting }) => setting === 'off').map(({ name }) => name));
  const findings = SETTINGS.filter(({ name }) => off.has(name)).map(
    ({ name, state, text }): Finding => ({ state, text: `${name} is off: ${text}.` }),
  );
  const on = SETTINGS.filter(({ name }) => !off.has(name)).map(({ name }) => name);
  return [...(on.length > 0 ? [{ state: 'ok' as const, text: `On: ${on.join(', ')}.` }] : []), ...findings];
}

async function checksumFailures(client: ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT coalesce(sum(checksum_failures), 0) AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  const count = rows[0]?.count ?? 0;
  return count === 0
    ? []
    : [
        {
          state: 'wrong',
          text: `The disk has damaged ${count} pages of the database: restore a backup on another disk.`,
        },
      ];
}

function clock(now: number, before: number, after: number): Finding {
  const apart = now < before ? before - now : Math.max(0, now - after);
  if (apart < APART) return { state: 'ok', text: 'The clocks of the server and of this machine agree.' };
  return {
    state: 'note',
    text: `The clock of the server is ${(apart / 1000).toFixed(1)} s ${now < before ? 'behind' : 'ahead of'} this machine's. The shop goes by the server's.`,
  };
}

/** The server of a shop: its version, the settings that keep what was confirmed, and its clock. */
export async function examineServer(client: ClientBase): Promise<Finding[]> {
  const before = Date.now();
  const { rows } = await client.query<Server>(SERVER);
  const after = Date.now();
  const [server] = rows;
  if (!server) return [];
  const findings: Finding[] = [
    server.major >= OLDEST
      ? { state: 'ok', text: `PostgreSQL ${server.version}.` }
      : { state: 'wrong', text: `PostgreSQL ${server.version}: ${OLDEST} or newer is needed.` },
  ];
  if (server.encoding !== 'UTF8')
    findings.push({ state: 'wrong', text: `The database is in ${server.encoding}, but must be in UTF8.` });
  if (server.isReplica === 1)
    findings.push({ state: 'wrong', text: 'This server is a replica: nothing can be written. Name the primary.' });
  if (server.isLocal === 0 && server.isEncrypted !== 1)
    findings.push({ state: 'note', text: 'The connection is not encrypted: add sslmode=verify-full to the URL.' });
  return [
    ...findings,
    clock(server.now, before, after),
    ...(await settings(client)),
    ...(await checksumFailures(client)),
  ];
}
