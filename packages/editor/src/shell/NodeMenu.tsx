import { Ellipsis } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import type { TreeItem } from '../model/types.ts';
import { useText } from '../texts/texts.ts';
import { useEditor } from './editor-context.ts';
import { type NodeCommand, useNodeCommand } from './use-node-command.ts';

interface NodeMenuProps {
  item: TreeItem;
  /** Its button is no stop of the Tab key. */
  excludeFromTabOrder?: boolean;
  onOpenChange?(isOpen: boolean): void;
}

/** What can be done with a section or block, with the keys that do it in the tree. */
export function NodeMenu({ item, excludeFromTabOrder, onOpenChange }: NodeMenuProps) {
  const text = useText();
  const { actions } = useEditor();
  const command = useNodeCommand();

  function run(id: NodeCommand): void {
    command(id, item);
    // The button that would get the keyboard back is gone.
    if (id === 'remove') actions.moveFocus('tree');
  }

  const entry = (id: NodeCommand, label: string, keys: string) => (
    <MenuItem id={id} textValue={label} className="menu-item" data-danger={id === 'remove' || undefined}>
      <span>{label}</span>
      <kbd>{keys}</kbd>
    </MenuItem>
  );
  return (
    <MenuTrigger onOpenChange={onOpenChange}>
      <Button
        className="icon-button"
        aria-label={text('tree.more', { title: item.title })}
        excludeFromTabOrder={excludeFromTabOrder}
      >
        <Ellipsis size={16} aria-hidden />
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" onAction={(key) => run(key as NodeCommand)}>
          {entry('hide', text(item.isHidden ? 'node.show' : 'node.hide'), 'Ctrl H')}
          {!item.isStatic && (
            <>
              {entry('duplicate', text('node.duplicate'), 'Ctrl D')}
              {entry('up', text('node.up'), 'Alt ↑')}
              {entry('down', text('node.down'), 'Alt ↓')}
              <Separator className="menu-line" />
              {entry('remove', text('node.remove'), 'Del')}
            </>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
