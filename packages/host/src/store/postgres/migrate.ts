import type { ClientBase } from 'pg';
import { FOREIGN, tooNew } from '../migrate.ts';
import { wholeOf } from './schema/migration.ts';
import { postgresMigrations, schemaNumber } from './schema/migrations.ts';
import { MOVING } from './schema-names.ts';

/** Of the advisory lock that all nodes take when they open, to change the schema. */
export const SCHEMA_LOCK = 'vitrine schema';

/** The message for an empty database that a move has begun to fill. */
const UNFINISHED = `A move into this database was stopped before its end. Run it again, or "DROP SCHEMA ${MOVING} CASCADE" to begin anew.`;

const TABLE =
  'CREATE TABLE IF NOT EXISTS migrations (number bigint PRIMARY KEY, name text NOT NULL, timestamp text NOT NULL)';

/** The number of the last migration of a database; 0 where it is empty. Throws where it is another program's. */
async function schemaOf(client: ClientBase): Promise<number> {
  const { rows: tables } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  if (tables.length === 0) {
    const { rows } = await client.query('SELECT FROM pg_namespace WHERE nspname = $1 AND nspname <> current_schema()', [
      MOVING,
    ]);
    if (rows.length > 0) throw new Error(UNFINISHED);
    return 0;
  }
  if (!tables.some(({ name }) => name === 'migrations')) throw new Error(FOREIGN);
  const { rows } = await client.query<{ number: number | null }>('SELECT max(number) AS number FROM migrations');
  return Number(rows[0]?.number ?? 0);
}

/**
 * Brings the database forward to this version's schema: one node does, the others wait for it. All of it or nothing. Throws with a sentence
 * where a newer version has written the database, or another program has.
 */
export async function migratePostgres(client: ClientBase, { mustExist = false } = {}): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [SCHEMA_LOCK]);
    const schema = await schemaOf(client);
    if (schema === 0 && mustExist) throw new Error('There is no shop in that database. "vitrine import" makes one.');
    const sentence = tooNew(schema);
    if (sentence !== null) throw new Error(sentence);
    await client.query(TABLE);
    for (const [name, migration] of Object.entries(postgresMigrations)) {
      const number = schemaNumber(name);
      if (number <= schema) continue;
      await client.query(wholeOf(migration));
      await client.query('INSERT INTO migrations (number, name, timestamp) VALUES ($1, $2, $3)', [
        number,
        name,
        new Date().toISOString(),
      ]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
