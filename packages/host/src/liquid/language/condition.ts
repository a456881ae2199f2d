import { contains, equals, isTruthy, order } from './compare.ts';
import { LiquidError, LiquidSyntaxError } from './error.ts';
import { type Expression, parseExpression } from './expression.ts';
import { FRAGMENT } from './fragment.ts';
import type { RenderState } from './state.ts';

/** A parsed condition. */
export type Condition = (state: RenderState) => boolean;

const CONNECTIVE = `\\b(?:\\s?and\\s?|\\s?or\\s?)\\b`;
const PARTS = new RegExp(`(?:${CONNECTIVE}|(?:\\s*(?!${CONNECTIVE})(?:${FRAGMENT}|\\S+)\\s*)+)`, 'g');
const COMPARISON = new RegExp(`(${FRAGMENT})\\s*([=!<>a-z_]+)?\\s*(${FRAGMENT})?`);

/**
 * Parses what stands in `if`, `elsif` and `unless`. `and` and `or` bind alike and from the right, as on the platform;
 * what cannot be read after a comparison is ignored.
 */
export function parseCondition(markup: string, tag: string): Condition {
  const parts = markup.match(PARTS) ?? [];
  let condition = parseComparison(parts.pop(), tag);
  while (parts.length > 0) {
    const connective = parts.pop()?.trim();
    const left = parseComparison(parts.pop(), tag);
    const right = condition;
    if (connective === 'and') condition = (state) => left(state) && right(state);
    else if (connective === 'or') condition = (state) => left(state) || right(state);
    else throw new LiquidSyntaxError(`Syntax Error in tag '${tag}' - Valid syntax: ${tag} [expression]`);
  }
  return condition;
}

function parseComparison(part: string | undefined, tag: string): Condition {
  const match = COMPARISON.exec(part ?? '');
  if (!match) throw new LiquidSyntaxError(`Syntax Error in tag '${tag}' - Valid syntax: ${tag} [expression]`);
  const left = parseExpression(match[1]);
  const operator = match[2];
  if (operator === undefined) return (state) => isTruthy(left(state));
  return compare(operator, left, parseExpression(match[3]));
}

function compare(operator: string, left: Expression, right: Expression): Condition {
  switch (operator) {
    case '==':
      return (state) => equals(left(state), right(state));
    case '!=':
    case '<>':
      return (state) => !equals(left(state), right(state));
    case '<':
      return (state) => (order(left(state), right(state)) ?? Number.NaN) < 0;
    case '>':
      return (state) => (order(left(state), right(state)) ?? Number.NaN) > 0;
    case '<=':
      return (state) => (order(left(state), right(state)) ?? Number.NaN) <= 0;
    case '>=':
      return (state) => (order(left(state), right(state)) ?? Number.NaN) >= 0;
    case 'contains':
      return (state) => contains(left(state), right(state));
    default:
      return () => {
        throw new LiquidError(`Unknown operator ${operator}`);
      };
  }
}
