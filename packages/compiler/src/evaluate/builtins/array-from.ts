/** `Array.from`. */
import { each } from '../../expression/branching.ts';
import { inArray, spread } from '../../expression/entries.ts';
import { callMethod } from '../../expression/methods.ts';
import { isExpression, nodeOf } from '../../expression/node.ts';
import { refuse } from '../../expression/refuse.ts';
import { get } from '../objects.ts';
import { map } from './array-callbacks.ts';
import type { ModelCall } from './model.ts';
import { countTo } from './range.ts';

export function arrayFrom({ args: [source, callback], call }: ModelCall): unknown {
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

/** A list of undefined items with a length that the page knows. */
function rangeUpTo(size: unknown): unknown {
  return callMethod(countTo(size), 'map', [() => undefined], (fn, given) =>
    (fn as (...args: readonly unknown[]) => unknown)(...given),
  );
}
