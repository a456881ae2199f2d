import { type Expression, parseExpression } from './expression.ts';
import { FRAGMENT } from './fragment.ts';
import type { RenderState } from './state.ts';

const ATTRIBUTE = new RegExp(`([\\w][\\w.-]*)\\s*:\\s*(${FRAGMENT})`, 'g');
const POSITIONAL = new RegExp(`\\s*(${FRAGMENT})\\s*(,|$)`, 'y');

/** Named arguments of a tag: `limit: 3, data-type: 'x', closest.product: product`, with or without commas. */
export type Attributes = ReadonlyMap<string, Expression>;

export function parseAttributes(markup: string): Attributes {
  const attributes = new Map<string, Expression>();
  for (const [, name = '', value] of markup.matchAll(ATTRIBUTE)) attributes.set(name, parseExpression(value));
  return attributes;
}

/** Arguments of a tag by position, then by name: `'product', product, data-type: 'x'`. */
export function parseArguments(markup: string): { positional: Expression[]; named: Attributes } {
  const positional: Expression[] = [];
  let position = 0;
  for (;;) {
    POSITIONAL.lastIndex = position;
    const match = POSITIONAL.exec(markup);
    const value = match?.[1];
    if (!match || value === undefined || /^[\w][\w.-]*:/.test(value)) break;
    positional.push(parseExpression(value));
    position = POSITIONAL.lastIndex;
  }
  return { positional, named: parseAttributes(markup.slice(position)) };
}

/** The values of named arguments now. */
export function evaluate(attributes: Attributes, state: RenderState): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, expression] of attributes) values[name] = expression(state);
  return values;
}
