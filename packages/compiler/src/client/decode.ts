/** Decoders of what came over the wire. They check kinds, not ranges, and are made from schemas (`decoderOf`), seldom by hand. */
import { isRecord } from './is-record.ts';

/** Turns what came over the wire into a typed value, or throws `DecodeError`. `path` is where the value stands, e.g. `$.items[0]`. */
export type Decoder<T> = (value: unknown, path: string) => T;

/** A value does not fit; the message is its path. */
export class DecodeError extends Error {}

/** What a decoder answers where the value does not fit. */
export function bad(path: string): never {
  throw new DecodeError(path);
}

export const anything: Decoder<unknown> = (value) => value;

export const text: Decoder<string> = (value, path) => (typeof value === 'string' ? value : bad(path));

export const flag: Decoder<boolean> = (value, path) => (typeof value === 'boolean' ? value : bad(path));

export const number: Decoder<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? value : bad(path);

export const integer: Decoder<number> = (value, path) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : bad(path);

/** `otherwise` where the value is null or missing. */
export const fallback =
  <T, O = T>(decoder: Decoder<T>, otherwise: O): Decoder<T | O> =>
  (value, path) =>
    value === null || value === undefined ? otherwise : decoder(value, path);

/** Null where the value is null or missing. */
export const nullable = <T>(decoder: Decoder<T>): Decoder<T | null> => fallback(decoder, null);

/** Undefined where the value is null or missing. */
export const optional = <T>(decoder: Decoder<T>): Decoder<T | undefined> => fallback(decoder, undefined);

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
