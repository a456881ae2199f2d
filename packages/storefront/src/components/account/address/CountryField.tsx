import { t } from '@vitrine/compiler/view.ts';
import { AddressInput } from './AddressInput.tsx';
import { AUTOCOMPLETE } from './address-words.ts';
import type { CountryOption } from './country-options.ts';

/** The country list. Its head is no country and is not shown in it: it cannot be chosen (rules account-7, account-11). */
export function CountryField({
  id,
  countries,
  value,
  error,
  choose,
}: {
  id: string;
  countries: readonly CountryOption[];
  value: string;
  error: string;
  choose: (country: string) => void;
}) {
  const listed = value === '' || countries.some(({ name }) => name === value);
  return (
    <AddressInput id={id} label={t('addresses.country')} error={error}>
      {(ties) => (
        <select
          {...ties}
          className="input"
          name="address[country]"
          value={value}
          autoComplete={AUTOCOMPLETE.country}
          required
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="" disabled hidden>
            {t('addresses.choose_country')}
          </option>
          {!listed && <option value={value}>{value}</option>}
          {countries.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
    </AddressInput>
  );
}
