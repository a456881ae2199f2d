import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { runnerOf } from './engine.ts';
import type { Database } from './schema.ts';
import type { Engine } from './sql/by-engine.ts';

type Value = string | number | null;

interface Prepared {
  text: CompiledQuery<unknown>;
  /** For each parameter the argument it is, or -1. */
  places: number[];
}

/**
 * A query whose SQL is built once for each engine, for the few that run at every cart change: building it costs more than running it, and so
 * does Kysely's path to the connection. `build` is called once, with placeholders for its arguments, which it may only use as values of the
 * query. SQLite answers at once, PostgreSQL with a promise.
 */
export function compiled<const Args extends readonly Value[], Row>(
  build: (db: Kysely<Database>, ...args: Args) => Compilable<Row>,
): (db: Kysely<Database>, ...args: Args) => Row[] | Promise<Row[]> {
  const known = new Map<Engine, Prepared>();
  const prepare = (db: Kysely<Database>): Prepared => {
    const standIns: unknown[] = Array.from({ length: build.length - 1 }, (_, place) => ({ place }));
    // A placeholder is not of the type it has here, but Kysely passes it to the parameters untouched, where it is replaced.
    const text = build(db, ...(standIns as unknown as Args)).compile();
    const places = text.parameters.map((parameter) => standIns.indexOf(parameter));
    return { text, places };
  };
  return (db, ...args) => {
    const { engine, run } = runnerOf(db);
    const prepared = known.get(engine) ?? prepare(db);
    known.set(engine, prepared);
    const { text, places } = prepared;
    const parameters = places.map((place, index) => (place >= 0 ? args[place] : text.parameters[index]));
    return run(text.sql, parameters) as Row[] | Promise<Row[]>;
  };
}
