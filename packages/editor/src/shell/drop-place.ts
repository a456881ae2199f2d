import type { NodeAddress, TreeItem } from '../model/types.ts';

/** Where something is moved to: into a file or a node, at an index among what is there. */
export interface DropPlace {
  parent: { path: string } | NodeAddress;
  index: number;
}

/** Of a drop target of the tree. */
export interface DropTarget {
  key: string | number;
  dropPosition: 'before' | 'after' | 'on';
}

/** The file of an area's id, `area:templates/index.json`. */
const pathOf = (item: TreeItem): string => item.id.slice(item.id.indexOf(':') + 1);

const placeIn = (parent: TreeItem, index: number): DropPlace => ({
  parent: parent.address ?? { path: pathOf(parent) },
  index,
});

/** What a drop means; null where nothing can be dropped: beside an area, or before a static part. */
export function dropPlace(items: readonly TreeItem[], target: DropTarget): DropPlace | null {
  const id = String(target.key);
  const search = (list: readonly TreeItem[], parent: TreeItem | null): DropPlace | null => {
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
