/** `Object`, `Function` and others that move values without reading them. */
import { each, prune } from '../../expression/branching.ts';
import { test } from '../../expression/choose.ts';
import { all, some, TRUE } from '../../expression/condition.ts';
import { Entry, entryOf, inArray, isRegular } from '../../expression/entries.ts';
import { isKey } from '../../expression/members.ts';
import { isExpression, nodeOf } from '../../expression/node.ts';
import { strictlyEqual } from '../../expression/operators.ts';
import { refuse } from '../../expression/refuse.ts';
import { kindOf } from '../../expression/truth.ts';
import { describe } from '../../expression/value.ts';
import { spreadInto } from '../expressions-of-objects.ts';
import {
  copiedMembersOf,
  copyOrder,
  isPrivate,
  mayMutate,
  membersOf,
  mustBeOrdered,
  overlay,
  set,
} from '../objects.ts';
import { trust } from '../trust.ts';
import { Iterated } from './iterated.ts';
import { type Model, UNMODELLED } from './model.ts';

/** The members of a constant, or of both sides of a choice. */
const members =
  (make: (key: string, value: unknown) => unknown): Model =>
  ({ args: [object] }) =>
    each(object, (known) => {
      if (nodeOf(known) !== undefined)
        return refuse(
          `The members of \`${describe(known)}\` are listed`,
          'Name each member, or make a list of them in `data`',
        );
      if (Array.isArray(known) && !isRegular(known))
        return refuse('The members of a list of which some may be missing are listed', 'Use .map');
      if (known === null || known === undefined)
        return refuse(`The members of ${String(known)} are listed`, 'Test it first');
      mustBeOrdered(known);
      return membersOf(known).map(({ key, entry }) => inArray(new Entry(entry.cond, make(key, entry.value))));
    });

const has: Model = ({ args: [object, key] }) => ownKey(object, key);

/** Whether a constant object has a member; the name may be an expression. */
export const ownKey = (object: unknown, key: unknown): unknown =>
  each(object, (known) => {
    if (nodeOf(known) !== undefined)
      return refuse(
        `Whether \`${describe(known)}\` has a member is asked`,
        'Compare the member itself with undefined or null',
      );
    if (Array.isArray(known) && !isRegular(known))
      return refuse('Whether a list has an item is asked, of which some may be missing', 'Use .some');
    if (isListless(known, key)) return true;
    return test(
      some(
        ...membersOf(known).map(({ key: name, entry }) => {
          return all(entry.cond, isKey(prune(key), name));
        }),
      ),
    );
  });

/** Whether an object has a non-enumerable member, such as the length of a list. */
function isListless(object: unknown, key: unknown): boolean {
  if (object === null || object === undefined || isExpression(key)) return false;
  const name = typeof key === 'symbol' ? key : String(key);
  const found = Object.getOwnPropertyDescriptor(object, name);
  return found !== undefined && (typeof name === 'symbol' || !found.enumerable) && !isPrivate(name);
}

function assign({ args: [target, ...sources] }: Parameters<Model>[0]): unknown {
  for (const source of sources) {
    const from = spreadObject(source);
    if (target !== null && typeof target === 'object') copyOrder(from, target);
    for (const { key, entry } of copiedMembersOf(from)) {
      if (entry.cond === TRUE) set(target, key, entry.value);
      else {
        const copy: Record<PropertyKey, unknown> = { ...(target as Record<PropertyKey, unknown>) };
        overlay(copy, key, entry);
        set(target, key, copy[key]);
      }
    }
  }
  return target;
}

/** Copies a value, or both sides of a choice under their conditions. */
function spreadObject(source: unknown): unknown {
  const made: Record<string, unknown> = {};
  spreadInto(made, source);
  return made;
}

const fromEntries: Model = ({ args: [list] }) => {
  const made: Record<string, unknown> = {};
  const items =
    list instanceof Map || list instanceof Iterated
      ? [...(list as Iterable<unknown>)]
      : Array.isArray(list)
        ? list
        : refuse('An object is made from something else than a list that is written out', 'Use `record` in `data`');
  for (const item of items) {
    const { cond, value, isList } = entryOf(item);
    const pair = prune(value);
    if (isList || !Array.isArray(pair))
      return refuse('An object is made from a list of the page', 'Use `record` in `data`');
    if (isExpression(pair[0]))
      return refuse('An object is made whose keys are known only on the page', 'Use `record` in `data`');
    overlay(made, String(pair[0]), new Entry(cond, pair[1]));
  }
  return made;
};

export const OBJECTS: [unknown, Model][] = [
  [Object.keys, members((key) => key)],
  [Object.values, members((_, value) => value)],
  [Object.entries, members((key, value) => [key, value])],
  [Object.fromEntries, fromEntries],
  [Object.assign, assign],
  [Object.freeze, ({ args: [value] }) => (isExpression(value) ? value : Object.freeze(value))],
  [
    Object.is,
    ({ args: [a, b] }) =>
      isExpression(a) || isExpression(b)
        ? kindOf(a) === 'number' || kindOf(b) === 'number'
          ? refuse('`Object.is` is asked about a number of the page', 'Use ===')
          : strictlyEqual(a, b)
        : UNMODELLED,
  ],
  [Object.hasOwn, has],
  [Object.prototype.hasOwnProperty, ({ self, args }) => ownKey(self, args[0])],
  [
    Object.defineProperty,
    ({ args }) => {
      mayMutate(args[0] as object, 'An object');
      return Object.defineProperty(args[0] as object, args[1] as PropertyKey, args[2] as PropertyDescriptor);
    },
  ],
  [Function.prototype.call, ({ self, args, call }) => call(self, args.slice(1), args[0])],
  [Function.prototype.apply, ({ self, args, call }) => call(self, (args[1] as unknown[] | undefined) ?? [], args[0])],
  [
    Function.prototype.bind,
    ({ self, args, call }) => {
      const [of, ...first] = args;
      return trust((...rest: unknown[]) => call(self, [...first, ...rest], of));
    },
  ],
  [
    structuredClone,
    ({ args: [value] }) => {
      if (!isExpression(value)) return UNMODELLED;
      return ['string', 'number', 'boolean'].includes(kindOf(value) ?? '')
        ? value
        : refuse('`structuredClone` is given a list or an object of the page', 'Use it as it is: nothing changes it');
    },
  ],
];
