import { LiquidError } from '../runtime/error.ts';
import {
  add,
  checkDigits,
  compareDecimals,
  Decimal,
  decimalFrom,
  divide,
  multiply,
  negate,
  type Rounding,
  remainder,
  roundDecimal,
  subtract,
  wholeOf,
} from '../values/decimal.ts';
import { LiquidFloat, toFloat } from '../values/float.ts';
import { fromBigInt, type Integer } from '../values/integer.ts';
import { type Calculable, toCalculable } from '../values/number.ts';
import { calculateShort, type ShortOperation } from '../values/short-decimal.ts';
import { type Filter, type FilterTable, method, optional } from './filter.ts';

/** The value a calculation gives: a decimal becomes a float. */
export function fromCalculable(value: Calculable): unknown {
  return value instanceof Decimal ? toFloat(value.toNumber()) : value;
}

/** A calculation: on safe integers, on integers of any size, on decimals if either number is one. */
interface Operation {
  /** The exact result; anything unsafe sends the calculation to `big`. */
  small(left: number, right: number): number;
  big(left: bigint, right: bigint): bigint;
  decimal(left: Decimal, right: Decimal): Decimal;
}

function calculate(left: Calculable, right: Calculable, operation: Operation): Calculable {
  if (left instanceof Decimal || right instanceof Decimal) {
    return operation.decimal(decimalFrom(left), decimalFrom(right));
  }
  if (typeof left === 'number' && typeof right === 'number') {
    const result = operation.small(left, right);
    if (Number.isSafeInteger(result)) return result + 0;
  }
  return fromBigInt(operation.big(BigInt(left), BigInt(right)));
}

/** The float of a value that is one. */
function floatOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? undefined : value;
  return value instanceof LiquidFloat ? value.value : undefined;
}

/** The result of a calculation with at least one float, if all its digits are few. */
function shortResult(left: unknown, right: unknown, operation: ShortOperation): unknown {
  const a = floatOf(left);
  const b = floatOf(right);
  if (a === undefined && b === undefined) return undefined;
  const [first, second] = [a ?? left, b ?? right];
  if (typeof first !== 'number' || typeof second !== 'number') return undefined;
  const result = calculateShort(first, second, operation);
  return result === undefined ? undefined : toFloat(result);
}

const binary = ({ small, big, decimal }: Operation, short?: ShortOperation) => {
  const operation = { small, big, decimal };
  return method(1, 1, (input, [operand]) => {
    // Most numbers are whole and small: what `calculate` finds out of any two values is known of them.
    if (Number.isSafeInteger(input) && Number.isSafeInteger(operand)) {
      const result = small(Number(input) + 0, Number(operand) + 0);
      if (Number.isSafeInteger(result)) return result + 0;
    }
    const result = short && shortResult(input, operand, short);
    return result ?? fromCalculable(calculate(toCalculable(input), toCalculable(operand), operation));
  });
};

const ADDITION: Operation = { small: (a, b) => a + b, big: (a, b) => a + b, decimal: add };

/** @throws RenderLimitError if the sum gets too many digits */
export function plus(left: Calculable, right: Calculable): Calculable {
  return calculate(left, right, ADDITION);
}

function multiplyBig(left: bigint, right: bigint): bigint {
  checkDigits((left.toString(16).length + right.toString(16).length) * 1.2);
  return left * right;
}

const DIVIDED_BY_ZERO = 'divided by 0';

/** Rounds down. */
function divideBig(left: bigint, right: bigint): bigint {
  if (right === 0n) throw new LiquidError(DIVIDED_BY_ZERO);
  const quotient = left / right;
  return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient;
}

/** With the sign of the divisor; NaN for a division by zero. */
function modulo(left: number, right: number): number {
  const rest = left % right;
  return rest !== 0 && rest < 0 !== right < 0 ? rest + right : rest;
}

function moduloBig(left: bigint, right: bigint): bigint {
  if (right === 0n) throw new LiquidError(DIVIDED_BY_ZERO);
  const rest = left % right;
  return rest !== 0n && rest < 0n !== right < 0n ? rest + right : rest;
}

function moduloDecimal(left: Decimal, right: Decimal): Decimal {
  if (Number.isNaN(left.special)) return left;
  if (right.toNumber() === 0 && right.coefficient === 0n) throw new LiquidError(DIVIDED_BY_ZERO);
  return remainder(left, right);
}

/** @throws LiquidError for infinities and NaN, which are no integers */
function checkFinite({ special }: Decimal): void {
  if (special === undefined || Object.is(special, -0)) return;
  throw new LiquidError(`Computation results in ${Number.isNaN(special) ? "'NaN' (Not a Number)" : `'${special}'`}`);
}

function wholeNumber(value: Calculable, rounding: Rounding): Integer {
  if (!(value instanceof Decimal)) return value;
  checkFinite(value);
  return fromBigInt(wholeOf(roundDecimal(value, 0, rounding)));
}

/** Digits to round to: more than a machine's integer holds are an error of the reference. */
function roundingDigits(value: Calculable): number {
  if (value instanceof Decimal) checkFinite(value);
  const digits = Number(value instanceof Decimal ? wholeOf(value) : value);
  if (Math.abs(digits) >= 2 ** 31) throw new LiquidError('internal');
  return digits;
}

const round: Filter = (input, args) => {
  const value = toCalculable(input);
  const places = roundingDigits(toCalculable(optional(args, 0, 0)));
  if (value instanceof Decimal) {
    if (places > 0) return fromCalculable(roundDecimal(value, places, 'half'));
    checkFinite(value);
    return fromBigInt(wholeOf(roundDecimal(value, places, 'half')));
  }
  if (places >= 0) return value;
  return fromBigInt(wholeOf(roundDecimal(decimalFrom(value), places, 'half')));
};

function absolute(value: Calculable): Calculable {
  if (value instanceof Decimal) return value.toNumber() < 0 || Object.is(value.special, -0) ? negate(value) : value;
  return value < 0 ? -value : value;
}

/** The other number if it lies beyond the limit, itself unchanged. */
const bounded = (isBeyond: (order: number) => boolean) =>
  method(1, 1, (input, [limit]) => {
    const bound = toCalculable(limit);
    const value = toCalculable(input);
    if (typeof bound === 'number' && typeof value === 'number') return isBeyond(bound - value) ? bound : value;
    return fromCalculable(isBeyond(compareDecimals(decimalFrom(bound), decimalFrom(value))) ? bound : value);
  });

export const mathFilters: FilterTable = {
  plus: binary(ADDITION, '+'),
  minus: binary({ small: (a, b) => a - b, big: (a, b) => a - b, decimal: subtract }, '-'),
  times: binary({ small: (a, b) => a * b, big: multiplyBig, decimal: multiply }, '*'),
  divided_by: binary(
    {
      small: (a, b) => (a - modulo(a, b)) / b,
      big: divideBig,
      decimal: divide,
    },
    '/',
  ),
  modulo: binary({
    small: modulo,
    big: moduloBig,
    decimal: moduloDecimal,
  }),
  abs: method(0, 0, (input) => fromCalculable(absolute(toCalculable(input)))),
  ceil: method(0, 0, (input) => wholeNumber(toCalculable(input), 'up')),
  floor: method(0, 0, (input) => wholeNumber(toCalculable(input), 'down')),
  round: method(0, 1, round),
  at_least: bounded((order) => order > 0),
  at_most: bounded((order) => order < 0),
};
