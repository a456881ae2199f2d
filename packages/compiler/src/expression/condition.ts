/** Conditions over expressions, simplified as they are built. */
import { BLANK, type Comparison, type Cond, keyOf, nodeOf } from './node.ts';
import { recording } from './recording.ts';

export const TRUE: Cond = { op: 'const', value: true, key: 'true' };
export const FALSE: Cond = { op: 'const', value: false, key: 'false' };
export const constant = (value: boolean): Cond => (value ? TRUE : FALSE);

/** Equal conditions of a section are one object, so that the consequences of each are computed once. */
function unique(cond: Cond): Cond {
  const { conditions } = recording();
  const same = conditions.get(cond.key) ?? cond;
  conditions.set(cond.key, same);
  return same;
}

export const compare = (left: unknown, cmp: Comparison, right: unknown): Cond =>
  unique({ op: 'cmp', left, cmp, right, key: `${keyOf(left)} ${cmp} ${keyOf(right)}` });

/** A boolean, as a condition. */
export const is = (value: unknown): Cond => unique({ op: 'is', value, key: `is ${keyOf(value)}` });

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

/** `cond`, given that `fact` is `truth`. Cached for each section, because nested conditions repeat. */
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
      if (truth ? excludes(fact, cond) : rulesOutNil(fact, cond)) return FALSE;
      if (rulesOutOwner(fact, truth, cond)) return FALSE;
      return truth && isNilCondition(fact) && isBlankCondition(cond) && isAboutSame(fact, cond) ? TRUE : cond;
    default:
      return cond;
  }
}

/** Members that blank values have too. */
const MEMBERS_OF_BLANK = /^\.(size|first|last)\b/;

/** Whether a path is a member of another, at any depth. */
function isWithin(whole: unknown, owner: unknown): boolean {
  const [inner, outer] = [nodeOf(whole), nodeOf(owner)];
  if (inner?.kind !== 'path' || outer?.kind !== 'path' || inner.filters.length + outer.filters.length > 0) return false;
  const [name, prefix] = [keyOf(whole), keyOf(owner)];
  const rest = name.slice(prefix.length);
  return name.startsWith(prefix) && /^[.[]/.test(rest) && !MEMBERS_OF_BLANK.test(rest);
}

/** Whether a condition implies that a path is nil: if the owner is nil, so are its members. */
export function leavesNil(cond: Cond, whole: unknown): boolean {
  if (cond.op !== 'cmp' || cond.cmp !== '==' || !isWithin(whole, cond.left)) return false;
  const owner = nodeOf(cond.left);
  // An object that prints as a text may be blank and have members.
  return cond.right === null || (cond.right === BLANK && owner?.kind === 'path' && owner.type === 'object');
}

/** A condition on a member that is false for nil excludes that the owner is nil. */
function rulesOutOwner(fact: Cond, truth: boolean, cond: Cond): boolean {
  if (fact.op === 'is') return truth && leavesNil(cond, fact.value);
  if (fact.op !== 'cmp' || !leavesNil(cond, fact.left)) return false;
  if (isNilCondition(fact) || isBlankCondition(fact)) return !truth;
  if (fact.cmp === '>') return truth;
  return truth && fact.cmp === '==' && nodeOf(fact.right) === undefined;
}

const isNilCondition = (cond: Cond): boolean => cond.op === 'cmp' && cond.cmp === '==' && cond.right === null;
const isBlankCondition = (cond: Cond): boolean => cond.op === 'cmp' && cond.cmp === '==' && cond.right === BLANK;
const isAboutSame = (a: Cond, b: Cond): boolean => a.op === 'cmp' && b.op === 'cmp' && keyOf(a.left) === keyOf(b.left);

/** A value that is not blank is not nil. */
const rulesOutNil = (fact: Cond, cond: Cond): boolean =>
  isBlankCondition(fact) && isNilCondition(cond) && isAboutSame(fact, cond);

/** `x == 'a'` excludes `x == 'b'` and `x == blank`. */
function excludes(fact: Cond, cond: Cond): boolean {
  if (fact.op !== 'cmp' || cond.op !== 'cmp' || fact.cmp !== '==' || cond.cmp !== '==') return false;
  const literal = (x: unknown) => typeof x === 'string' || typeof x === 'number';
  if (!literal(fact.right)) return false;
  // A text of spaces is blank, and an empty one may be nil.
  if (typeof fact.right === 'string' && fact.right.trim() === '' && !literal(cond.right)) return false;
  return (
    (literal(cond.right) || cond.right === BLANK || cond.right === null) &&
    fact.right !== cond.right &&
    keyOf(fact.left) === keyOf(cond.left)
  );
}
