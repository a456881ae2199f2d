/** `.concat` and `.flat`. */
import { prune } from '../../expression/branching.ts';
import { all, not, TRUE } from '../../expression/condition.ts';
import { Entry, entryOf, inArray, spread } from '../../expression/entries.ts';
import { type Cond, nodeOf } from '../../expression/node.ts';
import { refuse } from '../../expression/refuse.ts';
import { kindOf } from '../../expression/truth.ts';
import { notOf } from './array-searches.ts';

/** The parts of `.concat`: lists are spread, texts are not. */
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

export function flattened(array: readonly unknown[], depth: number): Entry[] {
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
