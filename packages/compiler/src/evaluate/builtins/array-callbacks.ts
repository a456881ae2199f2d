/** Array methods with a callback that return a new value: `.map`, `.filter`, `.reduce`, `.sort`. */
import { fork, prune } from '../../expression/branching.ts';
import { all, FALSE, TRUE } from '../../expression/condition.ts';
import { Entry, inArray, isRegular } from '../../expression/entries.ts';
import { isExpression, nodeOf } from '../../expression/node.ts';
import { refuse } from '../../expression/refuse.ts';
import { truthy } from '../../expression/truth.ts';
import { flattened } from './array-concat.ts';
import { ask, askList, items, steps, visit, wantsMore } from './array-items.ts';
import type { Model, ModelCall } from './model.ts';

const model =
  (run: (call: ModelCall) => unknown): Model =>
  (given) =>
    run(given);

export const map: Model = model((given) => {
  const made: unknown[] = [];
  visit(given, ({ cond, isList }, answer) => made.push(inArray(new Entry(cond, answer, isList))));
  return made;
});

export const filter: Model = model((given) => {
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

export function reduce({ self, args, call }: ModelCall, order: (array: unknown[]) => [number, unknown][]): unknown {
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
      return refuse(
        '.reduce runs over a list of the page',
        'Use `sum` or `join` from @vitrine/compiler in `data`, or reduce after hydration',
      );
    const before = sum;
    sum = fork(
      entry.cond,
      () => call(callback, [before, prune(entry.value), ...(wantsMore(callback, 2) ? [index(), self] : [])]),
      () => before,
    );
  }
  return sum;
}

export const compared = ({ self, args, call }: ModelCall): unknown => {
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

/** Whether JavaScript can compare the value natively. */
const isPlain = (value: unknown): boolean =>
  value === null || (typeof value !== 'object' && typeof value !== 'function' && typeof value !== 'symbol');

export function flatMap(given: ModelCall): unknown {
  const made: Entry[] = [];
  visit(given, ({ cond, isList }, answer) => {
    if (isList) return refuse('.flatMap runs over a list of the page', 'Use two .map');
    return made.push(...flattened([inArray(new Entry(cond, answer))], 1));
  });
  return made.map(inArray);
}
