/** Lists: callbacks may answer with what only the page knows, and items may be missing. */
import { each, fork, prune, given as under } from '../../expression/branching.ts';
import { all, FALSE, not, TRUE } from '../../expression/condition.ts';
import { countOf, Entry, entryOf, inArray, isRegular, spread } from '../../expression/entries.ts';
import { type Call, callMethod } from '../../expression/members.ts';
import { type Cond, isExpression, nodeOf } from '../../expression/node.ts';
import { plus, printed, strictlyEqual } from '../../expression/operators.ts';
import { refuse } from '../../expression/refuse.ts';
import { isNull, truthy } from '../../expression/truth.ts';
import { branch, joined, length, test, text } from '../../expression/value.ts';
import { setItems } from '../objects.ts';
import type { Model, ModelCall } from './model.ts';
import { countTo } from './range.ts';

const SELF = 'Only a list may be asked for this';

/** The items of `this`. */
function items(self: unknown): unknown[] {
  if (!Array.isArray(self)) return refuse('A method of lists is called on something else', SELF);
  // JavaScript passes over holes here and not there.
  return hasHoles(self)
    ? refuse('A list with holes is used', 'Write `Array.from({ length: n })` for one of undefined')
    : self;
}

const hasHoles = (array: readonly unknown[]): boolean => {
  for (let i = 0; i < array.length; i++) if (!(i in array)) return true;
  return false;
};

/** Whether neither a list nor what is looked for in it holds anything that only the page knows. */
const isKnown = (array: readonly unknown[], args: readonly unknown[]): boolean =>
  isRegular(array) &&
  !array.some(isExpression) &&
  !args.some((arg) => isExpression(arg) || arg instanceof Entry) &&
  !array.some((item) => typeof item === 'object' && item !== null);

/** What a callback says of each item: `each` is given the item and its condition. */
const wantsIndex = (callback: unknown): boolean => typeof callback !== 'function' || callback.length > 1;

function visit({ self, args: [callback], call }: ModelCall, whole: (entry: Entry, answer: unknown) => void): void {
  const array = items(self);
  const regular = isRegular(array);
  let counted = true;
  for (const [i, item] of array.entries()) {
    const entry = entryOf(item);
    if (entry.isList) {
      const start = counted ? i : countOf(array.slice(0, i));
      const placed: Call = (fn, [value, index]) =>
        call(fn, wantsIndex(fn) ? [value, plus(start, index), array] : [value]);
      whole(
        entry,
        under(entry.cond, () => callMethod(prune(entry.value), 'map', [callback], placed)),
      );
    } else {
      const args = indexArgs(callback, entry.value, regular || counted, i, array);
      whole(
        entry,
        under(entry.cond, () => call(callback, args.map(prune))),
      );
    }
    if (entry.isList || entry.cond !== TRUE) counted = false;
  }
}

/** The index of an item counts those before it that are there. */
const indexArgs = (
  callback: unknown,
  value: unknown,
  isCounted: boolean,
  index: number,
  array: unknown[],
): unknown[] =>
  isCounted || !wantsIndex(callback) ? [value, index, array] : [value, countOf(array.slice(0, index)), array];

const model =
  (run: (call: ModelCall) => unknown): Model =>
  (given) =>
    run(given);

const map: Model = model((given) => {
  const made: unknown[] = [];
  visit(given, ({ cond, isList }, answer) => made.push(inArray(new Entry(cond, answer, isList))));
  return made;
});

const filter: Model = model((given) => {
  const made: unknown[] = [];
  const array = items(given.self);
  for (const [i, item] of array.entries()) {
    const entry = entryOf(item);
    if (entry.isList) {
      const kept = callMethod(entry.value, 'filter', [given.args[0]], given.call);
      if (nodeOf(kept) !== undefined) made.push(new Entry(entry.cond, kept, true));
      continue;
    }
    const args = indexArgs(given.args[0], entry.value, isRegular(array), i, array);
    const answer = under(entry.cond, () => given.call(given.args[0], args.map(prune)));
    const cond = all(entry.cond, truthy(prune(answer)));
    if (cond !== FALSE) made.push(inArray(new Entry(cond, entry.value)));
  }
  return made;
});

/** The first item that answers true. */
function firstSuch(
  { self, args, call }: ModelCall,
  order: (array: unknown[]) => [number, unknown][],
  give: (value: unknown, i: number) => unknown,
  none: unknown,
): unknown {
  const array = items(self);
  const rest = order(array);
  const from = (at: number): unknown => {
    const next = rest[at];
    if (next === undefined) return none;
    const [i, item] = next;
    const entry = entryOf(item);
    if (entry.isList) {
      if (at === rest.length - 1 && entry.cond === TRUE && none === undefined)
        return callMethod(entry.value, 'find', [args[0]], call);
      return refuse(
        '.find looks through a list of the page that is spread into another',
        'Look through each of the lists',
      );
    }
    return fork(
      all(entry.cond, truthy(prune(call(args[0], indexArgs(args[0], entry.value, isRegular(array), i, array))))),
      () => give(entry.value, i),
      () => from(at + 1),
    );
  };
  return from(0);
}

/** The index of an item, which counts those before it that are there. */
const placeIn =
  (self: unknown) =>
  (_: unknown, i: number): unknown =>
    countOf(items(self).slice(0, i));

const forward = (array: unknown[]): [number, unknown][] => [...array.entries()];
const backward = (array: unknown[]): [number, unknown][] => [...array.entries()].toReversed();

/** Whether one item, or none, answers true. */
function some({ self, args, call }: ModelCall, wants: boolean): unknown {
  const array = items(self);
  const from = (i: number): unknown => {
    if (i >= array.length) return !wants;
    const entry = entryOf(array[i]);
    const found = entry.isList
      ? callMethod(entry.value, wants ? 'some' : 'every', [args[0]], call)
      : call(args[0], indexArgs(args[0], entry.value, isRegular(array), i, array));
    const answers = truthy(prune(found));
    const cond = wants
      ? all(entry.cond, answers)
      : all(entry.cond, { op: 'const', value: true, key: 'true' }, notOf(answers));
    return fork(
      cond,
      () => wants,
      () => from(i + 1),
    );
  };
  return from(0);
}
const notOf = (cond: Cond): Cond => truthy(branch(cond, false, true));

function reduce({ self, args, call }: ModelCall, array: unknown[]): unknown {
  const [callback] = args;
  const rest = [...array.entries()];
  let sum: unknown;
  if (args.length > 1) sum = args[1];
  else {
    const first = rest.shift();
    if (first === undefined)
      return refuse('.reduce of an empty list without a start value throws', 'Give it a start value');
    if (first[1] instanceof Entry)
      return refuse('.reduce starts with an item that may be missing', 'Give it a start value');
    sum = first[1];
  }
  for (const [i, item] of rest) {
    const entry = entryOf(item);
    if (entry.isList)
      return refuse('.reduce runs over a list of the page', 'Use `sum` or `join` in `data`, or reduce after hydration');
    const before = sum;
    sum = fork(
      entry.cond,
      () => call(callback, [before, entry.value, i, self]),
      () => before,
    );
  }
  return sum;
}

function join({ self, args }: ModelCall): unknown {
  const array = items(self);
  const separator = args[0] === undefined ? ',' : printed(args[0]);
  if (isRegular(array)) return text(array.flatMap((item, i) => (i > 0 ? [separator, part(item)] : [part(item)])));
  let out: unknown = '';
  let started: Cond = FALSE;
  for (const item of array) {
    const { cond, value, isList } = entryOf(item);
    const present = isList ? all(cond, truthy(lengthOf(value))) : cond;
    const node = nodeOf(value);
    if (isList && (node?.kind !== 'list' || typeof separator !== 'string'))
      return refuse('A list of the page is joined whose kind is known only there', 'Join it by itself');
    const own =
      isList && node?.kind === 'list' ? joined({ ...node, item: part(node.item) }, String(separator)) : part(value);
    out = branch(present, text([out, branch(started, separator, ''), own]), out);
    started = truthy(branch(started, true, branch(present, true, false)));
  }
  return out;
}

const lengthOf = (value: unknown): unknown => {
  const node = nodeOf(value);
  return node?.kind === 'list' ? length(node) : 0;
};

/** An item as `.join` prints it. */
const part = (item: unknown): unknown =>
  each(item, (value) => {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) return refuse('Lists within a list are joined', 'Join each of them');
    const node = nodeOf(value);
    if (node?.kind === 'path' && node.nullable && node.type !== 'unknown')
      return branch(isNull(value), '', prune(printed(value)));
    return printed(value);
  });

/** Where a method needs to know each item, one that may be missing is refused; values of the page are moved as they are. */
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

const compared = ({ self, args, call }: ModelCall): unknown => {
  const array = items(self);
  if (array.some((item) => item instanceof Entry && item.isList))
    return refuse(
      'A list of the page is sorted',
      'Sort in `data` (the platform lists are sorted by the platform), or after hydration',
    );
  if (!isRegular(array))
    return refuse('A list of which some items may be missing is sorted', 'Sort it before the condition');
  const [compare] = args;
  if (compare === undefined) {
    if (array.some((item) => isExpression(item)))
      return refuse('A list of values of the page is sorted', 'Sort in `data`, or after hydration');
    return array.toSorted();
  }
  return array.toSorted((a, b) => {
    const answer = prune(call(compare, [a, b]));
    return isExpression(answer)
      ? refuse('A list is sorted by what only the page knows', 'Sort in `data`, or after hydration')
      : Number(answer);
  });
};

const P = Array.prototype;

export const ARRAYS: [unknown, Model][] = [
  [P.map, map],
  [P.filter, filter],
  [P.find, (given) => firstSuch(given, forward, (value) => value, undefined)],
  [P.findLast, (given) => firstSuch(given, backward, (value) => value, undefined)],
  [P.findIndex, (given) => firstSuch(given, forward, placeIn(given.self), -1)],
  [P.findLastIndex, (given) => firstSuch(given, backward, placeIn(given.self), -1)],
  [P.some, (given) => some(given, true)],
  [P.every, (given) => some(given, false)],
  [
    P.includes,
    ({ self, args, call }) => {
      const array = items(self);
      if (isKnown(array, args)) return array.includes(args[0], args[1] as number | undefined);
      if (args.length > 1) return refuse('.includes looks from a place on', 'Cut the list with .slice first');
      const tests = array.map(entryOf).map(({ cond, value, isList }) => {
        const same = isList ? callMethod(value, 'includes', [args[0]], call) : strictlyEqual(value, args[0]);
        return all(cond, truthy(same));
      });
      return test(tests.reduce<Cond>((a, b) => truthy(branch(a, true, branch(b, true, false))), FALSE));
    },
  ],
  [
    P.indexOf,
    (given) => {
      const array = items(given.self);
      if (isKnown(array, given.args)) return array.indexOf(given.args[0], (given.args[1] as number | undefined) ?? 0);
      if (given.args.length > 1) return refuse('.indexOf looks from a place on', 'Cut the list with .slice first');
      return firstSuch(
        { ...given, args: [INDEX], call: (_, [value]) => strictlyEqual(value, given.args[0]) },
        forward,
        placeIn(given.self),
        -1,
      );
    },
  ],
  [P.join, join],
  [P.toString, (given) => join({ ...given, args: [] })],
  [P.slice, structural((array, args) => array.slice(...(args as [number?, number?])))],
  [P.at, structural((array, args) => array.at(args[0] as number))],
  [
    P.toReversed,
    ({ self }) =>
      isMoved(self) ? items(self).toReversed() : refuse('A list of the page is reversed', 'Use `reverse` in `data`'),
  ],
  [P.with, structural((array, args) => array.with(args[0] as number, args[1]))],
  [P.flat, ({ self, args }) => flattened(items(self), args[0] === undefined ? 1 : Number(args[0])).map(inArray)],
  [
    P.flatMap,
    (given) => {
      const made: Entry[] = [];
      visit(given, ({ cond, isList }, answer) => {
        if (isList) return refuse('.flatMap runs over a list of the page', 'Use two .map');
        return made.push(...flattened([inArray(new Entry(cond, answer))], 1));
      });
      return made.map(inArray);
    },
  ],
  [
    P.concat,
    ({ self, args }) =>
      [self, ...args]
        .flatMap((value) => (Array.isArray(value) || isExpression(value) ? spread(value) : [new Entry(TRUE, value)]))
        .map(inArray),
  ],
  [
    P.forEach,
    (given) => {
      const { self, args, call } = given;
      const array = items(self);
      for (const [i, item] of array.entries()) {
        const entry = entryOf(item);
        if (entry.isList)
          return refuse('.forEach runs over a list of the page', 'Use .map in the markup, or an effect');
        fork(
          entry.cond,
          () => call(args[0], indexArgs(args[0], entry.value, isRegular(array), i, array)),
          () => undefined,
        );
      }
      return undefined;
    },
  ],
  [P.reduce, (given) => reduce(given, items(given.self))],
  [P.reduceRight, (given) => reduce(given, items(given.self).toReversed())],
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
      isMoved(array) ? array.reverse() : refuse('A list of the page is reversed', 'Use `reverse` in `data`'),
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
      setItems(array, [...array].fill(args[0], ...(args.slice(1) as number[])));
      return array;
    },
  ],
  [
    P.keys,
    ({ self }) =>
      Array.isArray(self) && isRegular(self)
        ? [...self.keys()]
        : refuse('The places of a list are listed of which some items may be missing', 'Use .map with an index'),
  ],
  [P.entries, structural((array) => [...array.entries()])],
  [P.values, ({ self }) => items(self)],
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

const INDEX = (value: unknown): unknown => value;
const isMoved = (self: unknown): boolean => !items(self).some((item) => item instanceof Entry && item.isList);

function flattened(array: readonly unknown[], depth: number): Entry[] {
  return array.map(entryOf).flatMap((entry) => {
    if (entry.isList) return depth > 0 ? refuse('.flat runs over a list of the page', 'Use two .map') : [entry];
    const value = prune(entry.value);
    const node = nodeOf(value);
    if (depth > 0 && (Array.isArray(value) || node?.kind === 'list'))
      return spread(depth > 1 && Array.isArray(value) ? flattened(value, depth - 1).map(inArray) : value, entry.cond);
    if (depth > 0 && node?.kind === 'branch')
      return [
        ...flattened([new Entry(all(entry.cond, node.cond), node.yes)], depth),
        ...flattened([new Entry(all(entry.cond, notOf(node.cond)), node.no)], depth),
      ];
    return [entry];
  });
}

function arrayFrom({ args: [source, callback], call }: ModelCall): unknown {
  return each(source, (known) => {
    const list = fromSource(known);
    if (callback === undefined) return list;
    return nodeOf(list) === undefined
      ? map({ self: list, args: [callback], call })
      : callMethod(list, 'map', [callback], call);
  });
}

function fromSource(source: unknown): unknown {
  if (nodeOf(source)?.kind === 'list') return source;
  if (nodeOf(source) !== undefined) return spread(source).map(inArray);
  if (source !== null && typeof source === 'object' && !(Symbol.iterator in source) && 'length' in source) {
    const { length: size } = source;
    if (isExpression(size)) return rangeUpTo(size);
    return Array.from({ length: Number(size) });
  }
  return spread(source).map(inArray);
}

/** As many items as the page knows: a range of numbers, each of which is undefined. */
function rangeUpTo(size: unknown): unknown {
  return callMethod(countTo(size), 'map', [() => undefined], (fn, given) =>
    (fn as (...args: readonly unknown[]) => unknown)(...given),
  );
}

/** `[…].filter(Boolean).join(separator)`, the idiom for class names. */
export function joinTruthy(values: readonly unknown[], separator: string): unknown {
  const call = (_: unknown, [value]: readonly unknown[]) => value;
  const kept = filter({ self: [...values], args: [Boolean], call });
  return join({ self: kept, args: [separator], call });
}
