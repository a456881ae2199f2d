import { isHash } from './hash.ts';
import { inspect } from './inspect.ts';
import { scalarText } from './scalar.ts';

/** The output of `{{ value }}`: a list's items one after the other, everything else as text. */
export function print(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? printItems(value) : toText(value);
}

function printItems(items: readonly unknown[]): string {
  let out = '';
  for (const item of items) out += print(item);
  return out;
}

export function areTexts(items: readonly unknown[]): items is readonly string[] {
  return items.every((item) => typeof item === 'string');
}

/** The text of a value as filters see it: a list as `["a", 1]`, a hash as `{"a"=>1}`. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) || isHash(value) ? inspect(value) : scalarText(value);
}
