import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { runPrepared } from './sqlite.ts';

type Value = string | number | null;

/**
 * A query whose SQL is built once, for the few that run at every cart change: building it costs more than running it, and so does Kysely's
 * path to the connection. `build` is called once, with placeholders for its arguments, which it may only use as values of the query.
 */
export function compiled<const Args extends readonly Value[], Row>(
  build: (db: Kysely<Database>, ...args: Args) => Compilable<Row>,
): (db: Kysely<Database>, ...args: Args) => Row[] {
  let known: { text: CompiledQuery<Row>; places: number[] } | undefined;
  const prepare = (db: Kysely<Database>): NonNullable<typeof known> => {
    const standIns: unknown[] = Array.from({ length: build.length - 1 }, (_, place) => ({ place }));
    // A placeholder is not of the type it has here, but Kysely passes it to the parameters untouched, where it is replaced.
    const text = build(db, ...(standIns as unknown as Args)).compile();
    const places = text.parameters.map((parameter) => standIns.indexOf(parameter));
    return { text, places };
  };
  return (db, ...args) => {
    known ??= prepare(db);
    const { text, places } = known;
    const parameters = places.map((place, index) => (place >= 0 ? args[place] : text.parameters[index]));
    return runPrepared(db, text.sql, parameters) as Row[];
  };
}
