/** Going through the items of an array, some of which may be missing on the page. */
import { prune, given as under } from '../../expression/branching.ts';
import { countOf, Entry, entryOf, isRegular } from '../../expression/entries.ts';
import type { Call } from '../../expression/members.ts';
import { callMethod } from '../../expression/methods.ts';
import { isExpression } from '../../expression/node.ts';
import { plus } from '../../expression/operators.ts';
import { refuse } from '../../expression/refuse.ts';
import { closureOf } from '../functions.ts';
import type { ModelCall } from './model.ts';

const SELF = 'Only a list may be asked for this';

/** The items of `this`. */
export function items(self: unknown): unknown[] {
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
export const isKnown = (array: readonly unknown[], args: readonly unknown[]): boolean =>
  isRegular(array) &&
  !array.some(isExpression) &&
  !args.some((arg) => isExpression(arg) || arg instanceof Entry) &&
  !array.some((item) => typeof item === 'object' && item !== null);

/** Native functions of one parameter that take more. */
const TAKING_MORE = new Set<unknown>([String.fromCharCode, String.fromCodePoint]);

/** Whether a callback may ask for more than its first `count` arguments. */
export function wantsMore(callback: unknown, count: number): boolean {
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
export function* steps(array: unknown[], order: (array: unknown[]) => [number, unknown][] = forward): Iterable<Step> {
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
export const ask = ({ entry, index }: Step, { args: [callback], call }: ModelCall, array: unknown[]): unknown =>
  under(entry.cond, () =>
    call(callback, (wantsIndex(callback) ? [entry.value, index(), array] : [entry.value]).map(prune)),
  );

/** Calls a method of a list of the page that is spread into another; its callback is told of the place in the whole. */
export function askList(
  name: string,
  { entry, index }: Step,
  { args: [callback], call }: ModelCall,
  array: unknown[],
): unknown {
  const placed: Call = (fn, [value, own]) => call(fn, wantsIndex(fn) ? [value, plus(index(), own), array] : [value]);
  return under(entry.cond, () => callMethod(prune(entry.value), name, [callback], placed));
}

/** What a callback says of each item: `whole` is given the item and the answer. */
export function visit(given: ModelCall, whole: (entry: Entry, answer: unknown) => void): void {
  const array = items(given.self);
  for (const step of steps(array))
    whole(step.entry, step.entry.isList ? askList('map', step, given, array) : ask(step, given, array));
}

export const forward = (array: unknown[]): [number, unknown][] => [...array.entries()];
export const backward = (array: unknown[]): [number, unknown][] => [...array.entries()].toReversed();

export const P = Array.prototype;
