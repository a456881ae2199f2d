/**
 * The items of a constant list, which is a plain array. An item that is present only under a condition, or a spread list of the page, is an
 * `Entry` in the array.
 */

import { arithmetic } from './arithmetic.ts';
import { each } from './branching.ts';
import { branch } from './choose.ts';
import { all, FALSE, not, some, TRUE } from './condition.ts';
import { Entry } from './entry.ts';
import { length } from './list.ts';
import { type Cond, nodeOf } from './node.ts';
import { refuse } from './refuse.ts';
import { addWalker, originOf } from './substitute.ts';
import { describe } from './value.ts';

/** Whether every item is present and is one item. */
export const isRegular = (array: readonly unknown[]): boolean => !array.some((item) => item instanceof Entry);

export const entryOf = (item: unknown): Entry => (item instanceof Entry ? item : new Entry(TRUE, item));

/** An entry in the form for an array: an item that is always present is not wrapped. */
export const inArray = (entry: Entry): unknown => (entry.cond === TRUE && !entry.isList ? entry.value : entry);

/** Objects of the payload. Unlike objects of the source they have no undefined members, because JSON has none. */
const ofPayload = new WeakSet<object>();

/** Marks an object as one of the payload. */
export function markPayload<T extends object>(object: T): T {
  ofPayload.add(object);
  return object;
}

// After a substitution the object is still one of the payload.
addWalker((value, replace) => {
  if (!ofPayload.has(value)) return undefined;
  const members = Object.entries(value).map(([key, inner]) => [key, replace(inner)] as const);
  const isSame = members.every(([key, inner]) => Object.is(inner, (value as Record<string, unknown>)[key]));
  return isSame && !originOf(value) ? value : markPayload(Object.fromEntries(members));
});

/** A member of an object as an entry. */
export const memberEntry = (object: object, member: unknown): Entry =>
  ofPayload.has(object) && !(member instanceof Entry)
    ? new Entry(isDefined(member), whereDefined(member))
    : entryOf(member);

/** Whether a value is not undefined. */
function isDefined(value: unknown): Cond {
  const node = nodeOf(value);
  if (node?.kind === 'branch')
    return some(all(node.cond, isDefined(node.yes)), all(not(node.cond), isDefined(node.no)));
  return value === undefined ? FALSE : TRUE;
}

/** The value where it is not undefined. */
function whereDefined(value: unknown): unknown {
  const node = nodeOf(value);
  if (node?.kind !== 'branch') return value;
  const [yes, no] = [whereDefined(node.yes), whereDefined(node.no)];
  if (yes === undefined) return no;
  if (no === undefined) return yes;
  return yes === node.yes && no === node.no ? value : branch(node.cond, yes, no);
}

/** The entries of `[...value]`. */
export function spread(value: unknown, under: Cond = TRUE): Entry[] {
  const node = nodeOf(value);
  if (node === undefined) {
    // A list with holes has undefined there.
    if (Array.isArray(value)) return Array.from(value, (item: unknown) => withCondition(entryOf(item), under));
    if (typeof value === 'string') return [...value].map((item) => new Entry(under, item));
    if (value !== null && typeof value === 'object' && Symbol.iterator in value)
      return [...(value as Iterable<unknown>)].map((item) => new Entry(under, item));
    return refuse(`${describe(value)} is spread into a list`, 'Spread a list');
  }
  if (node.kind === 'list') return [new Entry(under, value, true)];
  if (node.kind === 'branch')
    return [...spread(node.yes, all(under, node.cond)), ...spread(node.no, all(under, not(node.cond)))];
  return refuse(`\`${describe(value)}\` is spread into a list`, 'Spread a list of the schema (`z.array`)');
}

const withCondition = (entry: Entry, cond: Cond): Entry => new Entry(all(cond, entry.cond), entry.value, entry.isList);

/** The number of items. */
export function countOf(array: readonly unknown[]): unknown {
  if (isRegular(array)) return array.length;
  const entries = array.map(entryOf);
  const always = entries.filter(({ cond, isList }) => cond === TRUE && !isList).length;
  const optional = entries.filter(({ cond, isList }) => cond !== TRUE && !isList);
  const lists = entries.filter(({ isList }) => isList);
  if (optional.length > 8)
    return refuse(
      'The length of a list of which more than eight items may be missing is read',
      'Ask each of the conditions',
    );
  const items = optional.reduce<unknown>(
    (sum, { cond }) => each(sum, (n) => branch(cond, (n as number) + 1, n)),
    always,
  );
  return lists.reduce<unknown>((sum, { cond, value }) => arithmetic(sum, branch(cond, lengthOf(value), 0), '+'), items);
}

const lengthOf = (value: unknown): unknown => {
  const node = nodeOf(value);
  return node?.kind === 'list' ? length(node) : 0;
};

export { Entry } from './entry.ts';
