import type { Row } from './row.ts';

export interface Loaded {
  /** One entry for each requested key. */
  found: Iterable<[string, Row]>;
}

/** The keys that are ids; others match no row. */
export const idsOf = (keys: string[]) => keys.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);

/** Rows by id or handle; `none` are the facts that make an absent row appear. */
export const byKey =
  <T, L extends string | number>(
    find: (keys: L[]) => Promise<Map<L, T>>,
    prepare: (keys: string[]) => L[],
    rowOf: (row: T, key: string) => Omit<Row, 'value'>,
    none: (key: string) => string[],
  ) =>
  async (keys: string[]): Promise<Loaded> => {
    const lookups = prepare(keys);
    const rows = lookups.length > 0 ? await find(lookups) : new Map<L, T>();
    const byText = new Map([...rows].map(([key, row]) => [String(key), row]));
    return {
      found: keys.map((key): [string, Row] => {
        const value = byText.get(key);
        return [key, value === undefined ? { value: null, facts: none(key) } : { value, ...rowOf(value, key) }];
      }),
    };
  };
export const text = (keys: string[]) => keys;
/** One call for each key. */
export const each =
  <T>(load: (key: string) => Promise<T>, facts: (key: string, value: T) => string[]) =>
  async (keys: string[]): Promise<Loaded> => ({
    found: await Promise.all(
      keys.map(async (key): Promise<[string, Row]> => {
        const value = await load(key);
        return [key, { value, facts: facts(key, value) }];
      }),
    ),
  });
