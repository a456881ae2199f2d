import { charactersOf, lengthOf } from './characters.ts';
import { Drop } from './drop.ts';
import { entriesOf, hashSize, hasKey, isHash, valueAt } from './hash.ts';
import { isInteger } from './integer.ts';
import { ListDrop } from './list-drop.ts';
import { toNumber } from './number.ts';
import { LiquidRange } from './range.ts';

/**
 * Reads `object[key]`. Never reaches JavaScript members: drops answer for themselves, hashes give what they own, lists
 * their items by position, and nothing else has members.
 */
export function readProperty(object: unknown, key: unknown): unknown {
  if (typeof object !== 'object' || object === null) return undefined;
  if (object instanceof Drop) return readDrop(object, key);
  if (Array.isArray(object)) {
    const index = key instanceof Drop && key.asNumber ? toNumber(key) : key;
    return typeof index === 'number' && Number.isInteger(index) ? object.at(index) : undefined;
  }
  return isHash(object) ? valueAt(object, key instanceof Drop ? key.print() : key) : undefined;
}

function readDrop(drop: Drop, key: unknown): unknown {
  if (typeof key === 'string') return drop.get(key);
  if (drop instanceof ListDrop) {
    const index = key instanceof Drop && key.asNumber ? toNumber(key) : key;
    if (typeof index === 'number' && Number.isInteger(index)) return drop.at(index);
  }
  if (key instanceof Drop) return drop.get(key.print());
  return isInteger(key) ? drop.get(String(key)) : undefined;
}

/** Reads `object.name` written with a dot, where `size`, `first` and `last` are commands too. */
export function readMember(object: unknown, name: string): unknown {
  if (typeof object === 'object' && object !== null) {
    if (object instanceof Drop) return object.get(name);
    if (!Array.isArray(object) && isHash(object)) {
      const value = valueAt(object, name);
      if (value !== undefined || hasKey(object, name)) return value;
    }
  }
  switch (name) {
    case 'size':
      return sizeOf(object);
    case 'first':
      return firstOf(object);
    case 'last':
      return lastOf(object);
    default:
      return undefined;
  }
}

/** Characters, items, pairs; of an integer the bytes it takes. Undefined for what has no size. */
export function sizeOf(value: unknown): number | bigint | undefined {
  if (typeof value === 'string') return lengthOf(value);
  if (Array.isArray(value)) return value.length;
  if (isInteger(value)) return bytesOf(value);
  if (value instanceof LiquidRange) return value.size;
  if (value instanceof ListDrop) return toNumber(value.get('size'));
  return isHash(value) ? hashSize(value) : undefined;
}

/** Bytes of an integer: those of a machine word, or as many as a greater one needs. */
function bytesOf(value: number | bigint): number {
  if (typeof value === 'number') return 8;
  const magnitude = value < 0n ? -value : value;
  return Math.max(8, Math.ceil(magnitude.toString(16).length / 2));
}

/** The first character, item, end of a range, or `[key, value]` of a hash. */
export function firstOf(value: unknown): unknown {
  if (typeof value === 'string') return charactersOf(value.slice(0, 2))[0] ?? '';
  if (Array.isArray(value)) return value[0];
  if (value instanceof LiquidRange) return value.first;
  if (value instanceof ListDrop) return value.at(0);
  return isHash(value) ? entriesOf(value)[0] : undefined;
}

/** The last character, item, or end of a range. A hash has none. */
export function lastOf(value: unknown): unknown {
  if (typeof value === 'string') return charactersOf(value.slice(-2)).at(-1) ?? '';
  if (Array.isArray(value)) return value.at(-1);
  if (value instanceof LiquidRange) return value.last;
  return value instanceof ListDrop ? value.at(-1) : undefined;
}
