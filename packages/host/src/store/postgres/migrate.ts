import type { ClientBase } from 'pg';
import { compatibleFrom } from '../compatible.ts';
import { FOREIGN, newestSchema, tooNew } from '../migrate.ts';
import { earlierNodes } from './earlier-nodes.ts';
import { wholeOf } from './schema/migration.ts';
import { postgresMigrations, schemaNumber } from './schema/migrations.ts';
import { MOVING } from './schema-names.ts';

/** Of the advisory lock that all nodes take when they open, to change the schema. */
export const SCHEMA_LOCK = 'vitrine schema';

/** The message for an empty database that a move has begun to fill. */
const UNFINISHED = `A move into this database was stopped before its end. Run it again, or "DROP SCHEMA ${MOVING} CASCADE" to begin anew.`;

const TABLE = `
CREATE TABLE IF NOT EXISTS migrations (number bigint PRIMARY KEY, name text NOT NULL, timestamp text NOT NULL);
ALTER TABLE migrations ADD COLUMN IF NOT EXISTS compatible_from bigint`;

/** How far a database is. */
interface SchemaState {
  /** The number of the last migration; 0 where it is empty. */
  schema: number;
  /** The earliest schema whose programs can work with it (`store/compatible.ts`). */
  earliest: number;
}

/** Throws where the database is another program's. */
async function stateOf(client: ClientBase): Promise<SchemaState> {
  const { rows: tables } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  if (tables.length === 0) {
    const { rows } = await client.query('SELECT FROM pg_namespace WHERE nspname = $1 AND nspname <> current_schema()', [
      MOVING,
    ]);
    if (rows.length > 0) throw new Error(UNFINISHED);
    return { schema: 0, earliest: 0 };
  }
  if (!tables.some(({ name }) => name === 'migrations')) throw new Error(FOREIGN);
  // Read as JSON, because the column may be missing.
  const { rows } = await client.query<{ last: { number: number; compatible_from?: number | null } }>(
    'SELECT to_json(m) AS last FROM migrations m ORDER BY number DESC LIMIT 1',
  );
  const { number = 0, compatible_from: earliest } = rows[0]?.last ?? {};
  return { schema: number, earliest: earliest ?? number };
}

/** Throws where this program's schema would be too new for one that has the database open. */
async function needNoEarlierNodes(client: ClientBase, schema: number): Promise<void> {
  const earliest = compatibleFrom(newestSchema);
  const nodes = await earlierNodes(client, earliest);
  if (nodes === 0) return;
  throw new Error(
    `This version brings the database from schema ${schema} to ${newestSchema}, which versions below schema ${earliest} cannot work with, and ${nodes} ${nodes === 1 ? 'process of such a version has' : 'processes of such versions have'} it open. Stop them first.`,
  );
}

/**
 * Brings the database forward to this version's schema: one node does, the others wait for it. All of it or nothing. Throws with a sentence
 * where a newer version has changed the database so that this one cannot work with it, where this one would do so beneath an earlier one that is
 * open, and where the database is another program's.
 */
export async function migratePostgres(client: ClientBase, { mustExist = false } = {}): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [SCHEMA_LOCK]);
    const { schema, earliest } = await stateOf(client);
    if (schema === 0 && mustExist) throw new Error('There is no shop in that database. "vitrine import" makes one.');
    const sentence = tooNew(schema, earliest);
    if (sentence !== null) throw new Error(sentence);
    if (schema > 0 && schema < newestSchema) await needNoEarlierNodes(client, schema);
    await client.query(TABLE);
    for (const [name, migration] of Object.entries(postgresMigrations)) {
      const number = schemaNumber(name);
      if (number <= schema) continue;
      await client.query(wholeOf(migration));
      await client.query('INSERT INTO migrations (number, name, timestamp, compatible_from) VALUES ($1, $2, $3, $4)', [
        number,
        name,
        new Date().toISOString(),
        compatibleFrom(number),
      ]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
