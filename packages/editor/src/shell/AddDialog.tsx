import { useState } from 'react';
import { Dialog, Heading, Input, ListBox, ListBoxItem, Modal, ModalOverlay, SearchField } from 'react-aria-components';
import { blockAdditions, sectionAdditions } from '../model/additions.ts';
import { addBlock, addSection } from '../model/operations.ts';
import { areaPath, itemAt } from '../model/tree.ts';
import type { Addition, TreeItem } from '../model/types.ts';
import { useText } from '../texts/texts.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { PresetPicture } from './PresetPicture.tsx';
import { useTree } from './TreeProvider.tsx';
import { useLabels } from './use-labels.ts';

interface AddDialogProps {
  /** Id of the tree item below which something is added. */
  parent: string;
  onClose(): void;
}

/** What can be added below a part of the page: sections with a picture of each, or blocks. */
export default function AddDialog({ parent, onClose }: AddDialogProps) {
  const item = itemAt(useTree(), parent);
  return (
    <ModalOverlay
      isOpen={item !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="scrim"
      isDismissable
    >
      <Modal className={item?.kind === 'area' ? 'modal modal-wide' : 'modal'}>
        {item && <Additions item={item} onClose={onClose} />}
      </Modal>
    </ModalOverlay>
  );
}

function Additions({ item, onClose }: { item: TreeItem; onClose(): void }) {
  const { actions, store } = useEditor();
  const text = useText();
  const labels = useLabels();
  const theme = useEditorState((state) => state.theme);
  const files = useEditorState((state) => state.history.present);
  const [search, setSearch] = useState('');
  const { address } = item;
  const all = address
    ? blockAdditions(theme, files, address, labels)
    : sectionAdditions(theme, files, areaPath(item), labels);
  const wanted = search.trim().toLocaleLowerCase();
  const found = all.filter(({ name, category }) => `${name} ${category}`.toLocaleLowerCase().includes(wanted));
  const title = text(address ? 'add.block' : 'add.section', { title: item.title });

  function add(addition: Addition): void {
    const now = store.getState().history.present;
    const at = item.children.filter(({ isStatic }) => !isStatic).length;
    const changed = address
      ? addBlock(theme, now, address, addition, at)
      : addSection(theme, now, areaPath(item), addition, at);
    if (!actions.change(changed, { label: 'step.add' })) return;
    onClose();
    actions.moveFocus('tree');
  }

  return (
    <Dialog className="dialog" aria-label={title}>
      <header className="dialog-head">
        <Heading slot="title">{title}</Heading>
        <SearchField aria-label={text('add.search')} value={search} onChange={setSearch} autoFocus className="search">
          <Input placeholder={text('add.search')} />
        </SearchField>
      </header>
      <ListBox
        aria-label={title}
        layout={address ? 'stack' : 'grid'}
        className={address ? 'additions' : 'additions additions-pictured'}
        items={found}
        dependencies={[address]}
        renderEmptyState={() => <p className="quiet">{text('add.none')}</p>}
        onAction={(key) => {
          const addition = found.find(({ id }) => id === key);
          if (addition) add(addition);
        }}
      >
        {(addition) => (
          <ListBoxItem id={addition.id} textValue={addition.name} className="addition">
            {!address && <PresetPicture addition={addition} />}
            <span className="addition-name">{addition.name}</span>
            {addition.category !== '' && <small>{addition.category}</small>}
          </ListBoxItem>
        )}
      </ListBox>
    </Dialog>
  );
}
