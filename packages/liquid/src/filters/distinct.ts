import { Drop } from '../values/drop.ts';
import { LiquidFloat } from '../values/float.ts';
import { entriesOf, type Hash, hashSize, hasKey, isHash, valueAt } from '../values/hash.ts';
import { LiquidRange } from '../values/range.ts';

/**
 * The first item of each key. `1` and `1.0` are different keys; lists and hashes with equal content are equal keys. A single item's key is
 * not evaluated.
 */
export function distinct(items: readonly unknown[], keyOf: (item: unknown) => unknown): unknown[] {
  if (items.length < 2) return [...items];
  const primitives = new Set<unknown>();
  const objects: object[] = [];
  return items.filter((item) => {
    const key = primitive(keyOf(item));
    if (typeof key !== 'object' || key === null) {
      if (primitives.has(key)) return false;
      primitives.add(key);
      return true;
    }
    if (objects.some((known) => isSame(known, key))) return false;
    objects.push(key);
    return true;
  });
}

/** The Set key of a value: nil is one value, a whole float a text that no other value has. */
function primitive(value: unknown): unknown {
  if (value === null) return undefined;
  if (value instanceof LiquidFloat) return `\0float ${value.value + 0}`;
  return value instanceof Drop && value.asText ? value.print() : value;
}

/** Equality of keys: integers and floats differ. */
function isSame(left: unknown, right: unknown): boolean {
  const a = primitive(left);
  const b = primitive(right);
  if (typeof a !== 'object' || a === null) return Object.is(a, b);
  if (a instanceof Drop) return a.equals(b);
  if (a instanceof LiquidRange) return b instanceof LiquidRange && a.first === b.first && a.last === b.last;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  return isHash(a) && isHash(b) && areSameHashes(a, b);
}

function areSameHashes(left: Hash, right: Hash): boolean {
  return (
    hashSize(left) === hashSize(right) &&
    entriesOf(left).every(([key, value]) => hasKey(right, key) && isSame(value, valueAt(right, key)))
  );
}
