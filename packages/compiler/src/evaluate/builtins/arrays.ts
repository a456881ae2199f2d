/** Lists: callbacks may answer with what only the page knows, and items may be missing. */
import { each, fork, prune, given as under } from '../../expression/branching.ts';
import { all, FALSE, not, TRUE } from '../../expression/condition.ts';
import { countOf, Entry, entryOf, inArray, isRegular, spread } from '../../expression/entries.ts';
import type { Call } from '../../expression/members.ts';
import { callMethod } from '../../expression/methods.ts';
import { type Cond, isExpression, nodeOf } from '../../expression/node.ts';
import { plus, printed, strictlyEqual } from '../../expression/operators.ts';
import { refuse } from '../../expression/refuse.ts';
import { isNull, kindOf, truthy } from '../../expression/truth.ts';
import { branch, joined, length, test, text } from '../../expression/value.ts';
import { closureOf } from '../functions.ts';
import { get, made, setItems } from '../objects.ts';
import { Iterated } from './iterated.ts';
import type { Model, ModelCall } from './model.ts';
import { countTo } from './range.ts';
import { sameValue } from './same.ts';

const SELF = 'Only a list may be asked for this';

/** The items of `this`. */
function items(self: unknown): unknown[] {
  if (!Array.isArray(self)) return refuse('A method of lists is called on something else', SELF);
  if (Object.getPrototypeOf(self) !== P)
    return refuse('A method of lists is called on an object of a class that extends Array', 'Use a plain list');
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

/** Native functions of one parameter that take more. */
const TAKING_MORE = new Set<unknown>([String.fromCharCode, String.fromCodePoint]);

/** Whether a callback may ask for more than its first `count` arguments. */
function wantsMore(callback: unknown, count: number): boolean {
  const closure = closureOf(callback);
  if (!closure) return typeof callback !== 'function' || callback.length !== 1 || TAKING_MORE.has(callback);
  const { node, source } = closure;
  return (
    node.params.length > count ||
    node.params.some(({ type }) => type === 'RestElement') ||
    source.text.slice(node.start, node.end).includes('arguments')
  );
}
const wantsIndex = (callback: unknown): boolean => wantsMore(callback, 1);

/** The items as they are before a callback is run, which JavaScript reads one by one: what is added meanwhile is not gone through. */
function* steps(array: unknown[], order: (array: unknown[]) => [number, unknown][] = forward): Iterable<Step> {
  const before = [...array];
  const isPlain = isRegular(before);
  const rest = order(before);
  for (const [at, [i, item]] of rest.entries()) {
    for (let next = at; next < rest.length; next++) {
      const [j, one] = rest[next] as [number, unknown];
      if (!Object.is(array[j], one))
        refuse(
          'A list is changed while it is gone through',
          'Go through a copy of it, `[...list]`, or make a new list',
        );
    }
    yield { entry: entryOf(item), index: () => (isPlain ? i : countOf(before.slice(0, i))), i };
  }
}

interface Step {
  entry: Entry;
  /** The index of an item, which counts those before it that are there. */
  index: () => unknown;
  /** Where it stands in the array. */
  i: number;
}

/** Calls a callback for one item, where that is there. */
const ask = ({ entry, index }: Step, { args: [callback], call }: ModelCall, array: unknown[]): unknown =>
  under(entry.cond, () =>
    call(callback, (wantsIndex(callback) ? [entry.value, index(), array] : [entry.value]).map(prune)),
  );

/** Calls a method of a list of the page that is spread into another; its callback is told of the place in the whole. */
function askList(
  name: string,
  { entry, index }: Step,
  { args: [callback], call }: ModelCall,
  array: unknown[],
): unknown {
  const placed: Call = (fn, [value, own]) => call(fn, wantsIndex(fn) ? [value, plus(index(), own), array] : [value]);
  return under(entry.cond, () => callMethod(prune(entry.value), name, [callback], placed));
}

/** What a callback says of each item: `whole` is given the item and the answer. */
function visit(given: ModelCall, whole: (entry: Entry, answer: unknown) => void): void {
  const array = items(given.self);
  for (const step of steps(array))
    whole(step.entry, step.entry.isList ? askList('map', step, given, array) : ask(step, given, array));
}

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
  for (const step of steps(array)) {
    const { entry } = step;
    if (entry.isList) {
      const kept = askList('filter', step, given, array);
      if (nodeOf(kept) !== undefined) made.push(new Entry(entry.cond, kept, true));
      continue;
    }
    const cond = all(entry.cond, truthy(prune(ask(step, given, array))));
    if (cond !== FALSE) made.push(inArray(new Entry(cond, entry.value)));
  }
  return made;
});

/** The first item that answers true. */
function firstSuch(
  given: ModelCall,
  order: (array: unknown[]) => [number, unknown][],
  give: (value: unknown, i: number) => unknown,
  none: unknown,
): unknown {
  const array = items(given.self);
  const rest = steps(array, order)[Symbol.iterator]();
  const from = (): unknown => {
    const next = rest.next();
    if (next.done) return none;
    const { entry, i } = next.value;
    if (entry.isList) {
      if (order === forward && i === array.length - 1 && entry.cond === TRUE && none === undefined)
        return askList('find', next.value, given, array);
      return refuse(
        '.find looks through a list of the page that is spread into another',
        'Look through each of the lists',
      );
    }
    return fork(all(entry.cond, truthy(prune(ask(next.value, given, array)))), () => give(entry.value, i), from);
  };
  return from();
}

/** The index of an item, which counts those before it that are there. */
const placeIn =
  (self: unknown) =>
  (_: unknown, i: number): unknown =>
    countOf(items(self).slice(0, i));

const forward = (array: unknown[]): [number, unknown][] => [...array.entries()];
const backward = (array: unknown[]): [number, unknown][] => [...array.entries()].toReversed();

/** Whether one item, or none, answers true. */
function some(given: ModelCall, wants: boolean): unknown {
  const array = items(given.self);
  const rest = steps(array)[Symbol.iterator]();
  const from = (): unknown => {
    const next = rest.next();
    if (next.done) return !wants;
    const { entry } = next.value;
    const found = entry.isList
      ? askList(wants ? 'some' : 'every', next.value, given, array)
      : ask(next.value, given, array);
    const answers = truthy(prune(found));
    return fork(all(entry.cond, wants ? answers : notOf(answers)), () => wants, from);
  };
  return from();
}
const notOf = (cond: Cond): Cond => truthy(branch(cond, false, true));

function reduce({ self, args, call }: ModelCall, order: (array: unknown[]) => [number, unknown][]): unknown {
  const [callback] = args;
  const rest = steps(items(self), order)[Symbol.iterator]();
  let sum: unknown;
  if (args.length > 1) sum = args[1];
  else {
    const first = rest.next();
    if (first.done) return refuse('.reduce of an empty list without a start value throws', 'Give it a start value');
    const { entry } = first.value;
    if (entry.isList || entry.cond !== TRUE)
      return refuse('.reduce starts with an item that may be missing', 'Give it a start value');
    sum = entry.value;
  }
  for (let next = rest.next(); !next.done; next = rest.next()) {
    const { entry, index } = next.value;
    if (entry.isList)
      return refuse('.reduce runs over a list of the page', 'Use `sum` or `join` in `data`, or reduce after hydration');
    const before = sum;
    sum = fork(
      entry.cond,
      () => call(callback, [before, prune(entry.value), ...(wantsMore(callback, 2) ? [index(), self] : [])]),
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
    if (!array.every(isPlain))
      return refuse('A list of objects is sorted without a comparison', 'Say how to compare: `.sort((a, b) => …)`');
    return array.toSorted();
  }
  return array.toSorted((a, b) => {
    const answer = prune(call(compare, [a, b]));
    return isExpression(answer)
      ? refuse('A list is sorted by what only the page knows', 'Sort in `data`, or after hydration')
      : Number(answer);
  });
};

/** Whether JavaScript's own order of texts is that of the value. */
const isPlain = (value: unknown): boolean =>
  value === null || (typeof value !== 'object' && typeof value !== 'function' && typeof value !== 'symbol');

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
        const same = isList
          ? callMethod(value, 'includes', [args[0]], call)
          : test(sameValue(prune(value), prune(args[0])));
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

/** The parts of `.concat`: only lists are taken apart, texts are not. */
export const concatenated = (parts: readonly unknown[]): unknown[] =>
  parts.flatMap((part) => partOf(part, TRUE)).map(inArray);

function partOf(value: unknown, cond: Cond): Entry[] {
  if (value instanceof Entry)
    return value.isList
      ? refuse('A list of the page is spread into the arguments of .concat', 'Give the list as one argument')
      : partOf(value.value, all(cond, value.cond));
  const node = nodeOf(value);
  if (node?.kind === 'branch')
    return [...partOf(node.yes, all(cond, node.cond)), ...partOf(node.no, all(cond, not(node.cond)))];
  const isItem = node === undefined ? !Array.isArray(value) : SCALAR_KINDS.has(kindOf(value));
  return isItem ? [new Entry(cond, value)] : spread(value, cond);
}
const SCALAR_KINDS = new Set<unknown>(['string', 'number', 'boolean']);

/** A list of which some items may be missing, each of them another value. */
function filled(array: readonly unknown[], args: readonly unknown[]): unknown[] {
  const entries = array.map(entryOf);
  if (args.length > 1 || entries.some(({ isList }) => isList))
    return refuse('A list of which some items may be missing is filled', 'Use .map');
  return entries.map(({ cond }) => inArray(new Entry(cond, args[0])));
}

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
    const size = get(source, 'length');
    if (isExpression(size))
      return Object.keys(source).length === 1
        ? rangeUpTo(size)
        : refuse('A list is made of an object whose length is known only on the page', 'Write the list out');
    return Array.from({ length: Number(size) }, (_, i) => get(source, String(i)));
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
