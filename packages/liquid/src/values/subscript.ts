import { LiquidError } from '../runtime/error.ts';
import { lengthOf, sliceOf } from './characters.ts';
import { Drop } from './drop.ts';
import { LiquidFloat } from './float.ts';
import { isHash, valueAt } from './hash.ts';
import { type Integer, isInteger } from './integer.ts';
import { toText } from './print.ts';
import { readProperty } from './property.ts';
import { LiquidRange } from './range.ts';

/** Whether list filters can read a property of the value: hashes, drops, and by the reference's `[]` texts and integers. */
export function hasSubscript(value: unknown): boolean {
  return (
    typeof value === 'string' || isInteger(value) || Array.isArray(value) || value instanceof Drop || isHash(value)
  );
}

/** What nil, booleans, floats and ranges have in place of a property. */
export const NO_SUBSCRIPT = Symbol('no subscript');

/**
 * A property of an item as list filters read it: of a hash the value of the key, of a drop its member; of a text the part
 * that equals the name, or the character at a position; of an integer the bit at a position.
 * `NO_SUBSCRIPT` if the item has no properties at all.
 * @throws LiquidError `cannot select the property 'x'` if the item has positions and `property` is none
 */
export function subscript(item: unknown, property: unknown): unknown {
  if (item instanceof Drop) return readProperty(item, property);
  if (typeof item === 'string') return ofText(item, property);
  if (Array.isArray(item)) {
    if (property instanceof LiquidRange) return positions(property, item.length, (from, to) => item.slice(from, to));
    return item.at(position(property, property));
  }
  if (isHash(item)) return valueAt(item, property);
  return isInteger(item) ? ofInteger(BigInt(item), property) : NO_SUBSCRIPT;
}

function ofText(text: string, property: unknown): unknown {
  if (typeof property === 'string') return text.includes(property) ? property : undefined;
  const length = lengthOf(text);
  if (property instanceof LiquidRange) return positions(property, length, (from, to) => sliceOf(text, from, to));
  const at = position(property, property);
  const index = at < 0 ? length + at : at;
  return index < 0 || index >= length ? undefined : sliceOf(text, index, index + 1);
}

function ofInteger(integer: bigint, property: unknown): unknown {
  if (property instanceof LiquidRange) return bits(integer, property);
  if (typeof property === 'bigint') return property > 0n && integer < 0n ? 1 : 0;
  const at = position(property, property);
  if (at < 0) return 0;
  return at > integer.toString(2).length ? (integer < 0n ? 1 : 0) : Number((integer >> BigInt(at)) & 1n);
}

/** The integer that some bits make. */
function bits(integer: bigint, { first, last }: LiquidRange): Integer | undefined {
  const from = Number(first);
  const width = Number(last) - from + 1;
  if (Math.abs(from) > 1000 || Math.abs(width) > 1000) throw new LiquidError('internal');
  const shifted = from < 0 ? integer << BigInt(-from) : integer >> BigInt(from);
  const value = width <= 0 ? shifted : shifted & ((1n << BigInt(width)) - 1n);
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/** A position in a text or list: an integer, or a float cut off. */
function position(value: unknown, property: unknown): number {
  if (typeof value === 'bigint') throw new LiquidError('internal');
  const number = value instanceof LiquidFloat ? value.value : value;
  if (typeof number !== 'number') throw new LiquidError(`cannot select the property '${toText(property)}'`);
  if (!Number.isFinite(number)) throw new LiquidError('internal');
  return Math.trunc(number);
}

/** A part by a range of positions, negative ones counted from the end; undefined if it begins outside. */
function positions<Part>({ first, last }: LiquidRange, length: number, part: (from: number, to: number) => Part) {
  const from = Number(first) < 0 ? Number(first) + length : Number(first);
  const to = Number(last) < 0 ? Number(last) + length : Number(last);
  return from < 0 || from > length ? undefined : part(from, Math.max(from, Math.min(to + 1, length)));
}
