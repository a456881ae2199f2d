import type { Resource, ResourceKind } from '@vitrine/contract/editor/calls.ts';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Autocomplete, Input, ListBox, ListBoxItem, SearchField } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import { ListState } from './ListState.tsx';
import { ResourceRow } from './ResourceRow.tsx';
import { useResourceList } from './use-resource-list.ts';

interface ResourceListProps {
  kind: ResourceKind;
  /** Of metaobjects. */
  type?: string;
  /** Stored values that are chosen. */
  chosen: readonly string[];
  /** Whether several can be chosen. */
  isMultiple?: boolean;
  /** A resource was pressed, chosen or not. */
  onPress(resource: Resource): void;
  /** No further resource can be chosen; chosen ones can still be pressed. */
  isFull?: boolean;
  /** How one is shown; absent: picture, title, detail. */
  row?(resource: Resource): ReactNode;
}

/** Searches the resources of a kind. The arrow keys go through what is found while the search is typed. */
export function ResourceList({
  kind,
  type,
  chosen,
  isMultiple = false,
  onPress,
  isFull = false,
  row,
}: ResourceListProps) {
  const text = useText();
  const [q, setQ] = useState('');
  const listing = useResourceList(kind, q, type);
  const { items, status } = listing;
  const name = text(`control.resource.${kind}`);
  return (
    <div className="picker">
      <Autocomplete inputValue={q} onInputChange={setQ} disableAutoFocusFirst>
        <SearchField className="search" aria-label={text('control.picker.search')} autoFocus>
          <Input placeholder={text('control.picker.search')} />
        </SearchField>
        <ListBox
          className="menu picker-list"
          aria-label={name}
          aria-busy={status === 'loading'}
          items={items.map((resource) => ({ id: resource.value, resource }))}
          selectionMode={isMultiple ? 'multiple' : 'single'}
          selectedKeys={chosen}
          escapeKeyBehavior="none"
          disabledKeys={isFull ? items.map(({ value }) => value).filter((value) => !chosen.includes(value)) : []}
          onSelectionChange={(keys) => {
            if (keys === 'all') return;
            const differs = items.filter(({ value }) => keys.has(value) !== chosen.includes(value));
            // Where one is chosen, the one before it is deselected with it.
            const pressed = differs.find(({ value }) => keys.has(value)) ?? differs[0];
            if (pressed) onPress(pressed);
          }}
        >
          {({ resource }) => (
            <ListBoxItem textValue={resource.title} className="menu-item resource-item">
              {({ isSelected }) => (
                <>
                  {row ? row(resource) : <ResourceRow resource={resource} />}
                  {isSelected && <Check size={14} aria-hidden />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      <ListState listing={listing} />
    </div>
  );
}
