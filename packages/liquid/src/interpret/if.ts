import type { RenderState } from '../runtime/state.ts';
import type { If } from '../syntax/tree.ts';
import { holds } from './condition.ts';
import type { Interpreter } from './interpreter.ts';

export function renderIf({ negated, branches }: If, state: RenderState, interpreter: Interpreter): void {
  let isNegated = negated;
  for (const { condition, body } of branches) {
    if (!condition || holds(condition, state) !== isNegated) {
      interpreter.body(body, state);
      return;
    }
    isNegated = false;
  }
}
