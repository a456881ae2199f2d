/** Operators on evaluated operands. */

import { arithmetic } from '../expression/arithmetic.ts';
import { decide, each, fork, prune } from '../expression/branching.ts';
import { branch } from '../expression/choose.ts';
import { FALSE } from '../expression/condition.ts';
import { isKey } from '../expression/members.ts';
import { natively } from '../expression/native-operators.ts';
import { isExpression, isUnrendered, nodeOf } from '../expression/node.ts';
import { looselyEqual, negation, plus, strictlyEqual } from '../expression/operators.ts';
import { order } from '../expression/order.ts';
import { refuse } from '../expression/refuse.ts';
import { isNull, truthy } from '../expression/truth.ts';
import { describe } from '../expression/value.ts';
import { ownKey } from './builtins/objects-of-language.ts';

/** `a && b`, `a || b`, `a ?? b`: the right side is evaluated only if it is needed. */
export function logical(operator: '&&' | '||' | '??', left: unknown, right: () => unknown): unknown {
  return each(left, (a) => {
    if (isUnrendered(a)) return a;
    if (nodeOf(a) === undefined)
      return operator === '&&' ? a && right() : operator === '||' ? a || right() : (a ?? right());
    if (operator === '??') return fork(isNull(a), right, () => prune(a));
    return operator === '&&' ? fork(truthy(a), right, () => falsy(a)) : fork(truthy(a), () => prune(a), right);
  });
}

/** An expression under the condition that it is falsy. */
function falsy(value: unknown): unknown {
  const node = nodeOf(value);
  if (node === undefined) return value;
  switch (node.kind) {
    case 'test':
      return false;
    case 'text':
    case 'joined':
      return '';
    case 'search':
      return node.what === 'some' ? false : 0;
    case 'fold':
      return node.type === 'integer' ? 0 : '';
    case 'path':
      if (node.type === 'boolean') return node.nullable ? branch(isNull(value), null, false) : false;
      if (node.type === 'number' || node.type === 'integer' || node.type === 'size' || node.type === 'units')
        return node.nullable ? branch(isNull(value), null, 0) : 0;
      return node.type === 'string' && !node.nullable ? '' : null;
    default:
      return undefined;
  }
}

export function binary(operator: string, left: unknown, right: unknown): unknown {
  const [a, b] = [prune(left), prune(right)];
  switch (operator) {
    case '===':
      return strictlyEqual(a, b);
    case '!==':
      return negation(strictlyEqual(a, b));
    case '==':
      return looselyEqual(a, b);
    case '!=':
      return negation(looselyEqual(a, b));
    case '<':
    case '>':
    case '<=':
    case '>=':
      return order(a, b, operator);
    case '+':
      return plus(a, b);
    case '-':
    case '*':
    case '/':
    case '%':
    case '**':
      return arithmetic(a, b, operator);
    case 'in':
      if (isUnrendered(a) || isUnrendered(b)) return isUnrendered(a) ? a : b;
      return isIn(a, b);
    case 'instanceof':
      if (isUnrendered(b)) return b;
      if (typeof b !== 'function') return refuse('`instanceof` is given no class', 'Name a class');
      if (isUnrendered(a)) return a;
      if (isExpression(a) && (b === Array || b === Object))
        return refuse(`\`instanceof ${b.name}\` is asked of a value of the page`, 'Use Array.isArray, or its type');
      return isExpression(a) ? false : a instanceof b;
    default:
      return bitwise(operator, a, b);
  }
}

/** `key in object`, which includes inherited members. */
function isIn(key: unknown, object: unknown): unknown {
  if (isExpression(object)) return ownKey(object, key);
  if (object === null || (typeof object !== 'object' && typeof object !== 'function'))
    return refuse(`\`in\` is asked of ${describe(object)}, which is no object`, 'Test the value first');
  if (!isExpression(key)) {
    const name = typeof key === 'symbol' ? key : String(key);
    return (name in object && !Object.hasOwn(object, name)) || ownKey(object, key);
  }
  const inherited = Object.getOwnPropertyNames(Object.getPrototypeOf(object) ?? {});
  if (inherited.some((name) => decide(isKey(key, name)) !== FALSE))
    return refuse(
      `Whether an object has \`${describe(key)}\` is asked by \`in\`, which finds what every object has too`,
      'Use Object.hasOwn',
    );
  return ownKey(object, key);
}

/** `#name in object`: methods are on the prototype, static members on the class. */
export function hasPrivate(object: unknown, key: string): boolean {
  if (object === null || isExpression(object) || (typeof object !== 'object' && typeof object !== 'function'))
    return refuse('Whether something else than an object made here has a private member is asked', 'Use instanceof');
  return typeof object === 'function' ? Object.hasOwn(object, key) : key in object;
}

function bitwise(operator: string, a: unknown, b: unknown): unknown {
  const unrendered = [a, b].find(isUnrendered);
  if (unrendered) return unrendered;
  if (isExpression(a) || isExpression(b))
    return refuse(`\`${operator}\` is used on a number of the page`, 'Compute it in `data`');
  return natively(operator, [a, b], () => bits(operator, a as number, b as number));
}

function bits(operator: string, m: number, n: number): number {
  switch (operator) {
    case '&':
      return m & n;
    case '|':
      return m | n;
    case '^':
      return m ^ n;
    case '<<':
      return m << n;
    case '>>':
      return m >> n;
    default:
      return m >>> n;
  }
}
