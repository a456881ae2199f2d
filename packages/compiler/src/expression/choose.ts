/** Values that depend on a condition, in their shortest form in Liquid. */
import { all, FALSE, leavesNil, not, some, TRUE } from './condition.ts';
import { type Cond, Expression, isPath, keyOf, nodeOf } from './node.ts';
import { path, text } from './value.ts';

export function test(cond: Cond): unknown {
  return cond.op === 'const' ? cond.value : new Expression({ kind: 'test', cond });
}

/** `cond ? yes : no`. */
export function branch(cond: Cond, yes: unknown, no: unknown): unknown {
  if (cond.op === 'const') return cond.value ? yes : no;
  if (Object.is(yes, no)) return yes;
  const [left, right] = [asCondition(yes), asCondition(no)];
  if (left && right) return left === right ? yes : test(some(all(cond, left), all(not(cond), right)));
  return (
    orNull(cond, yes, no) ??
    orEmpty(cond, yes, no) ??
    sharedText(cond, yes, no) ??
    nested(cond, yes, no) ??
    new Expression({ kind: 'branch', cond, yes, no })
  );
}

/**
 * What an optional chain reads where it is null instead of undefined: Liquid reads members of nil as nil. Undefined for anything else.
 */
export function nilOfChain(value: unknown): Expression | undefined {
  const node = nodeOf(value);
  if (node?.kind !== 'branch' || (node.yes !== null && node.yes !== undefined)) return undefined;
  return orNull(node.cond, null, node.no);
}

/** Whether a path is nil where a condition holds. */
const isNilUnder = (cond: Cond, value: unknown): boolean =>
  leavesNil(cond, value) ||
  (cond.op === 'cmp' && cond.cmp === '==' && cond.right === null && keyOf(value) === keyOf(cond.left));

/** `x ?? null` of what may be nil, and `owner && owner.x` where it would be null. */
function orNull(cond: Cond, yes: unknown, no: unknown): Expression | undefined {
  if (cond.op === 'not') return orNull(cond.of, no, yes);
  const node = nodeOf(no);
  return yes === null && node?.kind === 'path' && node.filters.length === 0 && isNilUnder(cond, no)
    ? path(node.base, { ...node, nullable: true })
    : undefined;
}

/**
 * `x ?? ''`, `x ?? false`, `x ?? 0` and `x ?? []` of what may be nil: Liquid prints nil as nothing, takes it for false, and loops over it not
 * at all, so that no condition is needed.
 */
function orEmpty(cond: Cond, yes: unknown, no: unknown): unknown {
  if (cond.op === 'not') return orEmpty(cond.of, no, yes);
  const node = nodeOf(no);
  if (node?.kind === 'list') {
    const isEmptyList = Array.isArray(yes) && yes.length === 0 && node.guard === undefined;
    return isEmptyList && (leavesNil(cond, node.source) || isOfNil(cond, node.source)) ? no : undefined;
  }
  if (node?.kind !== 'path' || !isNilUnder(cond, no)) return undefined;
  const there = { ...node, nullable: false };
  if (yes === '' && node.type === 'string' && !node.drop) return path(node.base, { ...there, nilIsEmpty: true });
  if (yes === false && node.type === 'boolean') return path(node.base, there);
  if (yes === 0 && node.type === 'integer')
    return path(node.base, { ...there, filters: [...node.filters, { name: 'default', args: [0], named: {} }] });
  return Array.isArray(yes) && yes.length === 0 && node.type === 'list'
    ? path(node.base, { ...there, nilIsEmpty: true })
    : undefined;
}

/** Whether a condition implies that a value, or its unfiltered source, is nil: a loop over it has no iterations. */
function isOfNil(cond: Cond, value: unknown): boolean {
  if (cond.op !== 'cmp' || cond.cmp !== '==' || cond.right !== null) return false;
  const [whole, part] = [keyOf(value), keyOf(cond.left)];
  return whole === part || (isPath(value) && isPath(cond.left) && whole.startsWith(`${part}.`));
}

/** A value that is true or false, as a condition. */
function asCondition(value: unknown): Cond | undefined {
  if (typeof value === 'boolean') return value ? TRUE : FALSE;
  const node = nodeOf(value);
  if (node?.kind === 'test') return node.cond;
  return undefined;
}

/** `a ? (b ? x : y) : y` is `a && b ? x : y`. */
function nested(cond: Cond, yes: unknown, no: unknown): unknown {
  const [left, right] = [nodeOf(yes), nodeOf(no)];
  if (left?.kind === 'branch' && isSame(left.no, no)) return branch(all(cond, left.cond), left.yes, no);
  if (left?.kind === 'branch' && isSame(left.yes, no)) return branch(all(cond, not(left.cond)), left.no, no);
  if (right?.kind === 'branch' && isSame(right.yes, yes)) return branch(some(cond, right.cond), yes, right.no);
  if (right?.kind === 'branch' && isSame(right.no, yes)) return branch(some(cond, not(right.cond)), yes, right.yes);
  return undefined;
}

/** Whether two values are structurally equal. */
const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) && (typeof a !== 'object' || a === null || nodeOf(a) !== undefined);

const partsOf = (value: unknown): readonly unknown[] | undefined => {
  const node = nodeOf(value);
  if (node?.kind === 'text') return node.parts;
  return typeof value === 'string' ? (value === '' ? [] : [value]) : undefined;
};

/** Writes the common start of two texts once, so that a text that is concatenated in steps stays short. */
function sharedText(cond: Cond, yes: unknown, no: unknown): unknown {
  const [a, b] = [partsOf(yes), partsOf(no)];
  if (a === undefined || b === undefined || (nodeOf(yes) === undefined && nodeOf(no) === undefined)) return undefined;
  let same = 0;
  while (same < a.length && same < b.length && isSamePart(a[same], b[same])) same++;
  if (same === 0 || (same < a.length && same < b.length)) {
    // A constant with which the other side continues.
    const [first, other] = [a[same], b[same]];
    const head = typeof first === 'string' && typeof other === 'string' ? commonStart(first, other) : '';
    if (same === 0 && head === '') return undefined;
    const rest = (parts: readonly unknown[]) =>
      head === '' ? parts.slice(same) : [String(parts[same]).slice(head.length), ...parts.slice(same + 1)];
    return text([...a.slice(0, same), head, rawBranch(cond, text(rest(a)), text(rest(b)))]);
  }
  return text([...a.slice(0, same), rawBranch(cond, text(a.slice(same)), text(b.slice(same)))]);
}

const rawBranch = (cond: Cond, yes: unknown, no: unknown): unknown =>
  Object.is(yes, no) ? yes : new Expression({ kind: 'branch', cond, yes, no });

const isSamePart = (a: unknown, b: unknown): boolean =>
  a === b || (nodeOf(a) !== undefined && nodeOf(b) !== undefined && keyOf(a) === keyOf(b));

function commonStart(a: string, b: string): string {
  const whole = a.length < b.length ? a : b;
  return (whole === a ? b : a).startsWith(whole) ? whole : '';
}
