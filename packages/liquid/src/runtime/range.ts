import { LiquidFloat } from '../values/float.ts';
import { fromBigInt, type Integer, isInteger } from '../values/integer.ts';
import { leadingInteger, toInteger } from '../values/number.ts';
import { LiquidRange } from '../values/range.ts';
import { LiquidError } from './error.ts';

/** `(from..to)`. @throws LiquidError `invalid integer` */
export function rangeOf(from: unknown, to: unknown): LiquidRange {
  return new LiquidRange(endOf(from), endOf(to));
}

function endOf(value: unknown): Integer {
  if (typeof value === 'string') return leadingInteger(value);
  return value === undefined || value === null ? 0 : toInteger(value);
}

/**
 * The integer part of a number, the leading integer of a text, 0 for nil.
 * @throws LiquidError `invalid integer`
 */
export function wholeOf(value: unknown): Integer {
  if (value === undefined || value === null) return 0;
  if (typeof value === 'string') return leadingInteger(value);
  if (isInteger(value)) return value;
  if (typeof value === 'number' && Number.isFinite(value)) return fromBigInt(BigInt(Math.trunc(value)));
  if (value instanceof LiquidFloat) return fromBigInt(BigInt(value.value));
  throw new LiquidError('invalid integer');
}
