import { findNamed } from '../runtime/find.ts';
import { rangeOf } from '../runtime/range.ts';
import type { RenderState } from '../runtime/state.ts';
import type { Expression, Path } from '../syntax/tree.ts';
import { BLANK, EMPTY } from '../values/literal.ts';
import { readMember, readProperty } from '../values/property.ts';

/** The value of an expression. @throws LiquidError */
export function evaluate(expression: Expression, state: RenderState): unknown {
  switch (expression.type) {
    case 'path':
      return pathValue(expression, state);
    case 'literal':
      return expression.value;
    case 'word':
      return expression.word === 'empty' ? EMPTY : BLANK;
    case 'range':
      return rangeOf(evaluate(expression.from, state), evaluate(expression.to, state));
  }
}

function pathValue({ root, steps }: Path, state: RenderState): unknown {
  if (root === undefined) return undefined;
  let value = typeof root === 'string' ? state.lookup(root) : findNamed(state, evaluate(root, state));
  for (const step of steps) {
    value = step.type === 'member' ? memberOf(value, step.name) : readProperty(value, evaluate(step.key, state));
  }
  return value;
}

/** A member, as generated code reads it: plain objects inherited from count as own. */
function memberOf(object: unknown, name: string): unknown {
  if (isPlain(object) && name !== '__proto__') {
    const value = object[name];
    if (value !== undefined && typeof value !== 'function') return value;
  }
  return readMember(object, name);
}

function isPlain(object: unknown): object is Readonly<Record<string, unknown>> {
  return typeof object === 'object' && object !== null && object.constructor === Object;
}
