import { Ellipsis } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { moveBy } from '../model/moves.ts';
import { duplicate, remove, setHidden } from '../model/operations.ts';
import type { NodeAddress, TreeItem } from '../model/types.ts';
import { useText } from '../texts/texts.ts';
import { useEditor } from './editor-context.ts';

type Command = 'duplicate' | 'hide' | 'up' | 'down' | 'remove';

/** What can be done with a section or block, with the keys that do it in the tree. */
export function NodeMenu({ item, address }: { item: TreeItem; address: NodeAddress }) {
  const { actions, store } = useEditor();
  const text = useText();

  function run(command: Command): void {
    const { theme, history } = store.getState();
    const files = history.present;
    if (command === 'duplicate') actions.change(duplicate(theme, files, address), { label: 'step.duplicate' });
    else if (command === 'hide')
      actions.change(setHidden(theme, files, address, !item.isHidden), {
        label: item.isHidden ? 'step.show' : 'step.hide',
      });
    else if (command === 'remove')
      actions.change(remove(theme, files, address), { label: 'step.remove', select: null });
    else actions.change(moveBy(theme, files, address, command === 'up' ? -1 : 1), { label: 'step.move' });
  }

  const entry = (id: Command, label: string, keys: string) => (
    <MenuItem id={id} textValue={label} className="menu-item" data-danger={id === 'remove' || undefined}>
      <span>{label}</span>
      <kbd>{keys}</kbd>
    </MenuItem>
  );
  return (
    <MenuTrigger>
      <Button className="icon-button" aria-label={text('tree.more', { title: item.title })}>
        <Ellipsis size={16} aria-hidden />
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" onAction={(key) => run(key as Command)}>
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
