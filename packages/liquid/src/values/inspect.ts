import { LiquidError } from '../runtime/error.ts';
import { entriesOf, isHash } from './hash.ts';
import { scalarText } from './scalar.ts';

/** Deepest nesting that is written out. */
const DEEPEST = 200;

/** A value inside a printed list or hash: `nil`, `"text"`, `["a", 1]`, `{"a"=>1, "b"=>nil}`. */
export function inspect(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return 'nil';
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object') return scalarText(value);
  if (depth > DEEPEST) throw new LiquidError('Nesting too deep');
  if (Array.isArray(value)) {
    let out = '[';
    for (let index = 0; index < value.length; index++) {
      out += index === 0 ? inspect(value[index], depth + 1) : `, ${inspect(value[index], depth + 1)}`;
    }
    return `${out}]`;
  }
  if (!isHash(value)) return scalarText(value);
  const pairs = entriesOf(value).map(([key, item]) => `${inspect(key, depth + 1)}=>${inspect(item, depth + 1)}`);
  return `{${pairs.join(', ')}}`;
}

const NAMED_ESCAPES: Readonly<Record<string, string>> = {
  '\x07': '\\a',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
  '\x1b': '\\e',
  '"': '\\"',
  '\\': '\\\\',
  '#': '\\#',
};

/** Characters that need no escape in quotes, checked first because nearly all are. */
const PLAIN = /^[ !$-[\]-~]*$/;
/** Quotes, backslashes, `#` before what would interpolate, and what cannot be printed. */
const ESCAPED = /["\\]|#(?=[{$@])|[\p{Cc}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;

function quote(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  return `"${text.replace(ESCAPED, escapeCharacter)}"`;
}

function escapeCharacter(character: string): string {
  const named = NAMED_ESCAPES[character];
  if (named !== undefined) return named;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}
