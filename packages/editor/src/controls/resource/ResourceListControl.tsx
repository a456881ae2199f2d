import type { Json } from '@vitrine/contract/editor/theme.ts';
import { GripVertical, Plus, X } from 'lucide-react';
import { Button, Dialog, DialogTrigger, GridList, GridListItem, Popover, useDragAndDrop } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import type { ControlProps } from '../control.ts';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { useLocalValue } from '../field/use-local-value.ts';
import { ChosenRetry } from './ChosenRetry.tsx';
import { ChosenRow } from './ChosenRow.tsx';
import { ResourceList } from './ResourceList.tsx';
import { reordered } from './reordered.ts';
import { kindOf } from './setting-kind.ts';
import { useChosen } from './use-chosen.ts';

/** Most values of a list (docs/platform.md: settings). */
const MOST = 50;

const listOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter((item): item is string => typeof item === 'string'))] : [];

/** Compared as text: each render makes a list anew. */
const asText = (value: Json | undefined) => JSON.stringify(listOf(value));

/** `product_list`, `collection_list`, `article_list`, `metaobject_list`: several of the shop's, in an order. */
export function ResourceListControl({ setting, label, info, value, onChange }: ControlProps) {
  const text = useText();
  const kind = kindOf(setting.type);
  const { metaobject_type: type, limit = MOST } = setting;
  const [local, setLocal] = useLocalValue(asText(value ?? setting.default));
  const values: readonly string[] = listOf(JSON.parse(local));
  const known = useChosen(kind, values, type);
  const change = (next: readonly string[]) => {
    setLocal(JSON.stringify(next));
    onChange(next.length === 0 && setting.default === undefined ? undefined : next);
  };
  const titleOf = (item: string) => known.of(item)?.title ?? item;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      change(reordered(values, new Set([...keys].map(String)), String(target.key), target.dropPosition));
    },
  });
  const name = text(`control.resource.${kind}`);
  return (
    <FieldGroup label={label} info={info}>
      <GridList
        className="chosen-list"
        aria-label={label}
        items={values.map((id) => ({ id }))}
        dependencies={[known]}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className="setting-empty">{text('control.list.empty')}</p>}
      >
        {({ id }) => (
          <GridListItem textValue={titleOf(id)} className="chosen-item">
            <Button slot="drag" className="grip" aria-label={text('control.list.drag', { title: titleOf(id) })}>
              <GripVertical size={14} aria-hidden />
            </Button>
            <ChosenRow value={id} known={known} />
            <Button
              className="icon-button"
              aria-label={text('control.list.remove', { title: titleOf(id) })}
              onPress={() => change(values.filter((item) => item !== id))}
            >
              <X size={14} aria-hidden />
            </Button>
          </GridListItem>
        )}
      </GridList>
      <div className="list-foot">
        <DialogTrigger>
          <Button className="button">
            <Plus size={14} aria-hidden />
            {text('control.list.add')}
            <span className="visually-hidden">: {label}</span>
          </Button>
          <Popover className="popover picker-popover" placement="bottom start">
            <Dialog className="popover-dialog" aria-label={name}>
              <ResourceList
                kind={kind}
                type={type}
                chosen={values}
                isMultiple
                isFull={values.length >= limit}
                onPress={(resource) => {
                  known.remember(resource);
                  const isChosen = values.includes(resource.value);
                  change(isChosen ? values.filter((item) => item !== resource.value) : [...values, resource.value]);
                }}
              />
            </Dialog>
          </Popover>
        </DialogTrigger>
        <span className="setting-info">{text('control.list.count', { count: values.length, limit })}</span>
      </div>
      <ChosenRetry known={known} />
    </FieldGroup>
  );
}
