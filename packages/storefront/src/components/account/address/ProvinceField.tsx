import { t } from '@vitrine/compiler/view.ts';
import { AddressInput } from './AddressInput.tsx';
import { knownProvince, type PlaceChoice, provincesOf } from './address-picker.ts';
import { AUTOCOMPLETE, labelOf } from './address-words.ts';
import type { CountryOption } from './country-options.ts';

/** The states of the chosen country; without any it is disabled, dimmed and not required (rule account-9), and an empty one is sent. */
export function ProvinceField({
  id,
  countries,
  place,
  error,
  choose,
}: {
  id: string;
  countries: readonly CountryOption[];
  place: PlaceChoice;
  error: string;
  choose: (province: string) => void;
}) {
  const { provinces, required } = provincesOf(countries, place.country);
  return (
    <AddressInput id={id} label={labelOf('province', place.country)} dimmed={!required} error={error}>
      {(ties) => (
        <>
          <select
            {...ties}
            className="input"
            name="address[province]"
            value={knownProvince(countries, place)}
            autoComplete={AUTOCOMPLETE.province}
            required={required}
            disabled={!required}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="" disabled hidden={required}>
              {required ? t('addresses.choose') : '–'}
            </option>
            {provinces.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {!required && <input type="hidden" name="address[province]" value="" />}
        </>
      )}
    </AddressInput>
  );
}
