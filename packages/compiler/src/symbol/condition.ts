/** Conditions over symbols, simplified as they are built, and their meaning in JavaScript's terms. */
import { BLANK, keyOf, type Leaf, nodeOf } from './node.ts';
import { recording } from './recording.ts';
import { filter, member } from './value.ts';

export type Comparison = '==' | '<' | '>' | '<=' | '>=' | 'contains';

/** `key` is equal for equal conditions. `!=` is `not` of `==`. */
export type Cond =
  | { op: 'const'; value: boolean; key: string }
  | { op: 'cmp'; left: unknown; cmp: Comparison; right: unknown; key: string }
  | { op: 'is'; value: unknown; key: string }
  | { op: 'all' | 'some'; of: readonly Cond[]; key: string }
  | { op: 'not'; of: Cond; key: string };

export const TRUE: Cond = { op: 'const', value: true, key: 'true' };
export const FALSE: Cond = { op: 'const', value: false, key: 'false' };
export const constant = (value: boolean): Cond => (value ? TRUE : FALSE);

/** One object for equal conditions of a section, so that what follows from two of them is worked out once. */
function unique(cond: Cond): Cond {
  const { conditions } = recording();
  const same = conditions.get(cond.key) ?? cond;
  conditions.set(cond.key, same);
  return same;
}

export const compare = (left: unknown, cmp: Comparison, right: unknown): Cond =>
  unique({ op: 'cmp', left, cmp, right, key: `${keyOf(left)} ${cmp} ${keyOf(right)}` });

export function not(cond: Cond): Cond {
  if (cond.op === 'const') return constant(!cond.value);
  if (cond.op === 'not') return cond.of;
  return unique({ op: 'not', of: cond, key: `!(${cond.key})` });
}

function join(op: 'all' | 'some', conds: readonly Cond[]): Cond {
  const absorbing = op === 'some';
  const parts: Cond[] = [];
  for (const cond of conds.flatMap((c) => (c.op === op ? c.of : [c]))) {
    if (cond.op === 'const') {
      if (cond.value === absorbing) return cond;
      continue;
    }
    // Under `a and …`, a repeated `a` is true and `x == 'b'` rules out `x == 'c'`; dually for `or`.
    const known = parts.reduce<Cond>((c, p) => simplify(c, p, !absorbing), cond);
    if (known.op === 'const') {
      if (known.value === absorbing) return known;
      continue;
    }
    for (let i = parts.length - 1; i >= 0; i--) {
      const part = parts[i];
      if (part === undefined) continue;
      const left = simplify(part, known, !absorbing);
      if (left.op === 'const') {
        if (left.value === absorbing) return left;
        parts.splice(i, 1);
      } else parts[i] = left;
    }
    parts.push(known);
  }
  const [only] = parts;
  if (only === undefined) return constant(!absorbing);
  if (parts.length === 1) return only;
  return unique({ op, of: parts, key: `${op}(${parts.map((p) => p.key).join(',')})` });
}

export const all = (...conds: readonly Cond[]): Cond => join('all', conds);
export const some = (...conds: readonly Cond[]): Cond => join('some', conds);

/** `cond`, given that `fact` is `truth`. Each is worked out once for a section: nested conditions meet again and again. */
export function simplify(cond: Cond, fact: Cond, truth: boolean): Cond {
  if (cond.op === 'const') return cond;
  const { simplified } = recording();
  const given = simplified.get(fact) ?? { true: new Map<Cond, Cond>(), false: new Map<Cond, Cond>() };
  simplified.set(fact, given);
  const known = given[`${truth}`];
  const answer = known.get(cond) ?? simplifyAnew(cond, fact, truth);
  known.set(cond, answer);
  return answer;
}

function simplifyAnew(cond: Cond, fact: Cond, truth: boolean): Cond {
  if (fact.op === 'not') return simplify(cond, fact.of, !truth);
  if (fact.op === 'all' && truth) return fact.of.reduce((c, f) => simplify(c, f, true), cond);
  if (fact.op === 'some' && !truth) return fact.of.reduce((c, f) => simplify(c, f, false), cond);
  if (cond.key === fact.key) return constant(truth);
  switch (cond.op) {
    case 'not':
      return not(simplify(cond.of, fact, truth));
    case 'all':
    case 'some': {
      const parts = cond.of.map((c) => simplify(c, fact, truth));
      return parts.every((c, i) => c === cond.of[i]) ? cond : join(cond.op, parts);
    }
    case 'cmp':
      return truth && excludes(fact, cond) ? FALSE : cond;
    default:
      return cond;
  }
}

/** `x == 'a'` leaves no room for `x == 'b'`, nor for `x == blank`. */
function excludes(fact: Cond, cond: Cond): boolean {
  if (fact.op !== 'cmp' || cond.op !== 'cmp' || fact.cmp !== '==' || cond.cmp !== '==') return false;
  const literal = (x: unknown) => typeof x === 'string' || typeof x === 'number';
  if (!literal(fact.right) || fact.right === '') return false;
  return (
    (literal(cond.right) || cond.right === BLANK) && fact.right !== cond.right && keyOf(fact.left) === keyOf(cond.left)
  );
}

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
      return unique({ op: 'is', value, key: `is ${keyOf(value)}` });
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
