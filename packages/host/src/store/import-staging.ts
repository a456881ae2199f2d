import { sql } from 'kysely';
import { engineOf, runnerOf } from './engine.ts';
import type { Store } from './open.ts';
import { takeLock } from './process-lock.ts';
import { REPLACED } from './staged-names.ts';
import { openStaging as openSqliteStaging, type Staging, swapStaging as swapSqliteStaging } from './staging.ts';
import type { Tx } from './writer.ts';

/** Loaded where it is used, as the client of PostgreSQL is. */
const postgres = () => import('./postgres/staging.ts');

/** Runs statements of PostgreSQL's own in a write. */
const runIn = (tx: Tx) => async (text: string, parameters: readonly unknown[]) => ({
  rows: (await runnerOf(tx).run(text, parameters)) as Record<string, unknown>[],
});

/**
 * Has no other import begin. Returns how to let others in, or null where one is running. `waits`: in PostgreSQL, where other nodes start and
 * import at the same time, for the end of theirs.
 */
export async function lockImports(store: Store, waits = false): Promise<(() => Promise<void>) | null> {
  if (store.database !== undefined) return (await postgres()).lockPostgresImports(store.database, waits);
  const release = takeLock(store.dataDir, 'import');
  return release && (async () => release());
}

/** Begins to build what replaces the live tables. Whoever calls holds `lockImports`. */
export async function openStaging(store: Store): Promise<Staging> {
  return store.database === undefined
    ? openSqliteStaging(store)
    : (await postgres()).openPostgresStaging(store.database);
}

/**
 * Has an import wait with its swap until this write is done. Where it is the first step of a write, an import is done or has not begun for all that
 * the write sees: what it replaces is not seen in part as it was before, as rows of other tables would be.
 */
export async function holdOffImports(tx: Tx): Promise<void> {
  // The table that an import locks first: whoever has it waits for none of the others.
  const [first] = REPLACED;
  if (engineOf(tx) === 'postgres') await sql`lock table ${sql.table(first)} in access share mode`.execute(tx);
}

/** Has all others wait who change what is replaced. The first step of the write that puts the built tables in place. */
export async function holdReplaced(tx: Tx): Promise<void> {
  if (runnerOf(tx).engine === 'postgres') await (await postgres()).holdReplaced(runIn(tx));
}

/** Puts the built tables in the place of the live ones: names change, no row moves. */
export async function swapStaging(tx: Tx): Promise<void> {
  if (runnerOf(tx).engine === 'postgres') await (await postgres()).swapPostgresStaging(runIn(tx));
  else await swapSqliteStaging(tx);
}
