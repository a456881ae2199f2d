/** JavaScript's own tests of a value (`if (x)`, `x == null`, `a === b`) as conditions. */
import { all, compare, constant, FALSE, is, not, some, TRUE } from './condition.ts';
import { filter } from './filter.ts';
import { BLANK, type Cond, keyOf, type Node, nodeOf, type Path } from './node.ts';
import { refuse } from './refuse.ts';
import { originOf } from './substitute.ts';
import { describe, member } from './value.ts';

/** Whether the value is truthy in JavaScript. */
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
      return some(
        ...node.parts.map((part) => (typeof part === 'string' ? constant(part !== '') : printsSomething(part))),
      );
    case 'joined':
      return compare(member(value, 'size', 'size'), '>', 0);
    case 'branch':
      return some(all(node.cond, truthy(node.yes)), all(not(node.cond), truthy(node.no)));
    case 'path':
      return pathTruthy(value, node);
    case 'search':
      return node.what === 'some'
        ? is(value)
        : node.what === 'count'
          ? compare(value, '>', 0)
          : not(compare(value, '==', 0));
    case 'fold':
      return node.type === 'integer' ? not(compare(value, '==', 0)) : compare(member(value, 'size', 'size'), '>', 0);
    case 'unrendered':
      return node.refuse();
  }
}

/** Whether a part of a text prints anything. */
function printsSomething(part: unknown): Cond {
  const node = nodeOf(part);
  if (node === undefined) return constant(String(part) !== '');
  if (node.kind === 'branch')
    return some(all(node.cond, printsSomething(node.yes)), all(not(node.cond), printsSomething(node.no)));
  if (node.kind === 'path' && (node.type === 'integer' || node.type === 'number' || node.type === 'size')) return TRUE;
  return node.kind === 'search' || (node.kind === 'fold' && node.type === 'integer') ? TRUE : truthy(part);
}

function pathTruthy(value: unknown, path: Path): Cond {
  switch (path.type) {
    case 'boolean':
      return is(value);
    case 'size':
    case 'units':
      return compare(value, '>', 0);
    case 'integer':
    case 'number':
      return all(path.nullable ? not(isNull(value)) : TRUE, not(compare(value, '==', 0)));
    case 'list':
      return path.nullable ? not(isNull(value)) : TRUE;
    case 'string':
      if (path.isNeverEmpty && !path.nullable) return TRUE;
      if (path.blank) return not(compare(value, '==', BLANK));
      // An object that prints as text (a color) has no length of its own.
      if (path.drop) return compare(member(filter(value, 'append', ['']), 'size', 'size'), '>', 0);
      // Not `!= blank`: a string of spaces is true in JavaScript.
      return compare(member(value, 'size', 'size'), '>', 0);
    case 'unknown':
    case 'json':
      // A text of spaces, an empty list and an empty object are blank, and true in JavaScript; 0 is false there.
      return all(is(value), not(compare(value, '==', '')), not(compare(value, '==', 0)));
    default:
      return not(compare(value, '==', BLANK));
  }
}

/** Whether the value is null or undefined. */
export function isNull(value: unknown): Cond {
  const node = nodeOf(value);
  if (node === undefined) return constant(value === null || value === undefined);
  if (node.kind === 'branch') return some(all(node.cond, isNull(node.yes)), all(not(node.cond), isNull(node.no)));
  if (node.kind === 'unrendered') return node.refuse();
  if (node.kind !== 'path') return FALSE;
  if (node.type !== 'unknown' && node.type !== 'json' && !node.nullable) return FALSE;
  return compare(value, '==', NIL_ONLY.has(node.type) || (node.type === 'string' && !node.blank) ? null : BLANK);
}

/** Types of which only nil is null. A missing object of the platform may also be an empty one. */
const NIL_ONLY: ReadonlySet<string> = new Set(['number', 'integer', 'boolean', 'list', 'unknown', 'json']);

/** What `typeof` says, with null apart; undefined where it is not known. */
export function kindOf(value: unknown): 'string' | 'number' | 'boolean' | 'object' | undefined {
  const node = nodeOf(value);
  if (node === undefined) {
    const kind = typeof value;
    return kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'object' ? kind : undefined;
  }
  switch (node.kind) {
    case 'test':
      return 'boolean';
    case 'text':
    case 'joined':
      return 'string';
    case 'list':
    case 'entries':
      return 'object';
    case 'search':
      return node.what === 'some' ? 'boolean' : 'number';
    case 'fold':
      return node.type === 'integer' ? 'number' : 'string';
    case 'branch': {
      const [yes, no] = [kindOf(node.yes), kindOf(node.no)];
      return yes === no ? yes : undefined;
    }
    case 'path':
      return KINDS[node.type];
    case 'unrendered':
      return undefined;
  }
}

const KINDS: Partial<Record<Path['type'], 'string' | 'number' | 'boolean' | 'object'>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  size: 'number',
  units: 'number',
  boolean: 'boolean',
  object: 'object',
  list: 'object',
};

/** `a === b`. */
export function equal(a: unknown, b: unknown): Cond {
  const left = nodeOf(a);
  const right = nodeOf(b);
  if (left === undefined && right === undefined) return sameConstant(a, b);
  if (left?.kind === 'unrendered') return left.refuse();
  if (right?.kind === 'unrendered') return right.refuse();
  if (left?.kind === 'branch') return some(all(left.cond, equal(left.yes, b)), all(not(left.cond), equal(left.no, b)));
  if (right?.kind === 'branch') return equal(b, a);
  if (left === undefined) return equal(b, a);
  // Null and undefined are told apart by the type: what may be left out is a choice with undefined.
  if ((b === null || b === undefined) && mayBeEither(left)) return refuseEither(a, b);
  if (b === null) return isNull(a);
  if (b === undefined) return FALSE;
  if (right !== undefined && ((mayBeEither(left) && mayBeNil(right)) || (mayBeEither(right) && mayBeNil(left))))
    return refuseEither(mayBeEither(left) ? a : b, mayBeEither(left) ? b : a);
  if (left.kind === 'list' || left.kind === 'entries' || right?.kind === 'list' || right?.kind === 'entries')
    return sameList(a, b);
  const [kind, other] = [kindOf(a), kindOf(b)];
  if (kind !== undefined && other !== undefined && kind !== other) return FALSE;
  for (const [one, against] of [
    [left, b],
    [right, a],
  ] as const)
    if (one?.kind === 'path' && one.values && nodeOf(against) === undefined && !one.values.includes(against))
      return FALSE;
  if (kind === 'boolean' && other === 'boolean') {
    const [x, y] = [truthy(a), truthy(b)];
    const known = all(
      left.kind === 'path' && left.nullable ? not(isNull(a)) : TRUE,
      right?.kind === 'path' && right.nullable ? not(isNull(b)) : TRUE,
    );
    const both = some(all(x, y), all(not(x), not(y)));
    return known === TRUE ? both : some(all(known, both), all(isNull(a), isNull(b)));
  }
  if (typeof b === 'object' && right === undefined) {
    // An object that the section created is never one of the page.
    return FALSE;
  }
  for (const side of [left, right]) {
    if (side?.kind !== 'path' || side.type !== 'units') continue;
    const against = side === left ? b : a;
    if (against === 0) return not(truthy(side === left ? a : b));
    refuse(
      'The length of a text of the page is compared',
      'JavaScript counts UTF-16 units and Liquid characters: compare the text with the empty one, or count in `data`',
    );
  }
  if (left.kind === 'path' && left.type === 'size' && b === 0) return not(truthy(a));
  if (b === '' && left.kind === 'path' && left.nilIsEmpty) return not(truthy(a));
  return sameText(a, b, compare(counted(withText(a, b)), '==', counted(withText(b, a))));
}

/** Lists are equal if they are the same list; a copy is another list. */
const sameList = (a: unknown, b: unknown): Cond =>
  a !== b && keyOf(a) === keyOf(b)
    ? refuse('Two lists of the page with the same items are compared by identity', 'Compare a member, or the sizes')
    : constant(a === b);

/** Whether nil may be null as well as undefined: for JSON and untyped values. */
export const mayBeEither = (node: Node | undefined): boolean =>
  node?.kind === 'path' &&
  (node.type === 'unknown' || node.type === 'json' || (node.eitherNil === true && node.nullable));

const mayBeNil = (node: Node): boolean => mayBeEither(node) || (node.kind === 'path' && node.nullable);

const refuseEither = (value: unknown, other: unknown): never =>
  refuse(
    `\`${describe(value)}\`, which may be null as well as undefined, is compared by === with ${nodeOf(other) ? `\`${describe(other)}\`, which may be null` : other}`,
    'Compare with null by ==, or say its type: `metafield<string>(…)`',
  );

/** A text with nil in place of empty, for a comparison with another that may be empty. */
function withText(value: unknown, other: unknown): unknown {
  const node = nodeOf(value);
  return node?.kind === 'path' && node.nilIsEmpty && nodeOf(other) !== undefined
    ? filter(value, 'append', [''])
    : value;
}

/** A blank text is null where it may be: then it equals no text, and another null. */
function sameText(a: unknown, b: unknown, same: Cond): Cond {
  const [left, right] = [mayBeBlank(a), mayBeBlank(b)];
  if ((!left && !right) || (typeof b === 'string' && b.trim() !== '')) return same;
  const both = all(left ? not(isNull(a)) : TRUE, right ? not(isNull(b)) : TRUE, same);
  return left && right ? some(both, all(isNull(a), isNull(b))) : both;
}

const mayBeBlank = (value: unknown): boolean => {
  const node = nodeOf(value);
  return node?.kind === 'path' && node.type === 'string' && node.nullable && node.blank === true;
};

/** The size of a missing list is 0. */
const counted = (value: unknown): unknown => {
  const node = nodeOf(value);
  return node?.kind === 'path' && node.type === 'size' && node.filters.length === 0
    ? filter(value, 'default', [0], {}, 'integer')
    : value;
};

/** Equality of two constants: objects may be items of one list. */
function sameConstant(a: unknown, b: unknown): Cond {
  if (a === b) return TRUE;
  const [first, second] = [originOf(a), originOf(b)];
  if (!first || !second || first.list.name !== second.list.name) return FALSE;
  if (keyOf(first.source) === keyOf(second.source)) return equal(first.index, second.index);
  return refuse(
    `Items of two lists within lists (\`${describe(first.source)}\`, \`${describe(second.source)}\`) are compared by identity`,
    'Compare a member that tells them apart, such as an id',
  );
}
