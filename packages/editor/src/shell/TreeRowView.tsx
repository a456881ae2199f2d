import {
  ChevronRight,
  CirclePlus,
  Eye,
  EyeOff,
  GripVertical,
  LayoutTemplate,
  Square,
  SquareDashed,
  TriangleAlert,
} from 'lucide-react';
import { Button, Collection, TreeItem, TreeItemContent } from 'react-aria-components';
import { setHidden } from '../model/operations.ts';
import type { NodeAddress } from '../model/types.ts';
import { useText } from '../texts/texts.ts';
import { useEditor } from './editor-context.ts';
import { IconButton } from './IconButton.tsx';
import { NodeMenu } from './NodeMenu.tsx';
import { rowsBelow, type TreeRow } from './tree-nodes.ts';

interface TreeRowProps {
  row: TreeRow;
  onAdd(parent: string): void;
  /** The pointer is over the row of a node, or over none. */
  onPoint(address: NodeAddress | null): void;
}

const KINDS = { area: LayoutTemplate, section: Square, block: SquareDashed };

type TreeItemRow = Exclude<TreeRow, { kind: 'add' }>;

/** A row of the tree, and the rows below it. */
export function TreeRowView({ row, onAdd, onPoint }: TreeRowProps) {
  const text = useText();
  if (row.kind === 'add') {
    const label = text(row.parent.kind === 'area' ? 'tree.add-section' : 'tree.add-block');
    return (
      <TreeItem id={row.id} textValue={label} className="tree-row tree-add">
        <TreeItemContent>
          <div className="tree-line">
            <span className="tree-chevron" />
            <CirclePlus size={15} aria-hidden />
            <span>{label}</span>
          </div>
        </TreeItemContent>
      </TreeItem>
    );
  }
  const Kind = KINDS[row.kind];
  return (
    <TreeItem
      id={row.id}
      textValue={row.title}
      className={`tree-row tree-${row.kind}`}
      onHoverStart={() => onPoint(row.address)}
      onHoverEnd={() => onPoint(null)}
    >
      <TreeItemContent>
        {({ hasChildItems, allowsDragging, isHovered, isSelected, isFocusVisible, isFocusVisibleWithin }) => (
          <div className="tree-line" data-hidden={row.isHidden || undefined}>
            {hasChildItems ? (
              <Button slot="chevron" className="tree-chevron">
                <ChevronRight size={14} aria-hidden />
              </Button>
            ) : (
              <span className="tree-chevron" />
            )}
            <Kind size={15} className="tree-kind" aria-hidden />
            <span className="tree-title">
              {row.title}
              {row.title !== row.name && row.kind !== 'area' && <small> {row.name}</small>}
            </span>
            {row.problem && (
              <span className="tree-problem" title={row.problem}>
                <TriangleAlert size={14} aria-hidden />
                <span className="visually-hidden">{row.problem}</span>
              </span>
            )}
            {/* A page of 1 275 rows has its buttons where they can be pressed alone. */}
            {(isHovered || isSelected || isFocusVisible || isFocusVisibleWithin) && row.address && (
              <RowButtons row={row} address={row.address} allowsDragging={allowsDragging === true && !row.isStatic} />
            )}
          </div>
        )}
      </TreeItemContent>
      <Collection items={rowsBelow(row)}>
        {(child) => <TreeRowView row={child} onAdd={onAdd} onPoint={onPoint} />}
      </Collection>
    </TreeItem>
  );
}

interface RowButtonsProps {
  row: TreeItemRow;
  address: NodeAddress;
  allowsDragging: boolean;
}

function RowButtons({ row, address, allowsDragging }: RowButtonsProps) {
  const { actions, store } = useEditor();
  const text = useText();
  const label = text(row.isHidden ? 'tree.show' : 'tree.hide', { title: row.title });
  const hide = () => {
    const { theme, history } = store.getState();
    actions.change(setHidden(theme, history.present, address, !row.isHidden), {
      label: row.isHidden ? 'step.show' : 'step.hide',
    });
  };
  return (
    <span className="tree-buttons">
      <IconButton icon={row.isHidden ? EyeOff : Eye} label={label} onPress={hide} />
      <NodeMenu item={row} address={address} />
      {allowsDragging && (
        <Button slot="drag" className="tree-grip" aria-label={text('tree.drag', { title: row.title })}>
          <GripVertical size={14} aria-hidden />
        </Button>
      )}
    </span>
  );
}
