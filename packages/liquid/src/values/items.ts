import { Drop } from './drop.ts';
import { entriesOf, isHash } from './hash.ts';
import { ListDrop } from './list-drop.ts';
import { LiquidRange } from './range.ts';

/** The input of list filters as a list: nested lists are flattened, a hash or any other single value is a list of one. */
export function toItems(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.some(Array.isArray) ? value.flat(Number.POSITIVE_INFINITY) : value;
  if (value === undefined || value === null) return [];
  if (value instanceof ListDrop) return value.slice();
  if (value instanceof LiquidRange) return value.toArray();
  return [value];
}

/** A window of a loop's items; nothing outside it is fetched or built. */
export function loopItems(value: unknown, offset: number, limit: number): readonly unknown[] {
  if (Array.isArray(value)) return offset === 0 && limit >= value.length ? value : value.slice(offset, offset + limit);
  if (value instanceof ListDrop || value instanceof LiquidRange) return value.slice(offset, limit);
  if (typeof value === 'string') return value === '' ? [] : [value];
  const entries = value instanceof Drop ? value.entries() : isHash(value) ? entriesOf(value) : undefined;
  return entries ? [...entries].slice(offset, offset + limit) : [];
}
