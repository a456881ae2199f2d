import { raise } from '../runtime/failure.ts';
import type { RenderState } from '../runtime/state.ts';
import type { Condition } from '../syntax/tree.ts';
import { compares, contains, equals, isTruthy } from '../values/compare.ts';
import { evaluate } from './expression.ts';

/** Whether a condition holds: what follows `and` or `or` is grouped to the right. @throws LiquidError */
export function holds(condition: Condition, state: RenderState): boolean {
  let link = condition;
  for (;;) {
    const isTrue = linkHolds(link, state);
    if (!link.next || isTrue === (link.relation !== 'and')) return isTrue;
    link = link.next;
  }
}

function linkHolds({ left, operator, right }: Condition, state: RenderState): boolean {
  const value = evaluate(left, state);
  if (operator === undefined) return isTruthy(value);
  const other = evaluate(right, state);
  switch (operator) {
    case '==':
      return equals(value, other);
    case '!=':
    case '<>':
      return !equals(value, other);
    case 'contains':
      return contains(value, other);
    case '<':
    case '>':
    case '<=':
    case '>=':
      return compares(value, operator, other);
    default:
      return raise(`Unknown operator ${operator}`, [value, other]);
  }
}
