/** Iterates over arrays with items that may be missing on the page. */
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
  // Some methods of JavaScript skip holes, others do not.
  return hasHoles(self)
    ? refuse('A list with holes is used', 'Write `Array.from({ length: n })` for one of undefined')
    : self;
}

const hasHoles = (array: readonly unknown[]): boolean => {
  for (let i = 0; i < array.length; i++) if (!(i in array)) return true;
  return false;
};

/** Whether neither a list nor the searched value contains an expression. */
export const isKnown = (array: readonly unknown[], args: readonly unknown[]): boolean =>
  isRegular(array) &&
  !array.some(isExpression) &&
  !args.some((arg) => isExpression(arg) || arg instanceof Entry) &&
  !array.some((item) => typeof item === 'object' && item !== null);

/** Native functions that use more arguments than their `length`. */
const TAKING_MORE = new Set<unknown>([String.fromCharCode, String.fromCodePoint]);

/** Whether a callback may read more than its first `count` arguments. */
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

/** The items before the first callback. Items that a callback adds are not visited, as in JavaScript. */
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
  /** The index of an item: the number of present items before it. */
  index: () => unknown;
  /** Its position in the array. */
  i: number;
}

/** Calls a callback for one item, under the condition that it is present. */
export const ask = ({ entry, index }: Step, { args: [callback], call }: ModelCall, array: unknown[]): unknown =>
  under(entry.cond, () =>
    call(callback, (wantsIndex(callback) ? [entry.value, index(), array] : [entry.value]).map(prune)),
  );

/** Calls a method of a list of the page that is spread into another; its callback gets the index in the whole list. */
export function askList(
  name: string,
  { entry, index }: Step,
  { args: [callback], call }: ModelCall,
  array: unknown[],
): unknown {
  const placed: Call = (fn, [value, own]) => call(fn, wantsIndex(fn) ? [value, plus(index(), own), array] : [value]);
  return under(entry.cond, () => callMethod(prune(entry.value), name, [callback], placed));
}

/** Calls the callback for each item, and `whole` with the item and the result. */
export function visit(given: ModelCall, whole: (entry: Entry, answer: unknown) => void): void {
  const array = items(given.self);
  for (const step of steps(array))
    whole(step.entry, step.entry.isList ? askList('map', step, given, array) : ask(step, given, array));
}

export const forward = (array: unknown[]): [number, unknown][] => [...array.entries()];
export const backward = (array: unknown[]): [number, unknown][] => [...array.entries()].toReversed();

export const P = Array.prototype;
