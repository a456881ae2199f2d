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
        {({ hasChildItems, allowsDragging }) => (
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
            {row.address && <RowButtons row={row} address={row.address} />}
            {allowsDragging && row.address && !row.isStatic && (
              <Button slot="drag" className="tree-grip" aria-label={text('tree.drag', { title: row.title })}>
                <GripVertical size={14} aria-hidden />
              </Button>
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

function RowButtons({ row, address }: { row: Exclude<TreeRow, { kind: 'add' }>; address: NodeAddress }) {
  const { actions, store } = useEditor();
  const text = useText();
  const label = text(row.isHidden ? 'tree.show' : 'tree.hide', { title: row.title });
  return (
    <span className="tree-buttons">
      <IconButton
        icon={row.isHidden ? EyeOff : Eye}
        label={label}
        onPress={() =>
          actions.change(setHidden(store.getState().theme, store.getState().history.present, address, !row.isHidden), {
            label: row.isHidden ? 'step.show' : 'step.hide',
          })
        }
      />
      <NodeMenu item={row} address={address} />
    </span>
  );
}
