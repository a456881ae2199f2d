import type { ControlProps } from '../control.ts';
import { shownText, storedText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';
import { AddressField } from './AddressField.tsx';

/** `url`: an address, or a page of the shop. */
export function UrlControl({ setting, label, info, value, onChange }: ControlProps) {
  const [address, setAddress] = useLocalValue(shownText(setting, value));
  return (
    <AddressField
      label={label}
      info={info}
      placeholder={setting.placeholder}
      address={address}
      onChange={(next) => {
        setAddress(next);
        onChange(storedText(setting, next.trim()));
      }}
    />
  );
}
