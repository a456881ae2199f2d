import type { Kysely } from 'kysely';
import type { Engine } from './sql/by-engine.ts';

/** What runs the queries of a `Kysely` of a store, for the few places that go past Kysely. */
export interface Runner {
  engine: Engine;
  /** The rows of a query whose text is of this engine; none where it has no results. SQLite answers at once. */
  run(text: string, parameters: readonly unknown[]): unknown[] | Promise<unknown[]>;
}

const runners = new WeakMap<object, Runner>();

/** Called once for each `Kysely` that a connection makes. */
export function setRunner<Schema>(db: Kysely<Schema>, runner: Runner): void {
  runners.set(db, runner);
}

/** Throws where `db` is not of a store. */
export function runnerOf<Schema>(db: Kysely<Schema>): Runner {
  const runner = runners.get(db);
  if (!runner) throw new Error('Not a connection of a store.');
  return runner;
}

/** The engine of a connection of a store. */
export const engineOf = <Schema>(db: Kysely<Schema>): Engine => runnerOf(db).engine;
