import { AddressInput } from './AddressInput.tsx';
import type { AddressField } from './address-fields.ts';
import { AUTOCOMPLETE } from './address-words.ts';

/** An input of the form without scripts. */
export function PlainInput({
  stem,
  name,
  label,
  value,
  wrong,
  required = false,
  optional = false,
}: {
  /** Begins the ids of the form's fields. */
  stem: string;
  name: AddressField;
  label: string;
  value: string;
  wrong: string;
  required?: boolean;
  /** Says that it can be left empty. */
  optional?: boolean;
}) {
  return (
    <AddressInput id={`${stem}-${name}`} label={label} optional={optional} error={wrong && `${label} ${wrong}`}>
      {(ties) => (
        <input
          {...ties}
          className="input"
          type={name === 'phone' ? 'tel' : 'text'}
          name={`address[${name}]`}
          defaultValue={value}
          maxLength={255}
          autoComplete={AUTOCOMPLETE[name]}
          required={required}
        />
      )}
    </AddressInput>
  );
}
