import { BLANK, EMPTY } from './literal.ts';
import { LiquidFloat, toInteger } from './number.ts';
import { readMember, readProperty } from './property.ts';
import { LiquidRange } from './range.ts';
import type { RenderState } from './state.ts';

/** A parsed value: call it to get what it is now. */
export type Expression = (state: RenderState) => unknown;

const WORDS: Record<string, unknown> = {
  nil: undefined,
  null: undefined,
  true: true,
  false: false,
  blank: BLANK,
  empty: EMPTY,
};

const literals = new WeakSet<Expression>();

/** Whether it is written out in the template: a text, a number, `true`, `nil`. */
export const isLiteral = (expression: Expression): boolean => literals.has(expression);

function literal(value: unknown): Expression {
  const expression: Expression = () => value;
  literals.add(expression);
  return expression;
}

/** Parses a literal, a range or a path (`product.variants[0].title`). Markup that is none of them is nil. */
export function parseExpression(source: string | undefined): Expression {
  const markup = source?.trim() ?? '';
  const text = quotedText(markup);
  if (text !== undefined) return literal(text);
  if (markup === '') return literal(undefined);
  if (Object.hasOwn(WORDS, markup)) {
    return literal(WORDS[markup]);
  }
  if (/^-?\d+$/.test(markup)) {
    return literal(Number(markup));
  }
  if (/^-?\d[\d.]+$/.test(markup) && !markup.includes('..')) {
    const value = Number.parseFloat(markup);
    return literal(Number.isInteger(value) ? new LiquidFloat(value) : value);
  }
  const range = /^\(\s*(\S.*?)\s*\.\.\.?\s*(.+?)\s*\)$/s.exec(markup);
  return range ? parseRange(range[1], range[2]) : parsePath(markup);
}

/** The text of a quoted literal, or undefined. */
export function quotedText(markup: string): string | undefined {
  const quote = markup[0];
  if ((quote !== '"' && quote !== "'") || markup.length < 2 || !markup.endsWith(quote)) return undefined;
  return markup.slice(1, -1);
}

function parseRange(from: string | undefined, to: string | undefined): Expression {
  const first = parseExpression(from);
  const last = parseExpression(to);
  return (state) => new LiquidRange(toInteger(first(state)), toInteger(last(state)));
}

type Step = (object: unknown, state: RenderState) => unknown;

function parsePath(markup: string): Expression {
  const [head, ...rest] = segments(markup);
  if (head === undefined) return () => undefined;
  const root = parseRoot(head);
  const steps = rest.map(parseStep);
  const [first, second] = steps;
  if (!first) return root;
  if (!second) return (state) => first(root(state), state);
  if (steps.length === 2) return (state) => second(first(root(state), state), state);
  return (state) => {
    let value = root(state);
    for (const step of steps) value = step(value, state);
    return value;
  };
}

function parseRoot(segment: string): Expression {
  if (!segment.startsWith('[')) return (state) => state.lookup(segment);
  const name = parseExpression(segment.slice(1, -1));
  return (state) => {
    const value = name(state);
    return typeof value === 'string' ? state.lookup(value) : undefined;
  };
}

function parseStep(segment: string): Step {
  if (!segment.startsWith('[')) return (object) => readMember(object, segment);
  const inner = segment.slice(1, -1).trim();
  const text = quotedText(inner);
  if (text !== undefined) return (object) => readProperty(object, text);
  const key = parseExpression(inner);
  return (object, state) => readProperty(object, key(state));
}

const NAME = /[\w-]+\??/y;

/** Splits a path into names and bracketed parts; characters that are neither are skipped. */
function segments(markup: string): string[] {
  const parts: string[] = [];
  let position = 0;
  while (position < markup.length) {
    if (markup[position] === '[') {
      const end = closingBracket(markup, position);
      if (end === -1) break;
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

function closingBracket(markup: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let position = start; position < markup.length; position++) {
    const character = markup[position] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '[') depth++;
    else if (character === ']' && --depth === 0) return position;
  }
  return -1;
}
