/** A hash: a plain object, of which only its own properties count, or a `Map`. */
export type Hash = Readonly<Record<string, unknown>> | ReadonlyMap<unknown, unknown>;

export function isHash(value: unknown): value is Hash {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || value instanceof Map;
}

/** Whether the hash has the key itself. An object's keys are strings; a Map tells `1` from `'1'`. */
export function hasKey(hash: Hash, key: unknown): boolean {
  if (hash instanceof Map) return hash.has(key);
  return typeof key === 'string' && Object.hasOwn(hash, key);
}

/** The value of a key, or undefined. Functions are no values. */
export function valueAt(hash: Hash, key: unknown): unknown {
  if (hash instanceof Map) return hash.get(key);
  if (typeof key !== 'string' || !Object.hasOwn(hash, key)) return undefined;
  const value = (hash as Readonly<Record<string, unknown>>)[key];
  return typeof value === 'function' ? undefined : value;
}

export function entriesOf(hash: Hash): [unknown, unknown][] {
  return hash instanceof Map ? [...hash] : Object.entries(hash);
}

export function hashSize(hash: Hash): number {
  return hash instanceof Map ? hash.size : Object.keys(hash).length;
}
