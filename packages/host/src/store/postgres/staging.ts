import type { Staging } from '../staging.ts';
import { StoreError } from '../store-error.ts';
import { runOn } from './connections.ts';
import { kyselyOver } from './dialect.ts';
import { POSTGRES_REPLACED } from './replaced.ts';
import { replacedTables } from './schema/migrations.ts';
import { GONE, NEXT } from './schema-names.ts';
import { connectAlone } from './single-client.ts';

/** Runs a query: what of an answer is needed here. */
type Run = (text: string, parameters: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** Of the advisory lock that an import holds. */
export const IMPORT_LOCK = 'vitrine import';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Has no other import begin, on any node. Null where one is running and `waits` is false. */
export async function lockPostgresImports(database: string, waits: boolean): Promise<(() => Promise<void>) | null> {
  const client = await connectAlone(database, 'vitrine import lock');
  const run = runOn(client);
  for (;;) {
    const { rows } = await run('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken', [IMPORT_LOCK]);
    if (rows[0]?.taken === 1) return () => client.end();
    if (!waits) break;
    // Not in the database: a statement that waits there is one that the running import waits for (`untilAllSeeIt`).
    await pause(TRY_EVERY);
  }
  await client.end();
  return null;
}

/** ms between two tries for the lock of imports. */
const TRY_EVERY = 500;
/** ms between two looks for transactions that are older than what was built, and ms until that is given up. */
const LOOK = 50;
const PATIENCE = 60_000;

/**
 * Waits until no transaction is left that began before the last row was built: one of those would find the tables empty after the swap,
 * because it sees no row that is newer than itself.
 */
async function untilAllSeeIt(run: Run): Promise<void> {
  const { rows } = await run('SELECT pg_current_xact_id()::text AS now', []);
  const now = String(rows[0]?.now);
  const since = performance.now();
  for (;;) {
    const { rows: older } = await run(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND backend_xmin IS NOT NULL AND age(backend_xmin) > age(($1::text)::xid) LIMIT 1`,
      [now],
    );
    if (older.length === 0) return;
    if (performance.now() - since > PATIENCE)
      throw new StoreError(
        'busy',
        'A transaction that began before the import was built is still open (a backup?). Import again when it has ended.',
      );
    await pause(LOOK);
  }
}

async function dropLeft(run: Run): Promise<void> {
  for (const schema of [NEXT, GONE]) await run(`DROP SCHEMA IF EXISTS ${schema} CASCADE`, []);
}

/**
 * Builds the tables that replace the live ones in a schema of their own, in many short transactions. Whoever calls holds the lock of imports;
 * what a killed import has left is removed first.
 */
export async function openPostgresStaging(database: string): Promise<Staging> {
  const client = await connectAlone(database, 'vitrine import');
  const run = runOn(client);
  try {
    // What is built is worth nothing before the swap, whose commit waits for all of it.
    await run('SET synchronous_commit = off', []);
    await dropLeft(run);
    await run(`CREATE SCHEMA ${NEXT}`, []);
    const { rows } = await run('SELECT current_schema() AS name', []);
    await run(`SET search_path TO ${NEXT}`, []);
    await client.query(replacedTables());
    await run(`SET search_path TO ${NEXT}, "${String(rows[0]?.name)}"`, []);
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    db: kyselyOver(run),
    async copy() {
      await run(`ANALYZE ${POSTGRES_REPLACED.map((table) => `${NEXT}."${table}"`).join(', ')}`, []);
      await untilAllSeeIt(run);
    },
    async close() {
      await run('RESET search_path', []);
      await dropLeft(run);
      await client.end();
    },
  };
}

/**
 * Has everybody else wait who reads or writes what is replaced. Must be the first statement of its transaction: what that sees of the tables is
 * then the last that anybody has written.
 */
export async function holdReplaced(run: Run): Promise<void> {
  await run(`LOCK TABLE ${POSTGRES_REPLACED.map((table) => `"${table}"`).join(', ')} IN ACCESS EXCLUSIVE MODE`, []);
}

/** Puts the built tables in the place of the live ones, which are dropped afterwards. No row moves. */
export async function swapPostgresStaging(run: Run): Promise<void> {
  const { rows } = await run('SELECT current_schema() AS name', []);
  const live = String(rows[0]?.name);
  const moves = POSTGRES_REPLACED.flatMap((table) => [
    `ALTER TABLE "${live}"."${table}" SET SCHEMA ${GONE};`,
    `ALTER TABLE ${NEXT}."${table}" SET SCHEMA "${live}";`,
  ]);
  // As one statement: everybody else waits for its end.
  await run(`DO $do$ BEGIN CREATE SCHEMA ${GONE}; ${moves.join(' ')} END $do$`, []);
}
