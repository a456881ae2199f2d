import { LiquidError } from '../runtime/error.ts';
import { Drop } from '../values/drop.ts';
import { LiquidFloat } from '../values/float.ts';
import { entriesOf, isHash } from '../values/hash.ts';
import { toText } from '../values/print.ts';
import { LiquidRange } from '../values/range.ts';
import type { PlatformFilterTable } from './filter.ts';

const DEEPEST = 32;
/** `<` would end a script, `&` an attribute; the two separators are line ends in older JavaScript. The platform escapes slashes as well. */
const UNSAFE = /[<>&/\u2028\u2029]/g;

const escaped = (character: string): string =>
  character === '/' ? '\\/' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

function escapeUnsafe(text: string): string {
  return text.replace(UNSAFE, escaped);
}

/**
 * JSON for a `<script>` or, escaped as text, an attribute. Drops give their allowed data, up to a depth that no real object reaches.
 * @throws LiquidError if the value is nested endlessly.
 */
export function toJson(value: unknown): string {
  return serialise(value, 0);
}

function serialise(value: unknown, depth: number): string {
  if (typeof value === 'string') return escapeUnsafe(JSON.stringify(value.toWellFormed()));
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return 'null';
  if (depth > DEEPEST) throw new LiquidError('nesting too deep for json');
  if (value instanceof Drop) return serialise(value.json(), depth + 1);
  if (value instanceof LiquidFloat) return toText(value);
  if (value instanceof LiquidRange) return JSON.stringify(value.toString());
  if (Array.isArray(value)) return `[${value.map((item) => serialise(item, depth + 1)).join(',')}]`;
  if (!isHash(value)) return 'null';
  const members = entriesOf(value)
    .filter(([, member]) => member !== undefined && typeof member !== 'function')
    .map(([key, member]) => `${serialise(toText(key), depth)}:${serialise(member, depth + 1)}`);
  return `{${members.join(',')}}`;
}

export const jsonFilters: PlatformFilterTable = {
  json: toJson,
  debug: toJson,
};
