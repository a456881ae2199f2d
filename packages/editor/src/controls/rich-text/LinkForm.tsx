import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button, Switch } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import { AddressField } from '../resource/AddressField.tsx';
import { isAddress } from '../resource/link-address.ts';

interface LinkFormProps {
  editor: Editor;
  onDone(): void;
}

/** The address of the link at the selection, and whether it opens in a new tab. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const text = useText();
  const [before] = useState(() => editor.getAttributes('link'));
  const stored: unknown = before.href;
  const [address, setAddress] = useState(typeof stored === 'string' ? stored : '');
  const [isNewTab, setIsNewTab] = useState(before.target === '_blank');
  const link = () => editor.chain().focus().extendMarkRange('link');
  return (
    <form
      className="link-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAddress(address)) return;
        link()
          .setLink({ href: address.trim(), target: isNewTab ? '_blank' : null })
          .run();
        onDone();
      }}
    >
      <AddressField label={text('control.rich.link')} address={address} onChange={setAddress} />
      <Switch className="switch" isSelected={isNewTab} onChange={setIsNewTab}>
        <span className="switch-track" />
        {text('control.rich.link-new-tab')}
      </Switch>
      <div className="link-foot">
        {stored !== undefined && (
          <Button
            className="button"
            onPress={() => {
              link().unsetLink().run();
              onDone();
            }}
          >
            {text('control.rich.link-remove')}
          </Button>
        )}
        <Button type="submit" className="button button-primary" isDisabled={!isAddress(address)}>
          {text('control.rich.link-apply')}
        </Button>
      </div>
    </form>
  );
}
