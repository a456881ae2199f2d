import { Link as LinkSign, X } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Input, Label, Popover, TextField } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { ChosenRow } from './ChosenRow.tsx';
import { LinkList } from './LinkList.tsx';
import { isAddress, linkTarget } from './link-address.ts';
import { useChosen } from './use-chosen.ts';

interface AddressFieldProps {
  label: string;
  info?: string;
  placeholder?: string;
  address: string;
  onChange(address: string): void;
}

/** An address: typed, or a page of the shop that is chosen and shown by its title. */
export function AddressField({ label, info, placeholder, address, onChange }: AddressFieldProps) {
  const text = useText();
  const target = linkTarget(address);
  const kind = target === null || target.kind === 'policy' ? 'page' : target.kind;
  const known = useChosen(kind, target === null || target.kind === 'policy' ? [] : [target.value]);
  const isInvalid = address.trim() !== '' && !address.includes('{{') && !isAddress(address);
  return (
    <TextField className="setting-control" value={address} onChange={onChange} isInvalid={isInvalid}>
      <Label className="setting-label">{label}</Label>
      <div className="address">
        {target === null ? (
          <Input
            className="setting-input"
            type="text"
            inputMode="url"
            spellCheck={false}
            placeholder={placeholder ?? text('control.url.placeholder')}
          />
        ) : (
          <span className="setting-input address-page">
            {target.kind === 'policy' ? (
              text(`control.url.policy.${target.value}`)
            ) : (
              <ChosenRow value={target.value} known={known} />
            )}
          </span>
        )}
        {address !== '' && (
          <Button
            className="icon-button"
            aria-label={text('control.url.clear', { label })}
            onPress={() => onChange('')}
          >
            <X size={14} aria-hidden />
          </Button>
        )}
        <DialogTrigger>
          <Button className="icon-button address-choose" aria-label={text('control.url.choose', { label })}>
            <LinkSign size={15} aria-hidden />
          </Button>
          <Popover className="popover picker-popover" placement="bottom end">
            <Dialog className="popover-dialog" aria-label={text('control.url.choose', { label })}>
              {({ close }) => (
                <LinkList
                  address={address}
                  onPick={(picked) => {
                    onChange(picked);
                    close();
                  }}
                />
              )}
            </Dialog>
          </Popover>
        </DialogTrigger>
      </div>
      <FieldNotes info={info} problem={text('control.url.invalid')} />
    </TextField>
  );
}
