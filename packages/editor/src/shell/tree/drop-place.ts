import type { Place } from '../../model/moves.ts';
import { areaPath } from '../../model/tree.ts';
import type { TreeItem } from '../../model/types.ts';
import type { Line } from './tree-rows.ts';

/** Where something is held over the tree: at a row's upper or lower edge, or on it. */
export interface DropTarget {
  id: string;
  position: 'before' | 'after' | 'on';
}

/** Part of a row's height at each edge where a drop goes beside a row that takes drops itself. */
const EDGE = 0.25;

/** What is below a point: the line, and where in its height the point is, 0 to 1. Null where nothing can be dropped. */
export function dropTarget(lines: readonly Line[], index: number, height: number): DropTarget | null {
  const row = lines[index]?.row;
  if (!row) return null;
  const { id } = row;
  if (row.kind === 'add') return { id, position: 'before' };
  if (row.kind === 'area') return row.canAdd ? { id, position: 'on' } : null;
  if (row.canAdd && height > EDGE && height < 1 - EDGE) return { id, position: 'on' };
  if (height < 0.5) return { id, position: 'before' };
  // What follows an unfolded row on the screen is the first row in it.
  const next = lines[index + 1];
  return next?.parent === index ? { id: next.row.id, position: 'before' } : { id, position: 'after' };
}

const placeIn = (parent: TreeItem, index: number): Place => ({
  parent: parent.address ?? { path: areaPath(parent) },
  index,
});

/** What a drop means; null where nothing can be dropped: beside an area, or before a static part. */
export function dropPlace(items: readonly TreeItem[], target: DropTarget): Place | null {
  const { id, position } = target;
  const search = (list: readonly TreeItem[], parent: TreeItem | null): Place | null => {
    const movable = list.filter(({ isStatic }) => !isStatic);
    for (const item of list) {
      if (item.id === id) {
        if (position === 'on') return placeIn(item, item.children.filter(({ isStatic }) => !isStatic).length);
        if (!parent) return null;
        const at = movable.indexOf(item);
        return placeIn(parent, position === 'before' ? Math.max(at, 0) : at + 1);
      }
      const inside = search(item.children, item);
      if (inside) return inside;
    }
    // The row that adds stands after all others of its parent.
    return parent && id === `${parent.id}#add` ? placeIn(parent, movable.length) : null;
  };
  return search(items, null);
}
