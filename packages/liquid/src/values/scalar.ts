import { Drop } from './drop.ts';
import { LiquidFloat } from './float.ts';
import { LiquidRange } from './range.ts';

/** A float as the language prints it: `4.0`, `0.0001`, `1.0e-05`, `1.0e+15`, `-0.0`, `Infinity`, `NaN`. */
export function printFloat(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  if (Number.isInteger(value) ? size < 1e15 : size >= 1e-4)
    return Number.isInteger(value) ? `${value}.0` : String(value);
  const [, mantissa = '', sign = '', power = ''] = /^(.*)e([-+])(.*)$/.exec(value.toExponential()) ?? [];
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}e${sign}${power.padStart(2, '0')}`;
}

/** The text of a value that is neither a list nor a hash; empty for nil and for those. */
export function scalarText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      if (Number.isSafeInteger(value)) return String(value);
      return Number.isInteger(value) ? BigInt(value).toString() : printFloat(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'bigint':
      return value.toString();
    case 'object':
      if (value instanceof Drop) return value.print();
      if (value instanceof LiquidFloat) return printFloat(value.value);
      return value instanceof LiquidRange ? value.toString() : '';
    default:
      return '';
  }
}
