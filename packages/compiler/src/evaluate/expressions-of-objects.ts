/** Object and array literals. */
import type { ArrayExpression, ObjectExpression } from '@oxc-project/types';
import { prune } from '../expression/branching.ts';
import { branch } from '../expression/choose.ts';
import { all, FALSE, not, some, TRUE } from '../expression/condition.ts';
import { Entry, inArray, spread } from '../expression/entries.ts';
import { type Branch, type Cond, nodeOf } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';
import { describe } from '../expression/value.ts';
import { setWrittenAt } from '../expression/written-at.ts';
import type { Evaluator } from './context.ts';
import { copiedMembersOf, copyOrder, isUnordered, made, movesMember, overlay } from './objects.ts';
import { keyOf } from './patterns.ts';
import type { Scope } from './scope.ts';
import { placeOf, site } from './site.ts';

/** `[a, ...b]`. */
export function arrayOf(node: ArrayExpression, scope: Scope, evaluator: Evaluator): unknown[] {
  const array: unknown[] = [];
  for (const element of node.elements) {
    // A hole stays a hole.
    if (element === null) array.length++;
    else if (element.type !== 'SpreadElement') array.push(evaluator.evaluate(element, scope));
    else array.push(...spread(prune(evaluator.evaluate(element.argument, scope))).map(inArray));
  }
  return made(array);
}

/** `{ a, ...b }`. */
export function objectOf(node: ObjectExpression, scope: Scope, evaluator: Evaluator): object {
  const object: Record<PropertyKey, unknown> = made({});
  const { source } = site;
  if (source) setWrittenAt(object, () => placeOf({ source, node }));
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      spreadInto(object, evaluator.evaluate(property.argument, scope));
      continue;
    }
    const key = keyOf(property.key, property.computed, scope, evaluator);
    if (nodeOf(key) !== undefined)
      return refuse('An object is made with a key that is known only on the page', 'Use `record` in `data`');
    const name = key as PropertyKey;
    const { value } = property;
    const isMethod = property.method || property.kind !== 'init';
    const member =
      isMethod && value.type === 'FunctionExpression'
        ? evaluator.close(value, scope, object)
        : evaluator.evaluate(value, scope);
    if (property.kind !== 'init') {
      const old = Object.getOwnPropertyDescriptor(object, name);
      const accessor = member as () => unknown;
      Object.defineProperty(object, name, {
        configurable: true,
        enumerable: true,
        get: property.kind === 'get' ? accessor : old?.get,
        set: property.kind === 'set' ? accessor : old?.set,
      });
      continue;
    }
    if (
      typeof member === 'function' &&
      member.name === '' &&
      Object.getOwnPropertyDescriptor(member, 'name')?.configurable
    )
      Object.defineProperty(member, 'name', { value: String(name), configurable: true });
    if (name === '__proto__' && !property.computed && !property.shorthand)
      return refuse('A prototype is set', 'Use a class, or name the members');
    movesMember(object, name);
    Object.defineProperty(object, name, { value: member, writable: true, enumerable: true, configurable: true });
  }
  return object;
}

/** The keys of both lists in an order that agrees with both; undefined if there is none. */
function commonOrder(one: readonly PropertyKey[], other: readonly PropertyKey[]): PropertyKey[] | undefined {
  const shared = other.filter((key) => one.includes(key));
  if (one.filter((key) => other.includes(key)).some((key, i) => key !== shared[i])) return undefined;
  const keys = [...one];
  for (const [i, key] of other.entries()) {
    if (keys.includes(key)) continue;
    const next = other.slice(i + 1).find((later) => keys.includes(later));
    keys.splice(next === undefined ? keys.length : keys.indexOf(next), 0, key);
  }
  return keys;
}

/** Spreads a choice between two objects with members in the same order; false if the orders differ. */
function spreadEither(target: Record<PropertyKey, unknown>, { cond, yes, no }: Branch, under: Cond): boolean {
  const sides = [prune(yes), prune(no)];
  if (sides.some((side) => nodeOf(side) !== undefined || isUnordered(side))) return false;
  const [first = [], second = []] = sides.map(copiedMembersOf);
  const order = commonOrder(
    first.map(({ key }) => key),
    second.map(({ key }) => key),
  );
  for (const key of order ?? []) {
    const [a, b] = [first, second].map((members) => members.find((one) => one.key === key)?.entry);
    const isThere = some(all(cond, a?.cond ?? FALSE), all(not(cond), b?.cond ?? FALSE));
    const value = a && b ? branch(cond, a.value, b.value) : (a ?? b)?.value;
    overlay(target, key, new Entry(all(under, isThere), value));
  }
  return order !== undefined;
}

/** `...value` in an object. */
export function spreadInto(target: Record<PropertyKey, unknown>, given: unknown, under: Cond = TRUE): void {
  const value = prune(given);
  const node = nodeOf(value);
  if (node?.kind === 'branch') {
    if (spreadEither(target, node, under)) return;
    spreadInto(target, node.yes, all(under, node.cond));
    spreadInto(target, node.no, all(under, not(node.cond)));
    return;
  }
  if (node?.kind === 'test') return;
  if (node?.kind === 'path' && (node.type === 'string' || node.type === 'boolean'))
    refuse(`\`${describe(value)}\` is spread into an object`, 'Spread an object: `cond ? { … } : {}`');
  if (node !== undefined) refuse(`The members of \`${describe(value)}\` are spread`, 'Name each member');
  copyOrder(value, target);
  for (const { key, entry } of copiedMembersOf(value))
    overlay(target, key, new Entry(all(under, entry.cond), entry.value));
}
