import type { RenderState } from '../runtime/state.ts';
import type { Case } from '../syntax/tree.ts';
import { equals } from '../values/compare.ts';
import { evaluate } from './expression.ts';
import type { Interpreter } from './interpreter.ts';

/**
 * Every branch that matches is rendered, once for each of its values that does. So it is after a `break` in an earlier
 * one: then a branch ends after its first tag or output.
 */
export function renderCase({ subject, branches }: Case, state: RenderState, interpreter: Interpreter): void {
  let isMatched = false;
  for (const { values, body } of branches) {
    if (!values) {
      if (!isMatched) interpreter.body(body, state);
      continue;
    }
    for (const value of values) {
      if (!equals(evaluate(subject, state), evaluate(value, state))) continue;
      isMatched = true;
      interpreter.body(body, state);
    }
  }
}
