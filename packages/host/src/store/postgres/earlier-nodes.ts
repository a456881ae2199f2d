import type { ClientBase } from 'pg';
import { newestSchema } from '../migrate.ts';

/** `application_name` of the connection on which a program hears changes: each has one as long as it has the database open. */
const nameOf = (schema: number): string => `vitrine changes, schema ${schema}`;

/** This program's. */
export const nodeName: string = nameOf(newestSchema);

/** Counts the open programs of this database that know no schema from `earliest` on. */
export async function earlierNodes(client: ClientBase, earliest: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE $1
        AND substring(application_name FROM '[0-9]+$')::int < $2`,
    [nameOf(0).replace(/0$/, '%'), earliest],
  );
  return rows[0]?.count ?? 0;
}
