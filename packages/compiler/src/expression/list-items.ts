/** Items of a list of the page: `[i]`, `.map`, `.filter`, `.slice`. */
import { boundary, decide, prune } from './branching.ts';
import { branch } from './choose.ts';
import { all, compare, FALSE, TRUE } from './condition.ts';
import { filter } from './filter.ts';
import { guarded, indexOf, length, listOf, search } from './list.ts';
import { type Cond, keyOf, type List, nodeOf, type Path, type PathTraits, type PathType } from './node.ts';
import { plus } from './operators.ts';
import { refuse } from './refuse.ts';
import { anew, condition, originOf, type Replacements, setOrigin, substitute } from './substitute.ts';
import { isNull, truthy } from './truth.ts';
import { member, path } from './value.ts';

export const SCALARS = new Set<PathType>(['string', 'number', 'integer', 'boolean', 'size', 'units']);

/** A value that may be nil, as one that is undefined in place of nil. */
export function orUndefined(read: unknown): unknown {
  const known = nodeOf(read) as Path;
  return branch(isNull(read), undefined, path(known.base, { ...known, nullable: false }));
}

/** The item of another list at the index of the enclosing loop. */
export function placedItem(node: List, key: unknown): unknown {
  const item = path({ of: node.source, key, path: '' }, itemTraits(node.source));
  return branch(present(node, key), itemAs(node, item, key), undefined);
}

/** The traits of a source's items. */
export const itemTraits = (source: unknown): PathTraits => {
  const node = nodeOf(source);
  return (node?.kind === 'path' ? node.items : undefined) ?? {};
};

/** Whether a list has an item at an index. */
function present(node: List, index: unknown): Cond {
  const isWithin = compare(filter(length(node), 'default', [0], {}, 'integer'), '>', index);
  const place = nodeOf(index);
  return place?.kind === 'path' && place.loop && place.filters.length === 0
    ? isWithin
    : all(compare(index, '>=', 0), isWithin);
}

function itemAs(node: List, item: unknown, index: unknown): unknown {
  nameItems(node);
  return substitute(
    node.item,
    new Map([
      [node.name, item],
      [node.counter, index],
    ]),
  );
}

/** The item of a list at a constant index, `list[2]` or `list.at(-1)`. */
export function itemAt(node: List, index: number): unknown {
  if (node.guard) {
    if (index === 0) return firstOf(node);
    return refuse(`A filtered list is read at ${index}`, 'Only its first item can be read: use .find');
  }
  const size = length(node);
  const traits = itemTraits(node.source);
  const isPlain = node.limit === undefined && node.offset === undefined && keyOf(node.item) === node.name;
  // A missing item is nil even if items never are.
  if (isPlain && index >= -1 && traits.type !== undefined && SCALARS.has(traits.type) && !traits.nullable) {
    const item = member(node.source, index === -1 ? 'last' : String(index), { ...traits, nullable: true });
    return orUndefined(item);
  }
  if (index === -1) {
    if (node.limit !== undefined)
      return refuse('.at(-1) is read after .slice', 'Read it before, or in `data` (`last`)');
    const last = filter(filter(size, 'minus', [1], {}, 'integer'), 'at_least', [0], {}, 'integer');
    return branch(
      compare(size, '>', 0),
      itemAs(node, member(node.source, 'last', itemTraits(node.source)), last),
      undefined,
    );
  }
  if (index < 0) return refuse('Only [n] and .at(-1) can be read of a list', 'Use `find` or `first` in `data`');
  if (node.offset !== undefined && typeof node.offset !== 'number')
    return refuse('A list is read after .slice', 'Read it before');
  const at = index + ((node.offset as number | undefined) ?? 0);
  return branch(
    compare(size, '>', index),
    itemAs(node, member(node.source, String(at), itemTraits(node.source)), index),
    undefined,
  );
}

/** The first item that a filtered list gives. */
function firstOf(node: List): unknown {
  const { guard, source, offset } = node;
  if (!guard) return itemAt(node, 0);
  if (guard.from !== undefined || guard.to !== undefined)
    return refuse('The first item after .slice is read', 'Read it before');
  const index = search(node, 'index');
  const place = offset === undefined ? index : plus(index, offset);
  return branch(
    compare(index, '>=', 0),
    itemAs(
      { ...node, item: substitute(node.item, new Map([[guard.counter, 0]])), guard: undefined } as unknown as List,
      path({ of: source, key: place, path: '' }, itemTraits(source)),
      index,
    ),
    undefined,
  );
}

/** Whether a variable of a loop is read in what is put together by `walk`. */
function reads(name: string, walk: (by: Replacements) => unknown): boolean {
  let found = false;
  const by = new (class extends Map<string, unknown> {
    override has(asked: string): boolean {
      if (asked === name) found = true;
      return false;
    }
  })();
  walk(by);
  return found;
}

export const ROUND = 'in a loop of the page, whose rounds are known only there';

/** The list of the results of `make` for each item. */
export function mapped(node: List, make: (item: unknown, index: unknown) => unknown): unknown {
  const fresh = anew(node);
  const item = boundary(ROUND, () => make(fresh.item, indexOf(fresh)));
  return listOf({ ...fresh, item, origin: item === fresh.item ? node.origin : { name: fresh.name } });
}

/** The items for which `keep` is true. `isAsked`: only whether there are any is needed. */
export function filtered(node: List, keep: (item: unknown, index: unknown) => unknown, isAsked = false): unknown {
  const fresh = anew(node);
  const cond = decide(truthy(prune(boundary(ROUND, () => keep(fresh.item, indexOf(fresh))))));
  if (cond === TRUE) return listOf(node);
  if (cond === FALSE) return [];
  // The loop counts the items that it gives, and one more condition would change that count.
  const count = fresh.guard?.counter;
  if (
    count !== undefined &&
    (reads(count, (by) => condition(cond, by)) || (!isAsked && reads(count, (by) => substitute(fresh.item, by))))
  )
    return refuse(
      'The index of an item after .filter is read, and the items are filtered once more or searched',
      'Filter once, with both conditions, and read the index in the last .map; or use the index before .filter',
    );
  return guarded(fresh, cond);
}

/** The items of a list from an index on. Indexes start from 0 again. */
export function restOf(node: List, start: number): List {
  if (start === 0) return node;
  const count = path(node.counter, { type: 'integer', loop: node.counterUse });
  const place = filter(count, 'plus', [start], {}, 'integer');
  return { ...node, item: substitute(node.item, new Map([[node.counter, place]])), offset: start };
}

/** All objects that may be the item. */
export function objectsOf(item: unknown): object[] {
  const node = nodeOf(item);
  if (node?.kind === 'branch') return [...objectsOf(node.yes), ...objectsOf(node.no)];
  return node === undefined && item !== null && typeof item === 'object' ? [item] : [];
}

/** Whether the loop of a list creates an object: it contains values that differ between iterations. */
const isMadeBy = (node: List, object: object): boolean =>
  [node.name, node.counter, node.guard?.counter].some(
    (name) => name !== undefined && reads(name, (by) => substitute(object, by)),
  );

/** Records the identity of each object that a loop creates: the list and the index. */
export function nameItems(node: List): void {
  const count = path(node.counter, { type: 'integer', loop: node.counterUse });
  const index = node.offset === undefined ? count : plus(count, node.offset);
  for (const object of objectsOf(node.item))
    if (originOf(object) === undefined && isMadeBy(node, object))
      setOrigin(object, { list: node.origin, source: node.source, index });
}
