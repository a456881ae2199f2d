/** Methods of arrays, and of `Array`: callbacks may return expressions, and items may be missing. */
import { each } from '../../expression/branching.ts';
import { test } from '../../expression/choose.ts';
import { not, TRUE } from '../../expression/condition.ts';
import { countOf, Entry, entryOf, inArray, isRegular } from '../../expression/entries.ts';
import { isExpression, nodeOf } from '../../expression/node.ts';
import { refuse } from '../../expression/refuse.ts';
import { isNull } from '../../expression/truth.ts';
import { made, setItems } from '../objects.ts';
import { compared, filter, flatMap, map, reduce } from './array-callbacks.ts';
import { concatenated, flattened } from './array-concat.ts';
import { arrayFrom } from './array-from.ts';
import { ask, backward, forward, items, P, steps } from './array-items.ts';
import { join } from './array-join.ts';
import { firstSuch, includes, indexOf, placeIn, some } from './array-searches.ts';
import { Iterated } from './iterated.ts';
import type { Model } from './model.ts';

/** Methods that must know each item refuse items that may be missing; they move expressions without reading them. */
const structural =
  (run: (array: unknown[], args: readonly unknown[]) => unknown): Model =>
  ({ self, args }) => {
    const array = items(self);
    if (!isRegular(array))
      return refuse('A list of which some items may be missing is cut or searched', 'Do it before the condition');
    if (args.some((arg) => isExpression(arg) || arg instanceof Entry))
      return refuse('A place known only on the page is used in a list', 'Use .map or .find');
    return run(array, args);
  };

/** Changes the list in place. */
const changing =
  (run: (array: unknown[], args: readonly unknown[]) => unknown): Model =>
  ({ self, args }) => {
    const array = items(self);
    const copy = [...array];
    const result = run(copy, args);
    setItems(array, copy);
    return result === copy ? array : result;
  };

export const ARRAYS: [unknown, Model][] = [
  [P.map, map],
  [P.filter, filter],
  [P.find, (given) => firstSuch(given, forward, (value) => value, undefined)],
  [P.findLast, (given) => firstSuch(given, backward, (value) => value, undefined)],
  [P.findIndex, (given) => firstSuch(given, forward, placeIn(given.self), -1)],
  [P.findLastIndex, (given) => firstSuch(given, backward, placeIn(given.self), -1)],
  [P.some, (given) => some(given, true)],
  [P.every, (given) => some(given, false)],
  [P.includes, includes],
  [P.indexOf, indexOf],
  [P.join, join],
  [P.toString, (given) => join({ ...given, args: [] })],
  [P.slice, structural((array, args) => array.slice(...(args as [number?, number?])))],
  [P.at, structural((array, args) => array.at(args[0] as number))],
  [
    P.toReversed,
    ({ self }) =>
      isMoved(self)
        ? items(self).toReversed()
        : refuse('A list of the page is reversed', 'Use `reverse` from @vitrine/compiler in `data`'),
  ],
  [P.with, structural((array, args) => array.with(args[0] as number, args[1]))],
  [P.flat, ({ self, args }) => flattened(items(self), args[0] === undefined ? 1 : Number(args[0])).map(inArray)],
  [P.flatMap, flatMap],
  [P.concat, ({ self, args }) => concatenated([items(self), ...args])],
  [
    P.forEach,
    (given) => {
      const array = items(given.self);
      for (const step of steps(array)) {
        if (step.entry.isList)
          return refuse('.forEach runs over a list of the page', 'Use .map in the markup, or an effect');
        ask(step, given, array);
      }
      return undefined;
    },
  ],
  [P.reduce, (given) => reduce(given, forward)],
  [P.reduceRight, (given) => reduce(given, backward)],
  [
    P.sort,
    (given) => {
      const sorted = compared(given) as unknown[];
      setItems(items(given.self), sorted);
      return given.self;
    },
  ],
  [P.toSorted, compared],
  [
    P.push,
    changing((array, args) => {
      array.push(...args);
      return countOf(array);
    }),
  ],
  [
    P.unshift,
    changing((array, args) => {
      array.unshift(...args);
      return countOf(array);
    }),
  ],
  [
    P.pop,
    changing((array) => (isRegular(array) ? array.pop() : refuse('The last item may be missing', 'Make a new list'))),
  ],
  [
    P.shift,
    changing((array) =>
      isRegular(array) ? array.shift() : refuse('The first item may be missing', 'Make a new list'),
    ),
  ],
  [
    P.reverse,
    changing((array) =>
      isMoved(array)
        ? array.reverse()
        : refuse('A list of the page is reversed', 'Use `reverse` from @vitrine/compiler in `data`'),
    ),
  ],
  [
    P.splice,
    changing((array, args) =>
      isRegular(array)
        ? array.splice(...(args as [number, number]))
        : refuse('A list of which some items may be missing is cut', 'Make a new list'),
    ),
  ],
  [
    P.fill,
    ({ self, args }) => {
      const array = Array.isArray(self) ? self : items(self);
      setItems(
        array,
        isRegular(array) ? [...array].fill(args[0], ...(args.slice(1) as number[])) : filled(array, args),
      );
      return array;
    },
  ],
  [
    P.keys,
    ({ self }) =>
      Array.isArray(self) && isRegular(self)
        ? new Iterated([...self.keys()])
        : refuse('The places of a list are listed of which some items may be missing', 'Use .map with an index'),
  ],
  [P.entries, structural((array) => new Iterated([...array.entries()].map((pair) => made(pair))))],
  [P.values, structural((array) => new Iterated([...array]))],
  [
    Array.isArray,
    ({ args: [value] }) =>
      each(value, (known) => {
        const node = nodeOf(known);
        if (node === undefined) return Array.isArray(known);
        if (node.kind === 'list') return true;
        if (node.kind !== 'path') return false;
        if (node.type === 'unknown' || node.type === 'json')
          return refuse('Whether a value is a list is not known', 'Give it a type in the schema');
        return node.type === 'list' && test(node.nullable ? not(isNull(known)) : TRUE);
      }),
  ],
  [Array.of, ({ args }) => [...args]],
  [Array.from, arrayFrom],
];

/** `.fill`, also of items that may be missing. */
function filled(array: readonly unknown[], args: readonly unknown[]): unknown[] {
  const entries = array.map(entryOf);
  if (args.length > 1 || entries.some(({ isList }) => isList))
    return refuse('A list of which some items may be missing is filled', 'Use .map');
  return entries.map(({ cond }) => inArray(new Entry(cond, args[0])));
}
const isMoved = (self: unknown): boolean => !items(self).some((item) => item instanceof Entry && item.isList);
