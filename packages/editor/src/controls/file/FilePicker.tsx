import type { Resource } from '@vitrine/contract/editor/calls.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, Heading, Input, ListBox, ListBoxItem, SearchField, Text } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import { ListState } from '../resource/ListState.tsx';
import { useResourceList } from '../resource/use-resource-list.ts';
import { FileUpload } from './FileUpload.tsx';
import { pictureAt } from './picture-at.ts';

interface FilePickerProps {
  kind: 'picture' | 'video';
  /** The stored value; empty: none. */
  chosen: string;
  onPick(resource: Resource): void;
}

/** The shop's pictures or videos as a grid, with search and upload. A file that is uploaded is chosen. */
export function FilePicker({ kind, chosen, onPick }: FilePickerProps) {
  const text = useText();
  const [q, setQ] = useState('');
  const listing = useResourceList(kind, q);
  const name = text(`control.resource.${kind}`);
  return (
    <Dialog className="dialog">
      {({ close }) => (
        <>
          <div className="dialog-head">
            <Heading slot="title">{name}</Heading>
            <SearchField
              className="search"
              aria-label={text('control.picker.search')}
              value={q}
              onChange={setQ}
              autoFocus
            >
              <Input placeholder={text('control.picker.search')} />
            </SearchField>
            <Button slot="close" className="icon-button" aria-label={text('dialog.close')}>
              <X size={16} aria-hidden />
            </Button>
          </div>
          <FileUpload
            accepted={kind === 'picture' ? 'image/*' : 'video/*'}
            onDone={(resource) => {
              onPick(resource);
              close();
            }}
          />
          <ListBox
            className="files"
            layout="grid"
            aria-label={name}
            aria-busy={listing.status === 'loading'}
            items={listing.items.map((resource) => ({ id: resource.value, resource }))}
            selectionMode="single"
            selectedKeys={[chosen]}
            escapeKeyBehavior="none"
            onSelectionChange={(keys) => {
              const [pressed] = listing.items.filter(({ value }) => keys !== 'all' && keys.has(value));
              if (pressed) onPick(pressed);
              close();
            }}
          >
            {({ resource: { title, detail, picture } }) => (
              <ListBoxItem textValue={title} className="file">
                <span className="file-picture">
                  {picture && <img src={pictureAt(picture, 320)} alt="" loading="lazy" />}
                </span>
                <Text slot="label" className="resource-title">
                  {title}
                </Text>
                {detail && (
                  <Text slot="description" className="resource-detail">
                    {detail}
                  </Text>
                )}
              </ListBoxItem>
            )}
          </ListBox>
          <ListState listing={listing} />
        </>
      )}
    </Dialog>
  );
}
