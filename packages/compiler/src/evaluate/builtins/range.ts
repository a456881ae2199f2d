import { isInteger } from '../../expression/arithmetic.ts';
import { filter } from '../../expression/filter.ts';
import { list } from '../../expression/list.ts';
import { nodeOf } from '../../expression/node.ts';
import { refuse } from '../../expression/refuse.ts';
import { path } from '../../expression/value.ts';

/** The list of numbers from 1 to `size`, a whole number of the page; empty for numbers below 1. */
export function countTo(size: unknown): unknown {
  if (!isInteger(size))
    return refuse('A list is made of a length that is no whole number', 'Say `z.int()` in the schema');
  const counted = nodeOf(size)?.kind === 'path' ? filter(size, 'default', [0], {}, 'integer') : size;
  return list(path({ of: counted, path: '', range: true }), (item) => item, undefined, undefined, { type: 'integer' });
}
