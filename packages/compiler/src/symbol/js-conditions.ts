/** JavaScript's own tests of a value (`if (x)`, `x == null`, `a === b`) as conditions. */
import { all, compare, constant, FALSE, is, not, some, TRUE } from './condition.ts';
import { BLANK, type Cond, type Leaf, nodeOf } from './node.ts';
import { filter, member } from './value.ts';

/** Whether JavaScript would take the value for true. */
export function truthy(value: unknown): Cond {
  const node = nodeOf(value);
  if (node === undefined) return constant(Boolean(value));
  switch (node.kind) {
    case 'test':
      return node.cond;
    case 'list':
    case 'entries':
      return TRUE;
    case 'text':
      return node.parts.some((p) => (typeof p === 'string' && p !== '') || typeof p === 'number')
        ? TRUE
        : compare(member(value, 'size', 'size'), '>', 0);
    case 'joined':
      return compare(member(value, 'size', 'size'), '>', 0);
    case 'branch':
      return some(all(node.cond, truthy(node.yes)), all(not(node.cond), truthy(node.no)));
    case 'leaf':
      return leafTruthy(value, node);
  }
}

function leafTruthy(value: unknown, leaf: Leaf): Cond {
  switch (leaf.type) {
    case 'boolean':
      return is(value);
    case 'size':
      return compare(value, '>', 0);
    case 'integer':
    case 'number':
      return all(leaf.nullable ? not(isNull(value)) : TRUE, not(compare(value, '==', 0)));
    case 'string':
      if (leaf.nullable) return not(compare(value, '==', BLANK));
      // An object that prints as text (a color) has no length of its own.
      if (leaf.drop) return compare(member(filter(value, 'append', ['']), 'size', 'size'), '>', 0);
      // Not `!= blank`: a string of spaces is true in JavaScript.
      return compare(member(value, 'size', 'size'), '>', 0);
    default:
      return not(compare(value, '==', BLANK));
  }
}

/** Whether the value is null or undefined. */
export function isNull(value: unknown): Cond {
  const node = nodeOf(value);
  if (node === undefined) return constant(value === null || value === undefined);
  if (node.kind === 'branch') return some(all(node.cond, isNull(node.yes)), all(not(node.cond), isNull(node.no)));
  if (node.kind !== 'leaf') return FALSE;
  if (node.type !== 'unknown' && !node.nullable) return FALSE;
  const scalar = node.type === 'number' || node.type === 'integer' || node.type === 'boolean';
  return compare(value, '==', scalar ? null : BLANK);
}

/** `a === b`. */
export function equal(a: unknown, b: unknown): Cond {
  const left = nodeOf(a);
  const right = nodeOf(b);
  if (left === undefined && right === undefined) return constant(a === b);
  if (left?.kind === 'branch') return some(all(left.cond, equal(left.yes, b)), all(not(left.cond), equal(left.no, b)));
  if (right?.kind === 'branch') return equal(b, a);
  if (left === undefined) return equal(b, a);
  if (b === null || b === undefined) return isNull(a);
  const booleans = left.kind === 'test' || (left.kind === 'leaf' && left.type === 'boolean');
  if (booleans) {
    if (right === undefined && typeof b !== 'boolean') return FALSE;
    const [x, y] = [truthy(a), truthy(b)];
    return some(all(x, y), all(not(x), not(y)));
  }
  if (left.kind === 'list' || right?.kind === 'list') return constant(a === b);
  if (left.kind === 'leaf' && left.type === 'size' && b === 0) return not(truthy(a));
  return compare(left.kind === 'leaf' && left.type === 'size' ? filter(a, 'default', [0]) : a, '==', b);
}
