import type { ClientBase } from 'pg';
import { SCHEMA_LOCK } from './migrate.ts';
import { IMPORT_LOCK } from './staging.ts';

/** Connections of nodes and commands to the same database, other than this one. */
export async function shopConnections(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'vitrine %'`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Keeps every node, command and import out of a database until the connection ends. Throws a sentence where one is open; `why` says what would
 * come of it.
 */
export async function holdClosed(client: ClientBase, why = ''): Promise<void> {
  for (const name of [SCHEMA_LOCK, IMPORT_LOCK]) {
    const { rows } = await client.query<{ taken: number }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken',
      [name],
    );
    if (rows[0]?.taken !== 1)
      throw new Error(`A shop, an import or another command is opening that database. ${why}`.trim());
  }
  // After the locks: whoever opens it now waits for them.
  const open = await shopConnections(client);
  if (open > 0)
    throw new Error(
      `Nodes of the shop, or a command, have ${open} ${open === 1 ? 'connection' : 'connections'} to that database. Stop them first. ${why}`.trim(),
    );
}
