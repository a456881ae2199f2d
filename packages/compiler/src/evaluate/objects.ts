/** Objects and their members. All changes of objects go through this module. */
import { change, mayChangeForGood, now, prune, type Slot } from '../expression/branching.ts';
import { branch } from '../expression/choose.ts';
import { all, not, some } from '../expression/condition.ts';
import { Entry, entryOf, inArray, isRegular, memberEntry } from '../expression/entries.ts';
import { type Cond, nodeOf } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';

let privates = 0;

/** The key of a private member; private members of other classes with the same name have other keys. */
export const privateKey = (name: string): string => `#${name}\0${++privates}`;
export const isPrivate = (key: PropertyKey): boolean =>
  typeof key === 'string' && key.startsWith('#') && key.includes('\0');

/** A key as text, for messages. */
const nameOf = (key: PropertyKey): string => String(key).replace(/\0\d+$/, '');

/** The value of a missing member. */
const ABSENT = Symbol('absent');

/** Objects with a member order that depends on the page. */
const unordered = new WeakSet<object>();

/** The members that the two sides of the last condition added to an object: the condition, their number, and whether both sides added one. */
const additions = new WeakMap<object, { key: string; count: number; isCommon: boolean }>();

function addedBy(object: object, cond: Cond, isCommon: boolean): void {
  const before = additions.get(object);
  const now =
    before?.key === cond.key
      ? { ...before, count: before.count + 1, isCommon: before.isCommon || isCommon }
      : { key: cond.key, count: 1, isCommon };
  additions.set(object, now);
  if (now.isCommon && now.count > 1) unordered.add(object);
}

const madeAt = new WeakMap<object, number>();

/** Records when an object was created, unless that is recorded. */
export function made<T>(value: T): T {
  if (value !== null && (typeof value === 'object' || typeof value === 'function') && !madeAt.has(value))
    madeAt.set(value, now());
  return value;
}

const since = (object: object): number => madeAt.get(object) ?? 0;

const slots = new WeakMap<object, Map<PropertyKey, Slot>>();

function slotOf(object: object, key: PropertyKey): Slot {
  const known = slots.get(object) ?? new Map<PropertyKey, Slot>();
  slots.set(object, known);
  const slot = known.get(key) ?? (Array.isArray(object) && key === ITEMS ? itemsOf(object) : memberOf(object, key));
  known.set(key, slot);
  return slot;
}

function memberOf(object: object, key: PropertyKey): Slot {
  return {
    created: since(object),
    label: `A member (\`${nameOf(key)}\`) of an object`,
    read: () => (Object.hasOwn(object, key) ? Reflect.get(object, key) : ABSENT),
    write(value) {
      if (value === ABSENT) Reflect.deleteProperty(object, key);
      else Reflect.set(object, key, value);
    },
    merge(cond, yes, no) {
      // Both sides added it, so the members before it depend on the page.
      if (!Object.hasOwn(object, key)) addedBy(object, cond, yes !== ABSENT && no !== ABSENT);
      return yes === ABSENT
        ? optional(not(cond), no)
        : no === ABSENT
          ? optional(cond, yes)
          : eitherMember(cond, yes, no);
    },
  };
}

/** A member on both sides, which may be missing on each. */
function eitherMember(cond: Cond, yes: unknown, no: unknown): unknown {
  if (!(yes instanceof Entry) && !(no instanceof Entry)) return branch(cond, yes, no);
  const [a, b] = [entryOf(yes), entryOf(no)];
  const isThere = some(all(cond, a.cond), all(not(cond), b.cond));
  return inArray(new Entry(isThere, branch(cond, a.value, b.value)));
}

const optional = (cond: Cond, value: unknown): Entry =>
  value instanceof Entry ? new Entry(all(cond, value.cond), value.value) : new Entry(cond, value);

/** The value of a member when it is read: undefined if it is missing. */
export const memberValue = (member: unknown): unknown =>
  member instanceof Entry ? prune(branch(member.cond, member.value, undefined)) : member;

const ITEMS = Symbol('items');

/** All items of a list, as one slot. */
function itemsOf(array: unknown[]): Slot {
  return {
    created: since(array),
    label: 'A list',
    read: () => [...array],
    write(value) {
      array.length = 0;
      for (const item of value as unknown[]) array.push(item);
    },
    merge: (cond, yes, no) => mergeItems(cond, yes as unknown[], no as unknown[]),
  };
}

function mergeItems(cond: Cond, yes: readonly unknown[], no: readonly unknown[]): unknown[] {
  if (yes.length === no.length && isRegular(yes) && isRegular(no))
    return yes.map((item, i) => branch(cond, item, no[i]));
  let same = 0;
  while (same < yes.length && same < no.length && Object.is(yes[same], no[same])) same++;
  const under = (items: readonly unknown[], fact: Cond) =>
    items
      .slice(same)
      .map(entryOf)
      .map((entry) => new Entry(all(fact, entry.cond), entry.value, entry.isList));
  return [...yes.slice(0, same), ...under(yes, cond), ...under(no, not(cond))].map((item) =>
    item instanceof Entry ? inArray(item) : item,
  );
}

/** Replaces the items of a list. */
export function setItems(array: unknown[], items: readonly unknown[]): void {
  change(slotOf(array, ITEMS), [...items]);
}

/** `object[key]` of a constant. @throws RefusedError if the object is null or undefined */
export function get(object: unknown, key: PropertyKey): unknown {
  if (object === null || object === undefined)
    return refuse(`\`${nameOf(key)}\` is read of ${object}`, 'Test the value first, or use ?.');
  if (object instanceof Error && key === 'stack')
    return refuse('`stack` of an error is read', 'It is another in each browser: print the message');
  if (typeof object === 'bigint' && key === 'toLocaleString')
    return refuse('.toLocaleString() is called while rendering', 'Format the number in `data`');
  if (object === performance && key === 'timeOrigin')
    return refuse('`performance.timeOrigin` is read while rendering', 'Read it in an effect');
  if (Array.isArray(object) && !isRegular(object) && (key === 'length' || /^\d+$/.test(String(key))))
    return refuse(`\`${String(key)}\` is read of a list of which some items may be missing`, 'Use .map');
  if (isPrivate(key) && !(key in Object(object)))
    return refuse(
      `\`${nameOf(key)}\` is read of an object that has no such private member`,
      'Test it first: `#name in object`',
    );
  return memberValue(Reflect.get(Object(object) as object, key, object));
}

/** `object[key] = value`. */
export function set(object: unknown, key: PropertyKey, value: unknown): void {
  if (nodeOf(object) !== undefined)
    refuse('A value of the page is changed', 'The payload is never changed in place: make a new object');
  if (object === null || (typeof object !== 'object' && typeof object !== 'function'))
    refuse(`\`${String(key)}\` is set on ${String(object)}`, 'Set it on an object');
  if (Array.isArray(object) && (key === 'length' || /^\d+$/.test(String(key)))) {
    setItems(object, withItem(object, String(key), value));
    return;
  }
  const accessor = accessorOf(object, key);
  if (accessor) {
    if (accessor.set) Reflect.apply(accessor.set, object, [value]);
    return;
  }
  // If it was missing it would be the last member.
  movesMember(object, key);
  if (Object.isFrozen(object)) refuse(`\`${String(key)}\` of a frozen object is changed`, 'Make a new object');
  change(slotOf(object, key), value);
}

/** Sets the length or one item of a list. */
function withItem(array: readonly unknown[], key: string, value: unknown): unknown[] {
  if (!isRegular(array)) return refuse('An item is set in a list of which some may be missing', 'Make a new list');
  const items = [...array];
  if (key === 'length') items.length = Number(value);
  else if (Number(key) > items.length)
    return refuse('An item is set beyond the end of a list', 'Use .push, or write the list out');
  else items[Number(key)] = value;
  return items;
}

function accessorOf(object: object, key: PropertyKey): PropertyDescriptor | undefined {
  for (let owner: object | null = object; owner; owner = Reflect.getPrototypeOf(owner)) {
    const found = Reflect.getOwnPropertyDescriptor(owner, key);
    if (found) return found.get || found.set ? found : undefined;
  }
  return undefined;
}

/** `delete object[key]`. */
export function remove(object: unknown, key: PropertyKey): void {
  if (object === null || typeof object !== 'object' || Array.isArray(object) || nodeOf(object) !== undefined)
    refuse('A member is deleted of something else than an object made here', 'Make a new object without it');
  // If this is undone it would be the last member.
  mayMutate(object, 'An object of which a member is deleted');
  change(slotOf(object, key), ABSENT);
}

/** Refuses a native change (`map.set`) of an object that must not be changed here. */
export const mayMutate = (object: object, what: string): void => mayChangeForGood(since(object), what);

/** @throws RefusedError if the order of the members depends on the page */
export function mustBeOrdered(object: unknown): void {
  if (isUnordered(object) && Object.keys(object as object).length > 1)
    refuse(
      'The members of an object are listed, whose order depends on the page',
      'Make the object in one place, or list the names yourself',
    );
}

/** Own members as entries, some of which may be missing. */
export function membersOf(object: unknown): { key: string; entry: Entry }[] {
  if (object === null || object === undefined) return [];
  return Object.keys(object as object).map((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(object, key);
    const value: unknown = descriptor?.get ? Reflect.get(object as object, key) : descriptor?.value;
    return { key, entry: memberEntry(object as object, value) };
  });
}

/** The members that are copied with an object, including those with symbols as keys. */
export function copiedMembersOf(object: unknown): { key: PropertyKey; entry: Entry }[] {
  const members: { key: PropertyKey; entry: Entry }[] = membersOf(object);
  if (object === null || object === undefined) return members;
  for (const key of Object.getOwnPropertySymbols(object as object))
    if (Object.prototype.propertyIsEnumerable.call(object, key))
      members.push({ key, entry: entryOf(Reflect.get(object as object, key)) });
  return members;
}

/** Whether the order of an object's members depends on the page. */
export const isUnordered = (object: unknown): boolean =>
  object !== null && typeof object === 'object' && unordered.has(object);

/** A copy has the order of its source: if that depends on the page, so does the copy's. */
export function copyOrder(from: unknown, to: object): void {
  if (isUnordered(from)) unordered.add(to);
}

/** Records that a member is set again: if it was missing it is now the last, else it keeps its position. */
export function movesMember(object: object, key: PropertyKey): void {
  if (Object.getOwnPropertyDescriptor(object, key)?.value instanceof Entry) unordered.add(object);
}

/** Overrides a present member with one that may be missing, as a spread does. */
export function overlay(target: Record<PropertyKey, unknown>, key: PropertyKey, entry: Entry): void {
  const before = Object.hasOwn(target, key) ? target[key] : ABSENT;
  if (before instanceof Entry) unordered.add(target);
  const value =
    entry.cond.op === 'const' || before === ABSENT
      ? inArray(entry)
      : before instanceof Entry
        ? new Entry(someOf(before.cond, entry.cond), branch(entry.cond, entry.value, before.value))
        : branch(entry.cond, entry.value, before);
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}
const someOf = (a: Cond, b: Cond): Cond => not(all(not(a), not(b)));
