import type { TreeItem } from '../../model/types.ts';

/** A row of the tree: a part of the page, or the button that adds one below `parent`. */
export type TreeRow = TreeItem | AddRow;

export interface AddRow {
  id: string;
  kind: 'add';
  parent: TreeItem;
}

/** A row that is shown, with its place among the others. */
export interface Line {
  row: TreeRow;
  /** From 1. */
  level: number;
  /** Among the rows of its parent, from 1. */
  position: number;
  /** Rows that its parent has. */
  size: number;
  /** Null: there is nothing below it. */
  isExpanded: boolean | null;
  /** Index of its parent's line; -1 at the top. */
  parent: number;
}

const rows = new WeakMap<TreeItem, readonly TreeRow[]>();

/** What stands below an item; the same list as long as the item is the same. */
function rowsBelow(item: TreeItem): readonly TreeRow[] {
  const known = rows.get(item);
  if (known) return known;
  const made: readonly TreeRow[] = item.canAdd
    ? [...item.children, { id: `${item.id}#add`, kind: 'add', parent: item }]
    : item.children;
  rows.set(item, made);
  return made;
}

/** The rows that are shown, from the top: those at the top, and those below an expanded one. */
export function linesOf(items: readonly TreeItem[], expanded: ReadonlySet<string>): Line[] {
  const lines: Line[] = [];
  const add = (list: readonly TreeRow[], level: number, parent: number) => {
    for (const [index, row] of list.entries()) {
      const below = row.kind === 'add' ? [] : rowsBelow(row);
      const isExpanded = below.length === 0 ? null : expanded.has(row.id);
      const line = lines.push({ row, level, position: index + 1, size: list.length, isExpanded, parent });
      if (isExpanded) add(below, level + 1, line - 1);
    }
  };
  add(items, 1, -1);
  return lines;
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

const hasChildren = (row: TreeRow): boolean => row.kind !== 'add' && row.children.length > 0;

/** Whether every row that has something in it shows it, and there is one besides the areas. */
export const isAllExpanded = (lines: readonly Line[]): boolean =>
  lines.every(({ row, isExpanded }) => isExpanded !== false || !hasChildren(row)) &&
  lines.some(({ row }) => row.kind !== 'area' && hasChildren(row));
