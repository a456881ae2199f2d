import type { ClientBase } from 'pg';
import { LONGEST_WAIT } from '../writer.ts';
import { postgresError, postgresFault } from './faults.ts';
import { POSTGRES_REPLACED } from './replaced.ts';
import { liveSchema, objectsOf } from './schema-objects.ts';
import { connectAlone } from './single-client.ts';

/** Bytes of a table that is written anew while others wait for it: about a second. */
const SMALL = 64 * 1024 ** 2;

export interface Cleared {
  /** Tables that were not written anew. */
  large: string[];
  /** The program whose open transaction may still read what was erased, which therefore stays; null where there is none. */
  heldBy: string | null;
}

const SIZE = 'SELECT pg_total_relation_size(to_regclass($1)) AS bytes';

/** s that transactions of a shop last at most: those that have just begun end by themselves. */
const BRIEF = 1;

/** Rows that an older transaction may still read are not cleared away. */
const OLDER = `
  SELECT coalesce(nullif(application_name, ''), 'a program without a name') AS program FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_xmin IS NOT NULL
    AND age(backend_xmin) > age(($1::text)::xid) AND xact_start < now() - $2 * interval '1 second' LIMIT 1`;

/** Writes a table anew, without what was deleted. False where others kept it busy for too long. */
async function rewrite(client: ClientBase, table: string): Promise<boolean> {
  try {
    await client.query(`VACUUM (FULL, ANALYZE) ${table}`);
    return true;
  } catch (error) {
    if (postgresFault(error) !== 'busy') throw postgresError(error);
    return false;
  }
}

/**
 * Clears rows that were deleted or changed out of the tables of visitors, customers and orders: small ones are written anew (writes of open nodes
 * wait about a second), of large ones the rows and their index entries are removed, and their bytes stay in the free space of the table until
 * that is used again.
 */
export async function clearErased(database: string, { brief = BRIEF } = {}): Promise<Cleared> {
  const client = await connectAlone(database, 'vitrine erase');
  try {
    await client.query(`SET lock_timeout = ${LONGEST_WAIT}`);
    const { rows: begun } = await client.query<{ now: string }>('SELECT pg_current_xact_id()::text AS now');
    const live = await liveSchema(client);
    const { tables } = await objectsOf(client, live);
    const catalogue = new Set<string>(POSTGRES_REPLACED);
    const large: string[] = [];
    for (const table of tables.filter((name) => !catalogue.has(name))) {
      const { rows } = await client.query<{ bytes: number }>(SIZE, [table]);
      if ((rows[0]?.bytes ?? 0) <= SMALL && (await rewrite(client, table))) continue;
      await client.query(`VACUUM ${table}`);
      large.push(table);
    }
    const { rows: older } = await client.query<{ program: string }>(OLDER, [begun[0]?.now, brief]);
    return { large, heldBy: older[0]?.program ?? null };
  } catch (error) {
    throw postgresError(error);
  } finally {
    await client.end();
  }
}
