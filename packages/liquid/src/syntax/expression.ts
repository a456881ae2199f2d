import { LiquidSyntaxError } from '../runtime/error.ts';
import { LiquidFloat, toFloat } from '../values/float.ts';
import { fromBigInt, type Integer, isInteger } from '../values/integer.ts';
import { leadingInteger } from '../values/number.ts';
import { LiquidRange } from '../values/range.ts';
import { trim } from './space.ts';
import type { Expression, Literal, Step } from './tree.ts';

const literal = (value: Literal['value']): Literal => ({ type: 'literal', value });

export const NIL = literal(undefined);

const WORDS = new Map<string, Literal>([
  ['', NIL],
  ['nil', NIL],
  ['null', NIL],
  ['true', literal(true)],
  ['false', literal(false)],
  ['blank', literal('')],
  ['empty', literal('')],
]);

/** Everything up to the last `..`, with optional white space; the first end is not retried shorter. */
const RANGE = /^\([\t-\r ]*(?=(([^\t-\r ]+)[\t-\r ]*\.\.))\1[\t-\r ]*([^\t-\r ]+)[\t-\r ]*\)$/;

/** Reads a literal, a range or a path. Other markup is a path too: characters that are no names are skipped. */
export function parseExpression(source: string): Expression {
  const markup = trim(source);
  const quote = markup[0];
  if ((quote === '"' || quote === "'") && markup.endsWith(quote)) return literal(markup.slice(1, -1));
  const word = WORDS.get(markup);
  if (word) return word;
  if (markup.startsWith('(') && markup.endsWith(')')) {
    const range = RANGE.exec(markup);
    if (range) return parseRange(range[2] ?? '', range[3] ?? '');
  }
  return parseNumber(markup) ?? parsePath(markup);
}

function parseNumber(markup: string): Literal | undefined {
  if (/^-?\d+$/.test(markup)) {
    return literal(markup.length < 16 ? Number(markup) + 0 : fromBigInt(BigInt(markup)));
  }
  return /^-?\d[\d.]*$/.test(markup) ? literal(toFloat(Number.parseFloat(markup))) : undefined;
}

function parseRange(from: string, to: string): Expression {
  const first = parseExpression(from);
  const last = parseExpression(to);
  if (first.type !== 'literal' || last.type !== 'literal') return { type: 'range', from: first, to: last };
  return literal(new LiquidRange(endOfRange(first, from), endOfRange(last, to)));
}

function endOfRange({ value }: Literal, markup: string): Integer {
  if (value === undefined) return 0;
  if (typeof value === 'string') return leadingInteger(value);
  if (isInteger(value)) return value;
  if (typeof value === 'number') return Math.trunc(value);
  if (value instanceof LiquidFloat) return fromBigInt(BigInt(value.value));
  throw new LiquidSyntaxError(`Invalid expression type '${markup}' in range expression`);
}

function parsePath(markup: string): Expression {
  const [root, ...rest] = segments(markup);
  return {
    type: 'path',
    root: root?.startsWith('[') ? parseExpression(root.slice(1, -1)) : root,
    steps: rest.map(
      (segment): Step =>
        segment.startsWith('[')
          ? { type: 'key', key: parseExpression(segment.slice(1, -1)) }
          : { type: 'member', name: segment },
    ),
  };
}

const NAME = /[\w-]+\??/y;

/** Splits a path into names and bracketed parts; characters that are neither are skipped. */
function segments(markup: string): string[] {
  const parts: string[] = [];
  const closing = closingBrackets(markup);
  let position = 0;
  while (position < markup.length) {
    const end = closing?.get(position);
    if (end !== undefined) {
      parts.push(markup.slice(position, end + 1));
      position = end + 1;
      continue;
    }
    NAME.lastIndex = position;
    const name = NAME.exec(markup)?.[0];
    if (name) parts.push(name);
    position += name?.length ?? 1;
  }
  return parts;
}

/** Where each bracket is closed, by where it opens; quotes do not count. Undefined if there is no bracket. */
function closingBrackets(markup: string): Map<number, number> | undefined {
  if (!markup.includes('[')) return undefined;
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (let position = 0; position < markup.length; position++) {
    const character = markup[position];
    if (character === '[') open.push(position);
    else if (character === ']') {
      const start = open.pop();
      if (start !== undefined) closing.set(start, position);
    }
  }
  return closing;
}
