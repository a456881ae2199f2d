import { type RefObject, useCallback, useRef, useState } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { move } from '../../model/moves.ts';
import type { TreeItem } from '../../model/types.ts';
import { useEditor } from '../editor-context.ts';
import { type DropTarget, dropPlace, dropTarget } from './drop-place.ts';
import type { Line } from './tree-rows.ts';

interface TreeDropOptions {
  items: readonly TreeItem[];
  lines: readonly Line[];
  list: RefObject<HTMLElement | null>;
  /** px of a row. */
  height: number;
  /** Shows what is below a row. */
  expand(id: string): void;
}

/** Dragging a section or block of the tree to another place in it. */
export function useTreeDrop({ items, lines, list, height, expand }: TreeDropOptions) {
  const { actions, store } = useEditor();
  const dragged = useRef<TreeItem | null>(null);
  const [drop, setDrop] = useState<DropTarget | null>(null);

  /** What is at a height of the list as it is scrolled; null where nothing can be dropped. */
  function targetAt(y: number): DropTarget | null {
    const at = (y + (list.current?.scrollTop ?? 0)) / height;
    const target = dropTarget(lines, Math.floor(at), at % 1);
    return target && dropPlace(items, target) ? target : null;
  }

  const { dropProps } = useDrop({
    ref: list,
    getDropOperation: () => (dragged.current ? 'move' : 'cancel'),
    getDropOperationForPoint: (_types, _allowed, _x, y) => (dragged.current && targetAt(y) ? 'move' : 'cancel'),
    onDropMove: ({ y }) => setDrop(targetAt(y)),
    onDropActivate({ y }) {
      const target = targetAt(y);
      if (target?.position === 'on') expand(target.id);
    },
    onDropExit: () => setDrop(null),
    onDrop({ y }) {
      setDrop(null);
      const from = dragged.current?.address;
      const target = targetAt(y);
      const to = target && dropPlace(items, target);
      const { theme, history } = store.getState();
      if (from && to) actions.change(move(theme, history.present, from, to), { label: 'step.move' });
    },
  });

  return {
    dropProps,
    drop,
    onDrag: useCallback((item: TreeItem | null) => {
      dragged.current = item;
      setDrop(null);
    }, []),
  };
}
