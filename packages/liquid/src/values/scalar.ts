import { Drop } from './drop.ts';
import { LiquidFloat } from './float.ts';
import { printFloat } from './print-float.ts';
import { LiquidRange } from './range.ts';

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
