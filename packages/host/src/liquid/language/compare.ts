import { Drop, ListDrop } from '../drop.ts';
import { LiquidError } from './error.ts';
import { LiteralWord } from './literal.ts';
import { LiquidFloat } from './number.ts';
import { isHash, print } from './print.ts';
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
  if (value instanceof LiteralWord) return true;
  return isHash(value) && Object.keys(value).length === 0;
}

export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return !/\S/.test(value);
  return value instanceof Drop ? value.isBlank() : isEmpty(value);
}

/** `a == b` */
export function equals(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (left instanceof LiteralWord) return matchesWord(right, left);
  if (right instanceof LiteralWord) return matchesWord(left, right);
  if (isNumber(left) && isMoney(right)) return Number(left) === Number(right.print());
  if (isNumber(right) && isMoney(left)) return Number(right) === Number(left.print());
  if (left instanceof Drop) return left.equals(right) || (isNil(right) && left.kind === 'empty');
  if (right instanceof Drop) return right.equals(left) || (isNil(left) && right.kind === 'empty');
  if (isNil(left) || isNil(right)) return isNil(left) && isNil(right);
  if (left instanceof LiquidFloat) return isNumber(right) && left.value === Number(right);
  if (right instanceof LiquidFloat) return isNumber(left) && right.value === Number(left);
  if (left instanceof LiquidRange) {
    return right instanceof LiquidRange && left.first === right.first && left.last === right.last;
  }
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) && left.length === right.length && left.every((item, index) => equals(item, right[index]))
    );
  }
  if (isHash(left) && isHash(right)) {
    const keys = Object.keys(left);
    return (
      keys.length === Object.keys(right).length &&
      keys.every((key) => Object.hasOwn(right, key) && equals(left[key], right[key]))
    );
  }
  return false;
}

function matchesWord(value: unknown, literal: LiteralWord): boolean {
  return literal.word === 'empty' ? isEmpty(value) : isBlank(value);
}

function isNil(value: unknown): boolean {
  return value === undefined || value === null;
}

/** An amount that knows its currency is a number all the same. */
function isMoney(value: unknown): value is Drop {
  return value instanceof Drop && value.kind === 'money';
}

function isNumber(value: unknown): value is number | LiquidFloat {
  return typeof value === 'number' || value instanceof LiquidFloat;
}

/**
 * Order of two values as `<` and `sort` see it: negative, 0 or positive; undefined if one is nil or cannot be ordered.
 * @throws LiquidError if both can be ordered, but not with each other (`1 < 'a'`).
 */
export function order(left: unknown, right: unknown): number | undefined {
  const a = orderable(left);
  const b = orderable(right);
  if (a === undefined || b === undefined) return undefined;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  throw new LiquidError(`comparison of ${className(left)} with ${described(right)} failed`);
}

function orderable(value: unknown): number | string | undefined {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof LiquidFloat) return value.value;
  if (isMoney(value)) return Number(value.print());
  return value instanceof Drop && value.asText ? value.print() : undefined;
}

function className(value: unknown): string {
  if (typeof value === 'string') return 'String';
  return typeof value === 'number' && Number.isInteger(value) ? 'Integer' : value instanceof Drop ? 'String' : 'Float';
}

function described(value: unknown): string {
  return typeof value === 'string' || value instanceof Drop ? 'String' : print(value);
}

/** `left contains right`: text in text, item in list, key in hash. */
export function contains(left: unknown, right: unknown): boolean {
  if (isNil(left) || isNil(right) || left === false || right === false) return false;
  if (typeof left === 'string') return left.includes(print(right));
  if (Array.isArray(left)) return left.some((item) => equals(item, right));
  if (left instanceof ListDrop) return left.slice().some((item) => equals(item, right));
  if (left instanceof Drop) return left.asText && left.print().includes(print(right));
  if (left instanceof LiquidRange) {
    return isNumber(right) && Number(right) >= left.first && Number(right) <= left.last;
  }
  return isHash(left) && Object.hasOwn(left, print(right));
}
