import { Eye, EyeOff, GripVertical } from 'lucide-react';
import type { TreeItem } from '../../model/types.ts';
import { useText } from '../../texts/texts.ts';
import { IconButton } from '../IconButton.tsx';
import { NodeMenu } from '../NodeMenu.tsx';
import { useNodeCommand } from '../use-node-command.ts';

interface RowButtonsProps {
  item: TreeItem;
  canMove: boolean;
  onMenu(isOpen: boolean): void;
}

/** What can be done with the row that the pointer or the keyboard is at. Arrow keys lead here, so that Tab leaves the tree. */
export function RowButtons({ item, canMove, onMenu }: RowButtonsProps) {
  const text = useText();
  const run = useNodeCommand();
  return (
    <span className="tree-buttons">
      <IconButton
        icon={item.isHidden ? EyeOff : Eye}
        label={text(item.isHidden ? 'tree.show' : 'tree.hide', { title: item.title })}
        excludeFromTabOrder
        onPress={() => run('hide', item)}
      />
      <NodeMenu item={item} excludeFromTabOrder onOpenChange={onMenu} />
      {canMove && <GripVertical size={14} className="tree-grip" aria-hidden />}
    </span>
  );
}
