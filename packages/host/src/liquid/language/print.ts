import { Drop } from '../drop.ts';
import { LiteralWord } from './literal.ts';
import { LiquidFloat, printNumber } from './number.ts';
import { LiquidRange } from './range.ts';

/** What `{{ value }}` prints, and what filters that take text see. */
export function print(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return printNumber(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      return printObject(value, 0);
    default:
      return '';
  }
}

const DEEPEST = 32;

function printObject(value: object | null, depth: number): string {
  if (value === null || value instanceof LiteralWord) return '';
  if (value instanceof Drop) return value.print();
  if (value instanceof LiquidFloat || value instanceof LiquidRange) return value.toString();
  if (depth > DEEPEST) return '';
  if (Array.isArray(value)) {
    return value
      .map((item: unknown) => (typeof item === 'object' ? printObject(item, depth + 1) : print(item)))
      .join('');
  }
  return isHash(value) ? inspect(value, depth) : '';
}

/** A plain object of the host's data: only its own properties are a template's business. */
export function isHash(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Ruby's way to print a hash: `{"a"=>1, "b"=>"two"}`. */
function inspect(value: unknown, depth: number): string {
  if (value === null || value === undefined) return 'nil';
  if (typeof value === 'string') return JSON.stringify(value);
  if (depth > DEEPEST) return '…';
  if (Array.isArray(value)) return `[${value.map((item) => inspect(item, depth + 1)).join(', ')}]`;
  if (!isHash(value)) return print(value);
  const pairs = Object.keys(value).map((key) => `${JSON.stringify(key)}=>${inspect(value[key], depth + 1)}`);
  return `{${pairs.join(', ')}}`;
}
