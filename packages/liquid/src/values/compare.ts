import { LiquidError } from '../runtime/error.ts';
import { compareText } from './characters.ts';
import { Drop } from './drop.ts';
import { LiquidFloat } from './float.ts';
import { entriesOf, type Hash, hashSize, hasKey, isHash, valueAt } from './hash.ts';
import { ListDrop } from './list-drop.ts';
import { LiteralWord } from './literal.ts';
import { toNumber } from './number.ts';
import { toText } from './print.ts';
import { LiquidRange } from './range.ts';

/** Only nil and false are false. */
export function isTruthy(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  return value instanceof Drop ? value.isTruthy() : true;
}

export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value === '';
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Drop) return value.isEmpty();
  return isHash(value) && hashSize(value) === 0;
}

export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return /^[\t-\r ]*$/.test(value);
  return value instanceof Drop ? value.isBlank() : isEmpty(value);
}

/** `a == b` */
export function equals(left: unknown, right: unknown): boolean {
  if (left === right && !(left instanceof LiteralWord)) return true;
  if (typeof left === 'string' && typeof right === 'string') return false;
  if (left instanceof LiteralWord) return matchesWord(right, left);
  if (right instanceof LiteralWord) return matchesWord(left, right);
  if (left instanceof Drop) return equalsDrop(left, right);
  if (right instanceof Drop) return equalsDrop(right, left);
  if (isNil(left) || isNil(right)) return isNil(left) && isNil(right);
  const a = numberOf(left);
  if (a !== undefined) {
    const b = numberOf(right);
    // An integer beyond 2^53 and a float are compared as what they are: that needs the loose operator.
    // biome-ignore lint/suspicious/noDoubleEquals: see above
    return b !== undefined && a == b;
  }
  if (left instanceof LiquidRange) {
    return right instanceof LiquidRange && left.first === right.first && left.last === right.last;
  }
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) && left.length === right.length && left.every((item, index) => equals(item, right[index]))
    );
  }
  return isHash(left) && isHash(right) && equalHashes(left, right);
}

function equalHashes(left: Hash, right: Hash): boolean {
  return (
    hashSize(left) === hashSize(right) &&
    entriesOf(left).every(([key, value]) => hasKey(right, key) && equals(value, valueAt(right, key)))
  );
}

function equalsDrop(drop: Drop, other: unknown): boolean {
  if (drop.asNumber) {
    const number = numberOf(other);
    // biome-ignore lint/suspicious/noDoubleEquals: as in `equals`
    if (number !== undefined) return number == toNumber(drop);
  }
  return drop.equals(other) || (isNil(other) && drop.kind === 'empty');
}

function matchesWord(value: unknown, { word }: LiteralWord): boolean {
  return word === 'empty' ? isEmpty(value) : isBlank(value);
}

function isNil(value: unknown): boolean {
  return value === undefined || value === null;
}

/** The JavaScript number of a number of the language. */
function numberOf(value: unknown): number | bigint | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  return value instanceof LiquidFloat ? value.value : undefined;
}

/** Values with an order: numbers and texts, and drops with such a value. */
function orderable(value: unknown): number | bigint | string | undefined {
  if (typeof value === 'string') return value;
  if (!(value instanceof Drop)) return numberOf(value);
  if (value.asNumber) return toNumber(value);
  return value.asText ? value.print() : undefined;
}

/** The operators of order. */
export type OrderOperator = '<' | '>' | '<=' | '>=';

/**
 * `left < right` and its like; false if either has no order (nil, a list …).
 * @throws LiquidError if both have one, but not with each other (`1 < 'a'`)
 */
export function compares(left: unknown, operator: OrderOperator, right: unknown): boolean {
  const a = typeof left === 'number' ? left : orderable(left);
  const b = typeof right === 'number' ? right : orderable(right);
  if (a === undefined || b === undefined) return false;
  if (typeof a === 'string' || typeof b === 'string') {
    if (typeof a !== typeof b)
      throw new LiquidError(`comparison of ${className(a, left)} with ${described(b, right)} failed`);
    return holds(compareText(String(a), String(b)), operator, 0);
  }
  return holds(a, operator, b);
}

function holds(left: number | bigint, operator: OrderOperator, right: number | bigint): boolean {
  switch (operator) {
    case '<':
      return left < right;
    case '>':
      return left > right;
    case '<=':
      return left <= right;
    default:
      return left >= right;
  }
}

/** Beyond this size the reference names an integer by its class instead of its digits. */
const LARGEST_FIXNUM = 2n ** 62n;

function className(order: number | bigint | string, value: unknown): string {
  if (typeof order === 'string') return 'String';
  return typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value)) ? 'Integer' : 'Float';
}

function described(order: number | bigint | string, value: unknown): string {
  if (typeof order === 'string') return 'String';
  if (typeof value === 'bigint' && (value >= LARGEST_FIXNUM || value < -LARGEST_FIXNUM)) return 'Integer';
  return toText(value);
}

/**
 * Order of two values for sorting: negative, 0 or positive; undefined if they have none. Equal values of any kind have
 * the order 0, lists are compared item by item.
 */
export function sortOrder(left: unknown, right: unknown): number | undefined {
  const a = orderable(left);
  const b = orderable(right);
  if (a !== undefined && b !== undefined) {
    if (typeof a === 'string') return typeof b === 'string' ? compareText(a, b) : undefined;
    if (typeof b === 'string') return undefined;
    if (a < b) return -1;
    if (a > b) return 1;
    // biome-ignore lint/suspicious/noDoubleEquals: as in `equals`
    return a == b ? 0 : undefined;
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    const shorter = Math.min(left.length, right.length);
    for (let index = 0; index < shorter; index++) {
      const order = sortOrder(left[index], right[index]);
      if (order !== 0) return order;
    }
    return Math.sign(left.length - right.length);
  }
  return equals(left, right) ? 0 : undefined;
}

/** `left contains right`: text in text, item in list, key in hash, number in range. */
export function contains(left: unknown, right: unknown): boolean {
  if (!isTruthy(left) || !isTruthy(right)) return false;
  if (typeof left === 'string') return left.includes(typeof right === 'string' ? right : toText(right));
  if (Array.isArray(left)) return left.some((item) => equals(item, right));
  if (left instanceof ListDrop) return left.slice().some((item) => equals(item, right));
  if (left instanceof Drop) return left.asText && left.print().includes(toText(right));
  if (left instanceof LiquidRange) {
    const number = numberOf(right);
    return number !== undefined && left.includes(number);
  }
  return isHash(left) && hasKey(left, right instanceof Drop ? right.print() : right);
}
