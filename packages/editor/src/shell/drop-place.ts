import type { Place } from '../model/moves.ts';
import { areaPath } from '../model/tree.ts';
import type { TreeItem } from '../model/types.ts';

/** Of a drop target of the tree. */
export interface DropTarget {
  key: string | number;
  dropPosition: 'before' | 'after' | 'on';
}

const placeIn = (parent: TreeItem, index: number): Place => ({
  parent: parent.address ?? { path: areaPath(parent) },
  index,
});

/** What a drop means; null where nothing can be dropped: beside an area, or before a static part. */
export function dropPlace(items: readonly TreeItem[], target: DropTarget): Place | null {
  const id = String(target.key);
  const search = (list: readonly TreeItem[], parent: TreeItem | null): Place | null => {
    const movable = list.filter(({ isStatic }) => !isStatic);
    for (const item of list) {
      if (item.id === id) {
        if (target.dropPosition === 'on')
          return placeIn(item, item.children.filter(({ isStatic }) => !isStatic).length);
        if (!parent) return null;
        const at = movable.indexOf(item);
        return placeIn(parent, target.dropPosition === 'before' ? Math.max(at, 0) : at + 1);
      }
      const inside = search(item.children, item);
      if (inside) return inside;
    }
    // The row that adds stands after all others of its parent.
    return parent && id === `${parent.id}#add` ? placeIn(parent, movable.length) : null;
  };
  return search(items, null);
}
