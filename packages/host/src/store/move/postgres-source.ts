import { tooNew } from '../migrate.ts';
import { holdClosed } from '../postgres/hold-closed.ts';
import { newestPostgresSchema } from '../postgres/schema/migrations.ts';
import { connectAlone } from '../postgres/single-client.ts';
import { LEFT_BEHIND, type MoveSource, tooOld } from './places.ts';
import { postgresRows } from './postgres-rows.ts';

/** Opens the shop of a PostgreSQL database to be moved, without changing it. Throws a sentence where it is open or another version's. */
export async function openPostgresSource(database: string): Promise<MoveSource> {
  const client = await connectAlone(database, 'vitrine move');
  try {
    const { rows: there } = await client.query<{ name: string | null }>(
      `SELECT to_regclass('migrations')::text AS name`,
    );
    if (there[0]?.name == null) throw new Error('There is no shop in the database to move from.');
    await holdClosed(client, LEFT_BEHIND);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ number: string }>('SELECT max(number) AS number FROM migrations');
    const schema = Number(rows[0]?.number ?? 0);
    const sentence = schema < newestPostgresSchema ? tooOld(schema, newestPostgresSchema) : tooNew(schema);
    if (sentence !== null) throw new Error(sentence);
    return {
      rows: postgresRows(client),
      async tables() {
        const { rows: tables } = await client.query<{ name: string }>(
          'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
        );
        return tables.map(({ name }) => name);
      },
      async wasWritten() {
        await client.query('COMMIT');
        // Nobody of the shop can open it.
        return false;
      },
      // It opens only where its URL is given.
      async leave() {},
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}
