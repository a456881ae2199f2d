import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { type Key, ListLayout, Tree, useDragAndDrop, Virtualizer } from 'react-aria-components';
import { move, moveBy } from '../model/moves.ts';
import { duplicate, remove, setHidden } from '../model/operations.ts';
import { addressOf, idOf, itemAt } from '../model/tree.ts';
import { type NodeAddress, THEME_SETTINGS, type TreeItem } from '../model/types.ts';
import { targetOf } from '../state/target-of.ts';
import { useText } from '../texts/texts.ts';
import { dropPlace } from './drop-place.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { IconButton } from './IconButton.tsx';
import { TreeRowView } from './TreeRowView.tsx';
import { ADD, idsAround, idsWithChildren, type TreeRow } from './tree-nodes.ts';
import { useTree } from './use-tree.ts';

/** px of a row; with fingers as `--control`. */
const ROW = matchMedia('(pointer: coarse)').matches ? 44 : 32;

interface TreePanelProps {
  /** Opens the choice of what can be added below an item. */
  onAdd(parent: string): void;
}

/**
 * The sections and blocks of the page. Arrow keys walk, Enter selects and goes to the settings, Alt with an arrow moves, Ctrl D duplicates, Ctrl H hides, Delete
 * removes; by mouse they are dragged.
 */
export function SectionTree({ onAdd }: TreePanelProps) {
  return <TreeOf items={useTree()} onAdd={onAdd} />;
}

interface TreeOfProps extends TreePanelProps {
  items: readonly TreeItem[];
}

/** Renders again when a line has changed, and not with each letter that a merchant types. */
const TreeOf = memo(function TreeOf({ items, onAdd }: TreeOfProps) {
  const { actions, store, frame } = useEditor();
  const text = useText();
  const theme = useEditorState((state) => state.theme);
  const selection = useEditorState((state) => state.selection);
  const selected = selection === null || selection === THEME_SETTINGS ? null : idOf(selection);
  const areas = useMemo(() => items.filter(({ kind }) => kind === 'area').map(({ id }) => id), [items]);
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(() => new Set(areas));

  // Areas are open from the start, and what is selected in the preview is seen here.
  useEffect(() => setExpanded((before) => new Set([...before, ...areas])), [areas]);
  useEffect(() => {
    if (selected === null) return;
    const around = [...idsAround(items, selected), selected];
    setExpanded((before) => (around.every((id) => before.has(id)) ? before : new Set([...before, ...around])));
  }, [items, selected]);

  const foldable = useMemo(() => idsWithChildren(items), [items]);
  const isUnfolded = foldable.length > areas.length && foldable.every((id) => expanded.has(id));

  const keys = useRef<HTMLDivElement>(null);
  const isAwaited = useEditorState((state) => state.focuses === 'tree');
  useEffect(() => {
    if (!isAwaited || selected === null) return;
    const row = keys.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(selected)}"]`);
    if (!row) return;
    row.focus();
    actions.moveFocus(null);
  });

  const files = () => store.getState().history.present;
  const { dragAndDropHooks } = useDragAndDrop<TreeRow>({
    getItems: (keys) =>
      [...keys].flatMap((key) => {
        const item = itemAt(items, String(key));
        return item && !item.isStatic && item.kind !== 'area' ? [{ 'text/plain': item.title, node: item.id }] : [];
      }),
    getDropOperation: (target) => (target.type === 'item' ? 'move' : 'cancel'),
    shouldAcceptItemDrop: (target) => itemAt(items, String(target.key))?.canAdd === true,
    onMove({ keys, target }) {
      const [key] = keys;
      const from = key === undefined ? null : addressOf(String(key));
      const to = from && dropPlace(items, target);
      if (from && to) actions.change(move(theme, files(), from, to), { label: 'step.move' });
    },
  });

  /** Keys of the row that has the focus. */
  function pressed(event: React.KeyboardEvent): void {
    const row = event.target instanceof Element ? event.target.closest('[role=row]') : null;
    const item = itemAt(items, row?.getAttribute('data-key') ?? '');
    if (!item?.address) return;
    const { address } = item;
    const key = event.key;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown'))
      actions.change(moveBy(theme, files(), address, key === 'ArrowUp' ? -1 : 1), { label: 'step.move' });
    else if (isCommand && key.toLowerCase() === 'd')
      actions.change(duplicate(theme, files(), address), { label: 'step.duplicate' });
    else if (isCommand && key.toLowerCase() === 'h')
      actions.change(setHidden(theme, files(), address, !item.isHidden), {
        label: item.isHidden ? 'step.show' : 'step.hide',
      });
    else if ((key === 'Delete' || key === 'Backspace') && item.canRemove)
      actions.change(remove(theme, files(), address), { label: 'step.remove', select: null });
    else if (key === 'Enter' && row === event.target) {
      actions.select(address);
      actions.moveFocus('settings');
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const point = (address: NodeAddress | null) => {
    frame.send({ vitrine: 'point', target: address && targetOf(address) });
  };

  return (
    <div className="tree-keys" ref={keys} onKeyDownCapture={pressed}>
      <div className="tree-head">
        <h2>{text('tree.name')}</h2>
        <IconButton
          icon={isUnfolded ? ChevronsDownUp : ChevronsUpDown}
          label={text(isUnfolded ? 'tree.fold' : 'tree.unfold')}
          onPress={() => setExpanded(new Set(isUnfolded ? areas : foldable))}
        />
      </div>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW }}>
        <Tree
          aria-label={text('tree.name')}
          className="tree"
          items={items}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={selected === null ? [] : [selected]}
          onSelectionChange={(keys) => {
            const [key = ''] = keys === 'all' ? [] : keys;
            const id = String(key);
            if (id.endsWith(ADD)) onAdd(id.slice(0, -ADD.length));
            const item = itemAt(items, id);
            if (item?.address) actions.select(item.address);
          }}
          expandedKeys={expanded}
          onExpandedChange={(keys) => setExpanded(new Set(keys))}
          dragAndDropHooks={dragAndDropHooks}
        >
          {(item) => <TreeRowView row={item} onAdd={onAdd} onPoint={point} />}
        </Tree>
      </Virtualizer>
    </div>
  );
});
