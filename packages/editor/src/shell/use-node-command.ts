import { useCallback } from 'react';
import { moveBy } from '../model/moves.ts';
import { duplicate, remove, setHidden } from '../model/operations.ts';
import type { TreeItem } from '../model/types.ts';
import { useEditor } from './editor-context.ts';

/** What can be done with a section or block as a whole. `hide` shows what is hidden. */
export type NodeCommand = 'duplicate' | 'hide' | 'up' | 'down' | 'remove';

/** Does something with a section or block of the tree; an area is left alone. */
export function useNodeCommand(): (command: NodeCommand, item: TreeItem) => void {
  const { actions, store } = useEditor();
  return useCallback(
    (command, { address, isHidden }) => {
      if (!address) return;
      const { theme, history } = store.getState();
      const files = history.present;
      if (command === 'duplicate') actions.change(duplicate(theme, files, address), { label: 'step.duplicate' });
      else if (command === 'hide')
        actions.change(setHidden(theme, files, address, !isHidden), { label: isHidden ? 'step.show' : 'step.hide' });
      else if (command === 'remove')
        actions.change(remove(theme, files, address), { label: 'step.remove', select: null });
      else actions.change(moveBy(theme, files, address, command === 'up' ? -1 : 1), { label: 'step.move' });
    },
    [actions, store],
  );
}
