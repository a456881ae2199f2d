/** Searches in arrays: `.find`, `.findIndex` and the like, `.some`, `.every`. */
import { fork, prune } from '../../expression/branching.ts';
import { branch, test } from '../../expression/choose.ts';
import { all, FALSE, TRUE } from '../../expression/condition.ts';
import { countOf, entryOf } from '../../expression/entries.ts';
import { callMethod } from '../../expression/methods.ts';
import type { Cond } from '../../expression/node.ts';
import { strictlyEqual } from '../../expression/operators.ts';
import { refuse } from '../../expression/refuse.ts';
import { truthy } from '../../expression/truth.ts';
import { ask, askList, forward, isKnown, items, steps } from './array-items.ts';
import type { ModelCall } from './model.ts';
import { sameValue } from './same.ts';

/** The first item for which the callback returns true. */
export function firstSuch(
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

/** The index of an item: the number of present items before it. */
export const placeIn =
  (self: unknown) =>
  (_: unknown, i: number): unknown =>
    countOf(items(self).slice(0, i));

/** Whether the callback returns true for one item, or for none. */
export function some(given: ModelCall, wants: boolean): unknown {
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
export const notOf = (cond: Cond): Cond => truthy(branch(cond, false, true));

export function includes({ self, args, call }: ModelCall): unknown {
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
}

export function indexOf(given: ModelCall): unknown {
  const array = items(given.self);
  if (isKnown(array, given.args)) return array.indexOf(given.args[0], (given.args[1] as number | undefined) ?? 0);
  if (given.args.length > 1) return refuse('.indexOf looks from a place on', 'Cut the list with .slice first');
  return firstSuch(
    { ...given, args: [INDEX], call: (_, [value]) => strictlyEqual(value, given.args[0]) },
    forward,
    placeIn(given.self),
    -1,
  );
}

const INDEX = (value: unknown): unknown => value;
