import type { TreeItem } from '../model/types.ts';

/** A row of the tree: a part of the page, or the button that adds one below `parent`. */
export type TreeRow = TreeItem | { id: string; kind: 'add'; parent: TreeItem };

/** End of the id of a row that adds. */
export const ADD = '#add';

const rows = new WeakMap<TreeItem, readonly TreeRow[]>();

/** What stands below an item; the same list as long as the item is the same. */
export function rowsBelow(item: TreeItem): readonly TreeRow[] {
  const known = rows.get(item);
  if (known) return known;
  const made: readonly TreeRow[] = item.canAdd
    ? [...item.children, { id: item.id + ADD, kind: 'add', parent: item }]
    : item.children;
  rows.set(item, made);
  return made;
}

/** Ids of the items around one, from the outermost; empty where it is not in the tree. */
export function idsAround(items: readonly TreeItem[], id: string): string[] {
  for (const item of items) {
    if (item.id === id) return [];
    if (item.children.length === 0) continue;
    const inside = idsAround(item.children, id);
    if (inside.length > 0 || item.children.some((child) => child.id === id)) return [item.id, ...inside];
  }
  return [];
}

/** Ids of all items that have something below them. */
export const idsWithChildren = (items: readonly TreeItem[]): string[] =>
  items.flatMap(({ id, children }) => (children.length === 0 ? [] : [id, ...idsWithChildren(children)]));
