import { Drop } from '../drop.ts';

/**
 * A float with an integral value. JavaScript cannot tell `4.0` from `4`, the platform can: it prints `4.0` and divides
 * by it without rounding. Floats with a fraction are plain numbers.
 */
export class LiquidFloat {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }

  valueOf(): number {
    return this.value;
  }

  toString(): string {
    return this.value.toFixed(1);
  }

  toJSON(): number {
    return this.value;
  }
}

/** A number and whether the platform would hold it as a float. */
export interface Numeric {
  value: number;
  float: boolean;
}

const ZERO: Numeric = { value: 0, float: false };

/** Ruby's number coercion: text counts as far as it is a number (`12abc` is 12), everything else is 0. */
export function toNumeric(value: unknown): Numeric {
  if (typeof value === 'number') return { value, float: !Number.isInteger(value) };
  if (value instanceof LiquidFloat) return { value: value.value, float: true };
  const text = value instanceof Drop ? value.print() : value;
  if (typeof text !== 'string') return ZERO;
  const trimmed = text.trim();
  if (/^-?\d+\.\d+$/.test(trimmed)) return { value: Number(trimmed), float: true };
  const integer = /^[-+]?\d+/.exec(trimmed);
  return integer ? { value: Number(integer[0]), float: false } : ZERO;
}

export function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : toNumeric(value).value;
}

/** Whole part of `toNumber`, within the safe integers. */
export function toInteger(value: unknown): number {
  const number = Math.trunc(toNumber(value));
  if (!Number.isFinite(number)) return 0;
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, number));
}

/** The value a filter answers with: a float keeps being one even when it is whole. */
export function fromNumeric({ value, float }: Numeric): number | LiquidFloat {
  if (!float) return value;
  const rounded = decimal(value);
  return Number.isInteger(rounded) ? new LiquidFloat(rounded) : rounded;
}

/**
 * Takes the binary noise off a result: the platform calculates with decimals, so that `0.1 + 0.2` is 0.3. A result that
 * goes on for ever (`100 / 3.0`) has no noise to take off and keeps all its digits.
 */
export function decimal(value: number): number {
  if (Number.isInteger(value) || !Number.isFinite(value)) return value;
  const rounded = Number(value.toPrecision(15));
  const digits = String(rounded)
    .replace(/e.*$/, '')
    .replace(/^-?0?\.?0*|\./g, '').length;
  return digits < 15 ? rounded : value;
}

/** As Ruby prints it: `4.5`, `1.0e+20`, `NaN`. */
export function printNumber(value: number): string {
  if (Number.isInteger(value)) return Math.abs(value) < 1e21 ? String(value) : BigInt(value).toString();
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  const text = String(value);
  const exponent = /^(-?\d)(?:\.(\d+))?e([-+]\d+)$/.exec(text);
  if (!exponent) return text;
  const [, lead = '', fraction = '0', power = ''] = exponent;
  return `${lead}.${fraction}e${power.replace(/^([-+])(\d)$/, '$10$2')}`;
}
