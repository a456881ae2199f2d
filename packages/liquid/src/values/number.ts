import { LiquidError } from '../runtime/error.ts';
import { checkDigits, Decimal, decimalOf, parseDecimal } from './decimal.ts';
import { Drop } from './drop.ts';
import { LiquidFloat } from './float.ts';
import { fromBigInt, type Integer } from './integer.ts';
import { toText } from './print.ts';

/** What a calculation works on: an integer, or the decimal of a float. */
export type Calculable = Integer | Decimal;

/** ASCII white space, as the language knows it, and NUL where texts are stripped. */
const DECIMAL = /^[\0\t-\r ]*(-?\d+\.\d+)[\0\t-\r ]*$/;
const LEADING_INTEGER = /^[\t-\r ]*([-+]?\d+(?:_\d+)*)/;

/**
 * The number a value counts as in a calculation: texts as far as they are numbers (`'12abc'` is 12, `'1.5'` a decimal),
 * 0 for everything that is none.
 * @throws LiquidError for a decimal text with a NUL
 */
export function toCalculable(value: unknown): Calculable {
  switch (typeof value) {
    case 'number':
      if (Number.isSafeInteger(value)) return value + 0;
      return Number.isInteger(value) ? BigInt(value) : decimalOf(value);
    case 'bigint':
      return value;
    case 'string':
      return parseNumber(value);
    default:
      if (value instanceof LiquidFloat) return decimalOf(value.value);
      return value instanceof Drop ? parseNumber(value.print()) : 0;
  }
}

function parseNumber(text: string): Calculable {
  const decimal = DECIMAL.exec(text)?.[1];
  if (decimal !== undefined) {
    if (text.includes('\0')) throw new LiquidError('string contains null byte');
    return parseDecimal(decimal);
  }
  return leadingInteger(text);
}

/** The integer a text starts with (`'1_000 pieces'` is 1000), or 0. */
export function leadingInteger(text: string): Integer {
  const digits = LEADING_INTEGER.exec(text)?.[1];
  return digits === undefined ? 0 : readInteger(digits.replaceAll('_', ''));
}

function readInteger(digits: string): Integer {
  if (digits.length < 16) return Number(digits) + 0;
  checkDigits(digits.length);
  return fromBigInt(BigInt(digits.replace(/^\+/, '')) * 1n);
}

const INTEGER =
  /^[\t-\r ]*([-+]?)(?:0([xX])([\da-f]+(?:_[\da-f]+)*)|0([bB])([01]+(?:_[01]+)*)|0[dD](\d+(?:_\d+)*)|0[oO_]?([0-7]+(?:_[0-7]+)*)|(0|[1-9]\d*(?:_\d+)*))[\t-\r ]*(\0.*)?$/is;

/** Integers from here on are read in another way: a NUL ends them. Those with underscores are, too. */
const LARGEST_WORD = 2n ** 64n;

/**
 * The integer a value is, for positions and lengths. A text must be an integer from end to end: `' 5 '`, `'1_000'`,
 * `'0x1A'`, `'017'` (octal). Floats are none.
 * @throws LiquidError `invalid integer`
 */
export function toInteger(value: unknown): Integer {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  if (typeof value === 'bigint') return value;
  const match = INTEGER.exec(toText(value));
  if (!match) throw new LiquidError('invalid integer');
  const [, sign, hex, hexDigits = '', binary, binaryDigits = '', decimal, octal, plain, rest] = match;
  const digits = (hex ? hexDigits : binary ? binaryDigits : (decimal ?? octal ?? plain ?? '')).replaceAll('_', '');
  checkDigits(digits.length);
  const prefix = hex ? '0x' : binary ? '0b' : octal === undefined ? '' : '0o';
  const magnitude = BigInt(prefix + digits);
  if (rest !== undefined && magnitude < LARGEST_WORD && !match[0].slice(0, -rest.length).includes('_')) {
    throw new LiquidError('invalid integer');
  }
  return fromBigInt(sign === '-' ? -magnitude : magnitude);
}

/** As `toInteger`, kept within ±2^53: for positions in texts and lists, which are never that long. */
export function toPosition(value: unknown): number {
  const integer = toInteger(value);
  if (typeof integer === 'number') return integer;
  return integer < 0n ? Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER;
}

/** The plain number of a value: for filters that need no exact arithmetic. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  const number = toCalculable(value);
  return number instanceof Decimal ? number.toNumber() : Number(number);
}
