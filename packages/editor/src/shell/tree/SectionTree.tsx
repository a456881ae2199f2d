// biome-ignore-all lint/a11y/useSemanticElements: a table has no rows in rows, and lays them out itself
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { type MouseEvent, memo, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { idOf } from '../../model/tree.ts';
import { THEME_SETTINGS, type TreeItem } from '../../model/types.ts';
import { targetOf } from '../../state/target-of.ts';
import { useText } from '../../texts/texts.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { IconButton } from '../IconButton.tsx';
import { useTree } from '../TreeProvider.tsx';
import { useNodeCommand } from '../use-node-command.ts';
import { TreeRowView } from './TreeRowView.tsx';
import { isAllExpanded, type Line, linesOf } from './tree-rows.ts';
import { rowIdOf, useCurrentLine } from './use-current-line.ts';
import { useExpanded } from './use-expanded.ts';
import { useScrollToSelected } from './use-scroll-to-selected.ts';
import { useTreeDrop } from './use-tree-drop.ts';
import { useTreeKeys } from './use-tree-keys.ts';

/** px of a row; with fingers as `--control`. */
const ROW = matchMedia('(pointer: coarse)').matches ? 44 : 32;
/** Rows that are drawn above and below those in view. */
const OVERSCAN = 8;

interface SectionTreeProps {
  /** Opens the choice of what can be added below an item. */
  onAdd(parent: string): void;
}

/**
 * The sections and blocks of the page. Arrow keys walk, Enter selects and goes to the settings, Alt with an arrow moves, Ctrl D duplicates,
 * Ctrl H hides, Delete removes; by mouse they are dragged.
 */
export function SectionTree({ onAdd }: SectionTreeProps) {
  return <TreeOf items={useTree()} onAdd={onAdd} />;
}

interface TreeOfProps extends SectionTreeProps {
  items: readonly TreeItem[];
}

/** Renders again when a line has changed, and not with each letter that a merchant types. */
const TreeOf = memo(function TreeOf({ items, onAdd }: TreeOfProps) {
  const { actions, frame } = useEditor();
  const text = useText();
  const selection = useEditorState((state) => state.selection);
  const selected = selection === null || selection === THEME_SETTINGS ? null : idOf(selection);
  const expanded = useExpanded(items, selected);
  const lines = useMemo(() => linesOf(items, expanded.ids), [items, expanded.ids]);
  const isAll = useMemo(() => isAllExpanded(lines), [lines]);
  const list = useRef<HTMLDivElement>(null);
  const current = useCurrentLine(lines, selected, list);
  const { at, goTo } = current;
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    getItemKey: (index) => lines[index]?.row.id ?? index,
    overscan: OVERSCAN,
    // What has the keyboard stays, however far it is scrolled.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...(at < 0 ? [] : [at])])],
  });

  const selectedAt = lines.findIndex(({ row }) => row.id === selected);
  const isAwaited = useEditorState((state) => state.focuses === 'tree');
  useScrollToSelected(selected, selectedAt, virtualizer.scrollToIndex);
  useEffect(() => {
    // What has just been added is selected before it has its row.
    if (!isAwaited || (selected !== null && selectedAt < 0)) return;
    goTo(selectedAt < 0 ? at : selectedAt);
    actions.moveFocus(null);
  });

  const run = useNodeCommand();
  function select({ row }: Line): void {
    if (row.kind === 'add') onAdd(row.parent.id);
    else if (row.address) actions.select(row.address);
  }
  const pressed = useTreeKeys({
    lines,
    at,
    height: ROW,
    goTo,
    expand: expanded.set,
    onSelect(line, isEntered) {
      select(line);
      if (isEntered && line.row.kind !== 'add' && line.row.address) actions.moveFocus('settings');
    },
    onCommand: (command, { row }) => row.kind !== 'add' && run(command, row),
  });

  const { dropProps, drop, onDrag } = useTreeDrop({
    items,
    lines,
    list,
    height: ROW,
    expand: (id) => expanded.set(id, true),
  });

  const [pointed, setPointed] = useState<string | null>(null);
  /** The part of the page that the pointer is over is shown in the preview. */
  function point(id: string | null): void {
    if (id === pointed) return;
    setPointed(id);
    const row = lines.find((line) => line.row.id === id)?.row;
    const address = row && row.kind !== 'add' ? row.address : null;
    frame.send({ vitrine: 'point', target: address && targetOf(address) });
  }

  function clicked({ currentTarget, target }: MouseEvent<HTMLElement>): void {
    const id = rowIdOf(currentTarget, target);
    const index = lines.findIndex(({ row }) => row.id === id);
    const line = lines[index];
    if (!line || !(target instanceof Element) || target.closest('.tree-buttons')) return;
    if (target.closest('.tree-chevron') && line.isExpanded !== null) expanded.set(line.row.id, !line.isExpanded);
    else select(line);
  }

  return (
    <div className="tree-panel">
      <div className="tree-head">
        <h2>{text('tree.name')}</h2>
        <IconButton
          icon={isAll ? ChevronsDownUp : ChevronsUpDown}
          label={text(isAll ? 'tree.fold' : 'tree.unfold')}
          onPress={() => expanded.setAll(!isAll)}
        />
      </div>
      <div
        {...dropProps}
        ref={list}
        role="treegrid"
        aria-label={text('tree.name')}
        aria-rowcount={lines.length}
        aria-colcount={1}
        className="tree"
        onKeyDown={pressed}
        onClick={clicked}
        onFocus={current.onFocus}
        onBlur={current.onBlur}
        onPointerOver={({ currentTarget, target, pointerType }: PointerEvent<HTMLElement>) =>
          pointerType !== 'touch' && point(rowIdOf(currentTarget, target))
        }
        onPointerLeave={() => point(null)}
      >
        <div role="presentation" className="tree-rows" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key }) => {
            const line = lines[index];
            if (!line) return null;
            const { id } = line.row;
            return (
              <TreeRowView
                key={key}
                row={line.row}
                level={line.level}
                position={line.position}
                size={line.size}
                isExpanded={line.isExpanded}
                index={index}
                height={ROW}
                isSelected={id === selected}
                isCurrent={index === at}
                isActive={id === pointed || (index === at && current.hasFocus)}
                drop={drop?.id === id ? drop.position : null}
                onDrag={onDrag}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
});
