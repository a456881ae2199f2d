import { Drop, ListDrop } from '../drop.ts';
import { LiquidFloat, toNumber } from './number.ts';
import { isHash } from './print.ts';
import { LiquidRange } from './range.ts';

/**
 * Reads `object.key` or `object[key]`. Never reaches JavaScript members: drops answer for themselves, plain objects
 * give own properties, and what is neither has no members but the few words of the language.
 */
export function readProperty(object: unknown, key: unknown): unknown {
  if (object === null || object === undefined) return undefined;
  if (object instanceof Drop) {
    if (typeof key === 'string') return object.get(key);
    const index = asIndex(key);
    if (index === undefined) return key instanceof Drop ? object.get(key.print()) : undefined;
    return object instanceof ListDrop ? object.at(index) : object.get(String(index));
  }
  if (Array.isArray(object)) {
    const index = asIndex(key);
    return index === undefined ? undefined : object.at(index);
  }
  const name = typeof key === 'string' ? key : key instanceof Drop ? key.print() : asIndex(key)?.toString();
  if (name === undefined || !isHash(object)) return undefined;
  return ownValue(object, name);
}

/** Reads `object.name` written with a dot, where `size`, `first` and `last` are commands too. */
export function readMember(object: unknown, name: string): unknown {
  if (object instanceof Drop) return object.get(name);
  if (isHash(object) && Object.hasOwn(object, name)) return ownValue(object, name);
  if (name === 'size') return sizeOf(object);
  if (name === 'first') return firstOf(object);
  if (name === 'last') return lastOf(object);
  return undefined;
}

export function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'string') return codePoints(value);
  if (Array.isArray(value)) return value.length;
  if (value instanceof LiquidRange) return value.size;
  if (value instanceof ListDrop) return toNumber(value.get('size'));
  if (isHash(value)) return Object.keys(value).length;
  return undefined;
}

export function firstOf(value: unknown): unknown {
  if (Array.isArray(value)) return value[0];
  if (value instanceof LiquidRange) return value.first;
  if (value instanceof ListDrop) return value.at(0);
  if (isHash(value)) return Object.entries(value)[0];
  return undefined;
}

export function lastOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.at(-1);
  if (value instanceof LiquidRange) return value.last;
  if (value instanceof ListDrop) return value.at(-1);
  return undefined;
}

function ownValue(hash: Record<string, unknown>, name: string): unknown {
  if (!Object.hasOwn(hash, name)) return undefined;
  const value = hash[name];
  return typeof value === 'function' ? undefined : value;
}

function asIndex(key: unknown): number | undefined {
  if (typeof key === 'number' && Number.isInteger(key)) return key;
  return key instanceof LiquidFloat ? key.value : undefined;
}

/** Characters as a reader counts them, astral ones once. */
function codePoints(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit <= 0xdbff) {
      count--;
      index++;
    }
  }
  return count;
}
