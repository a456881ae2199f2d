import type { CallFailure } from './call-failure.ts';
import { isRecord } from './is-record.ts';
import { fail, ok, type Result } from './result.ts';

export { isRecord };

/** Turns what came over the wire into a typed value, or throws `BadShape`. Compose them and run the whole with `decode`. */
export type Decoder<T> = (value: unknown, path: string) => T;

class BadShape extends Error {}

/** What a decoder answers where the value does not fit. */
export function bad(path: string): never {
  throw new BadShape(path);
}

/** Runs a decoder at the edge: a shape that does not fit becomes a value that says where. */
export function decode<T>(decoder: Decoder<T>, value: unknown): Result<T, CallFailure> {
  try {
    return ok(decoder(value, '$'));
  } catch (error) {
    if (error instanceof BadShape) return fail({ kind: 'bad-shape', path: error.message });
    throw error;
  }
}

export const text: Decoder<string> = (value, path) => (typeof value === 'string' ? value : bad(path));

export const flag: Decoder<boolean> = (value, path) => (typeof value === 'boolean' ? value : bad(path));

export const number: Decoder<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? value : bad(path);

export const integer: Decoder<number> = (value, path) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : bad(path);

/** Null where the value is null or missing. */
export const nullable =
  <T>(decoder: Decoder<T>): Decoder<T | null> =>
  (value, path) =>
    value === null || value === undefined ? null : decoder(value, path);

/** `otherwise` where the value is null or missing. */
export const fallback =
  <T>(decoder: Decoder<T>, otherwise: T): Decoder<T> =>
  (value, path) =>
    value === null || value === undefined ? otherwise : decoder(value, path);

export const list =
  <T>(decoder: Decoder<T>): Decoder<T[]> =>
  (value, path) =>
    Array.isArray(value) ? value.map((entry, index) => decoder(entry, `${path}[${index}]`)) : bad(path);

/** An object used as a map. */
export const map =
  <T>(decoder: Decoder<T>): Decoder<Record<string, T>> =>
  (value, path) => {
    if (!isRecord(value)) return bad(path);
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, decoder(entry, `${path}.${key}`)]));
  };

/** An object with these fields; others are left out. */
export const object =
  <T extends object>(fields: { [K in keyof T]: Decoder<T[K]> }): Decoder<T> =>
  (value, path) => {
    if (!isRecord(value)) return bad(path);
    const result: Partial<T> = {};
    for (const key in fields) result[key] = fields[key](value[key], `${path}.${key}`);
    return result as T;
  };
