import { RenderLimitError } from '../runtime/error.ts';
import type { Integer } from './integer.ts';

/** Maximum digits of a number, so that repeated multiplication cannot exhaust the memory. */
const MOST_DIGITS = 100_000;

/**
 * A decimal number of any precision: floats, and texts like `'1.50'`, become one in a calculation, so that 0.1 + 0.2 is 0.3. The value is
 * `coefficient × 10^exponent`; infinities, NaN and negative zero are in `special`.
 */
export class Decimal {
  readonly coefficient: bigint;
  readonly exponent: number;
  readonly special: number | undefined;

  constructor(coefficient: bigint, exponent: number, special?: number) {
    this.coefficient = coefficient;
    this.exponent = exponent;
    this.special = special;
  }

  /** The nearest float. */
  toNumber(): number {
    return this.special ?? Number(`${this.coefficient}e${this.exponent}`);
  }
}

const FLOAT = /^(-?)(\d+)(?:\.(\d+))?(?:e([-+]\d+))?$/;

/** The decimal that a float prints as: its shortest digits, not its binary value. */
export function decimalOf(value: number): Decimal {
  if (!Number.isFinite(value) || Object.is(value, -0)) return special(value);
  if (Number.isSafeInteger(value)) return new Decimal(BigInt(value), 0);
  return parseDecimal(String(value));
}

/** Reads `-12.50` or `1.5e-7`. */
export function parseDecimal(text: string): Decimal {
  const [, sign = '', whole = '0', fraction = '', power = '0'] = FLOAT.exec(text) ?? [];
  checkDigits(whole.length + fraction.length);
  const coefficient = BigInt(whole + fraction);
  if (coefficient === 0n) return sign === '' ? new Decimal(0n, 0) : special(-0);
  return new Decimal(sign === '' ? coefficient : -coefficient, Number(power) - fraction.length);
}

export function decimalFrom(value: Integer | Decimal): Decimal {
  return value instanceof Decimal ? value : new Decimal(BigInt(value), 0);
}

export function add(left: Decimal, right: Decimal): Decimal {
  if (left.special !== undefined || right.special !== undefined) return special(left.toNumber() + right.toNumber());
  const exponent = Math.min(left.exponent, right.exponent);
  return new Decimal(scaled(left, exponent) + scaled(right, exponent), exponent);
}

export function subtract(left: Decimal, right: Decimal): Decimal {
  if (left.special !== undefined || right.special !== undefined) return special(left.toNumber() - right.toNumber());
  const exponent = Math.min(left.exponent, right.exponent);
  return new Decimal(scaled(left, exponent) - scaled(right, exponent), exponent);
}

export function multiply(left: Decimal, right: Decimal): Decimal {
  if (
    left.special !== undefined ||
    right.special !== undefined ||
    left.coefficient === 0n ||
    right.coefficient === 0n
  ) {
    return special(left.toNumber() * right.toNumber());
  }
  return new Decimal(left.coefficient * right.coefficient, left.exponent + right.exponent);
}

/** Enough digits of the quotient to round it to the right float. */
const QUOTIENT_DIGITS = 40;

/** Dividing by zero gives an infinity or NaN. */
export function divide(left: Decimal, right: Decimal): Decimal {
  if (
    left.special !== undefined ||
    right.special !== undefined ||
    left.coefficient === 0n ||
    right.coefficient === 0n
  ) {
    return special(left.toNumber() / right.toNumber());
  }
  const shift = Math.max(0, QUOTIENT_DIGITS + digitsOf(right.coefficient) - digitsOf(left.coefficient));
  const dividend = left.coefficient * 10n ** BigInt(shift);
  return new Decimal(dividend / right.coefficient, left.exponent - right.exponent - shift);
}

/** The remainder with the sign of the divisor, which is not zero. */
export function remainder(left: Decimal, right: Decimal): Decimal {
  if (left.special !== undefined || right.special !== undefined) {
    return special((left.toNumber() + 0) % right.toNumber());
  }
  const exponent = Math.min(left.exponent, right.exponent);
  const divisor = scaled(right, exponent);
  const rest = scaled(left, exponent) % divisor;
  return new Decimal(rest !== 0n && rest < 0n !== divisor < 0n ? rest + divisor : rest, exponent);
}

/** Negative, 0 or positive; NaN if either is NaN. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  if (left.special !== undefined || right.special !== undefined) {
    const a = left.toNumber();
    const b = right.toNumber();
    return a === b ? 0 : a - b;
  }
  const { coefficient } = subtract(left, right);
  return coefficient < 0n ? -1 : coefficient > 0n ? 1 : 0;
}

export function negate(value: Decimal): Decimal {
  return value.special === undefined
    ? new Decimal(-value.coefficient, value.exponent)
    : new Decimal(0n, 0, -value.special);
}

/** `half`: away from zero from the half on; `up`: to the next greater; `down`: to the next smaller. */
export type Rounding = 'half' | 'up' | 'down';

/** Rounds to `digits` behind the point (negative: before it). The value is finite. */
export function roundDecimal(value: Decimal, digits: number, rounding: Rounding): Decimal {
  if (value.special !== undefined || value.exponent >= -digits) return value;
  const dropped = -digits - value.exponent;
  if (rounding === 'half' && dropped > digitsOf(value.coefficient)) return value.coefficient < 0n ? special(-0) : ZERO;
  const unit = 10n ** BigInt(dropped);
  const quotient = value.coefficient / unit;
  const rest = value.coefficient % unit;
  const sign = value.coefficient < 0n ? -1n : 1n;
  const away = rounding === 'half' ? 2n * rest * sign >= unit : rest !== 0n && (rounding === 'up') === sign > 0n;
  const rounded = away ? quotient + sign : quotient;
  return rounded === 0n && sign < 0n ? special(-0) : new Decimal(rounded, -digits);
}

/** The whole part as a BigInt. The value is finite. */
export function wholeOf(value: Decimal): bigint {
  if (value.exponent >= 0) return scaled(value, 0);
  return value.coefficient / 10n ** BigInt(-value.exponent);
}

export const ZERO = new Decimal(0n, 0);

/** A decimal by its float: infinities, NaN, the zeros, and floats as they print. */
function special(value: number): Decimal {
  if (!Number.isFinite(value) || Object.is(value, -0)) return new Decimal(0n, 0, value);
  return value === 0 ? ZERO : decimalOf(value);
}

/** The coefficient at a smaller exponent. */
function scaled({ coefficient, exponent }: Decimal, smaller: number): bigint {
  if (exponent === smaller) return coefficient;
  checkDigits(exponent - smaller);
  return coefficient * 10n ** BigInt(exponent - smaller);
}

function digitsOf(value: bigint): number {
  return value.toString().length;
}

/** @throws RenderLimitError if a number is to get too many digits. */
export function checkDigits(digits: number): void {
  if (digits > MOST_DIGITS) throw new RenderLimitError('Memory limits exceeded');
}
