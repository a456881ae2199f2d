// biome-ignore-all lint/a11y/useSemanticElements: a table has no rows in rows, and lays them out itself
// biome-ignore-all lint/a11y/useFocusableInteractive: the row takes the focus, and not its only cell
import { ChevronRight, CirclePlus, LayoutTemplate, Square, SquareDashed, TriangleAlert } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { useDrag } from 'react-aria/useDrag';
import type { TreeItem } from '../../model/types.ts';
import { useText } from '../../texts/texts.ts';
import type { DropTarget } from './drop-place.ts';
import { RowButtons } from './RowButtons.tsx';
import type { Line } from './tree-rows.ts';

interface TreeRowProps extends Omit<Line, 'parent'> {
  /** Index among all rows. */
  index: number;
  /** px of a row. */
  height: number;
  isSelected: boolean;
  /** Tab leads to it. */
  isCurrent: boolean;
  /** The pointer or the keyboard is at it. */
  isActive: boolean;
  /** Where something that is dragged would be put. */
  drop: DropTarget['position'] | null;
  /** Null: it is dragged no longer. */
  onDrag(item: TreeItem | null): void;
}

const KINDS = { area: LayoutTemplate, section: Square, block: SquareDashed, add: CirclePlus };

/**
 * A row of the tree. What is done with it is heard by the tree: a page can have 1 275 rows, and a key must not draw more of them than those that
 * it changes.
 */
export const TreeRowView = memo(function TreeRowView(props: TreeRowProps) {
  const { row, level, position, size, isExpanded, index, height, isSelected, isCurrent, isActive, drop, onDrag } =
    props;
  const text = useText();
  const item = row.kind === 'add' ? null : row;
  const canMove = item !== null && item.kind !== 'area' && !item.isStatic;
  const { dragProps, isDragging } = useDrag({
    getItems: () => [{ 'text/plain': item?.title ?? '' }],
    getAllowedDropOperations: () => ['move'],
    // Keys move it without dragging: Alt with an arrow.
    hasDragButton: true,
    isDisabled: !canMove,
    onDragStart: () => onDrag(item),
    onDragEnd: () => onDrag(null),
  });
  const [hasMenu, setHasMenu] = useState(false);
  // Later than the row itself: whoever walks on does not wait for the buttons of the rows between.
  const hasButtons = useDeferredValue(isActive || isSelected || hasMenu);
  const title =
    row.kind === 'add' ? text(row.parent.kind === 'area' ? 'tree.add-section' : 'tree.add-block') : row.title;
  const Kind = KINDS[row.kind];
  return (
    <div
      {...dragProps}
      role="row"
      aria-label={title}
      aria-rowindex={index + 1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={isExpanded ?? undefined}
      aria-selected={item?.address ? isSelected : undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={`tree-row tree-${row.kind}`}
      data-key={row.id}
      data-dragging={isDragging || undefined}
      data-drop={drop ?? undefined}
      style={{ height, transform: `translateY(${index * height}px)` }}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        className="tree-line"
        data-hidden={item?.isHidden || undefined}
        style={{ paddingInlineStart: `calc(var(--space-2) + ${(level - 1) * 16}px)` }}
      >
        <span className="tree-chevron">
          {isExpanded !== null && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={text(isExpanded ? 'tree.fold-row' : 'tree.unfold-row', { title })}
            >
              <ChevronRight size={14} aria-hidden />
            </button>
          )}
        </span>
        <Kind size={15} className="tree-kind" aria-hidden />
        <span className="tree-title">
          {title}
          {item && item.title !== item.name && item.kind !== 'area' && <small> {item.name}</small>}
        </span>
        {item?.problem && (
          <span className="tree-problem" title={item.problem}>
            <TriangleAlert size={14} aria-hidden />
            <span className="visually-hidden">{item.problem}</span>
          </span>
        )}
        {hasButtons && item?.address && <RowButtons item={item} canMove={canMove} onMenu={setHasMenu} />}
      </div>
    </div>
  );
});
