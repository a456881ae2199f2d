/** `Map` and `Set` of constants; an expression may be looked up in them. */
import { prune } from '../../expression/branching.ts';
import { branch, test } from '../../expression/choose.ts';
import { some } from '../../expression/condition.ts';
import { isExpression } from '../../expression/node.ts';
import { refuse } from '../../expression/refuse.ts';

import { made, mayMutate } from '../objects.ts';
import { Iterated } from './iterated.ts';
import { type Model, UNMODELLED } from './model.ts';
import { sameValue } from './same.ts';

const keysOf = (self: unknown): unknown[] => [...(self as Map<unknown, unknown>).keys()];

const has: Model = ({ self, args: [key] }) => {
  if (!isExpression(key) && !keysOf(self).some(isExpression)) return UNMODELLED;
  return test(some(...keysOf(self).map((known) => sameValue(prune(key), prune(known)))));
};

const get: Model = ({ self, args: [key] }) => {
  const map = self as Map<unknown, unknown>;
  if (!isExpression(key))
    return keysOf(self).some(isExpression)
      ? refuse('A Map whose keys are known only on the page is read', 'Use `find`')
      : map.get(key);
  return [...map].reduceRight<unknown>((rest, [known, value]) => branch(sameValue(key, known), value, rest), undefined);
};

const changing =
  (what: string, run: (self: unknown, args: readonly unknown[]) => unknown): Model =>
  ({ self, args }) => {
    if (isExpression(args[0]))
      return refuse(
        `${what} is given a key that is known only on the page`,
        'Use an object made by `record` in `data`, or a list',
      );
    mayMutate(self as object, what);
    return run(self, args);
  };

export const COLLECTIONS: [unknown, Model][] = [
  [Map.prototype.get, get],
  [Map.prototype.has, has],
  [Set.prototype.has, has],
  [Map.prototype.set, changing('A Map', (self, [key, value]) => (self as Map<unknown, unknown>).set(key, value))],
  [Map.prototype.delete, changing('A Map', (self, [key]) => (self as Map<unknown, unknown>).delete(key))],
  [Map.prototype.clear, changing('A Map', (self) => (self as Map<unknown, unknown>).clear())],
  [Set.prototype.add, changing('A Set', (self, [value]) => (self as Set<unknown>).add(value))],
  [Set.prototype.delete, changing('A Set', (self, [value]) => (self as Set<unknown>).delete(value))],
  [Set.prototype.clear, changing('A Set', (self) => (self as Set<unknown>).clear())],
  [
    WeakMap.prototype.set,
    changing('A WeakMap', (self, [key, value]) => (self as WeakMap<object, unknown>).set(key as object, value)),
  ],
  [WeakSet.prototype.add, changing('A WeakSet', (self, [value]) => (self as WeakSet<object>).add(value as object))],
  ...(
    [
      Map.prototype.values,
      Map.prototype.entries,
      Map.prototype.keys,
      Set.prototype.values,
      Set.prototype.entries,
    ] as const
  ).map((method): [unknown, Model] => [
    method,
    ({ self }) =>
      new Iterated(
        [...(Reflect.apply(method as () => Iterable<unknown>, self, []) as Iterable<unknown>)].map((item) =>
          made(item),
        ),
      ),
  ]),
  [
    Map.prototype.forEach,
    ({ self, args, call }) => {
      for (const [key, value] of self as Map<unknown, unknown>) call(args[0], [value, key, self]);
      return undefined;
    },
  ],
  [
    Set.prototype.forEach,
    ({ self, args, call }) => {
      for (const value of self as Set<unknown>) call(args[0], [value, value, self]);
      return undefined;
    },
  ],
];
