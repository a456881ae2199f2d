import { routes, t } from '@vitrine/compiler/view.ts';
import type { SavedAddress } from '../../../domain/address.schema.ts';
import { SessionEnded } from '../SessionEnded.tsx';
import { AddressInput } from './AddressInput.tsx';
import { type AddressField, isRequired } from './address-fields.ts';
import { AUTOCOMPLETE, labelOf } from './address-words.ts';
import { CountryField } from './CountryField.tsx';
import type { CountryOption } from './country-options.ts';
import { rowsOf, zipExampleOf } from './country-rules.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { ProvinceField } from './ProvinceField.tsx';
import type { AddressFormState } from './use-address-form.ts';

/** The address form (rules account-5, account-10): the country first, then what it asks for, in its order. `id` is unique on the page. */
export function AddressForm({
  id,
  address,
  countries,
  state,
}: {
  id: string;
  /** The address it changes; null: a new one. */
  address: SavedAddress | null;
  countries: readonly CountryOption[];
  state: AddressFormState;
}) {
  const { fields, wrong, sessionEnded, busy } = state;
  const { country } = fields;
  const several = Object.keys(wrong).filter((name) => name !== 'form').length;

  const input = (name: AddressField) => (
    <AddressInput
      key={name}
      id={`${id}-${name}`}
      label={labelOf(name, country)}
      optional={name === 'company' || name === 'address2' || name === 'phone'}
      hint={name === 'zip' && zipExampleOf(country) ? t('addresses.example', { example: zipExampleOf(country) }) : ''}
      error={wrong[name] ?? ''}
    >
      {(ties) => (
        <input
          {...ties}
          className="input"
          type={name === 'phone' ? 'tel' : 'text'}
          name={`address[${name}]`}
          value={fields[name]}
          maxLength={255}
          autoComplete={AUTOCOMPLETE[name]}
          autoCapitalize={name === 'zip' ? 'characters' : undefined}
          required={isRequired(name, country, countries)}
          onChange={(event) => state.set(name, event.currentTarget.value)}
        />
      )}
    </AddressInput>
  );

  return (
    <form
      ref={state.form}
      className="form address-form"
      method="post"
      action={address?.url ?? routes.account_addresses_url}
      acceptCharset="UTF-8"
      noValidate
      aria-busy={busy || undefined}
      onSubmit={(event) => void state.submit(event)}
    >
      <HiddenFields method={address ? 'put' : ''} />
      {(sessionEnded || wrong.form || several > 0) && (
        <div className="errors small" role="alert" tabIndex={-1}>
          {sessionEnded ? <SessionEnded /> : wrong.form || t('addresses.refused', { count: several })}
        </div>
      )}
      {state.kept && (
        <div className="address-form__kept notice small">
          <p>{t('addresses.kept')}</p>
          <button className="text-button link" type="button" onClick={state.startOver}>
            {t('addresses.start_over')}
          </button>
        </div>
      )}
      <CountryField
        id={`${id}-country`}
        countries={countries}
        value={country}
        error={wrong.country ?? ''}
        choose={(name) => state.set('country', name)}
      />
      {rowsOf(country).map((row) => (
        <div key={row.join()} className={row.length > 1 ? 'address-form__row' : undefined}>
          {row.map((name) =>
            name === 'province' ? (
              <ProvinceField
                key={name}
                id={`${id}-province`}
                countries={countries}
                place={fields}
                error={wrong.province ?? ''}
                choose={(province) => state.set('province', province)}
              />
            ) : (
              input(name)
            ),
          )}
        </div>
      ))}
      {address?.is_default ? (
        <p className="small muted">{t('addresses.is_default')}</p>
      ) : (
        <label className="check small">
          <input
            type="checkbox"
            name="address[default]"
            value="1"
            checked={state.makesDefault}
            onChange={(event) => state.setMakesDefault(event.currentTarget.checked)}
          />
          <span>{t('addresses.make_default_check')}</span>
        </label>
      )}
      <div className="address-form__foot">
        <button className="button button--wide" type="submit" aria-busy={busy || undefined}>
          {address ? t('addresses.save') : t('addresses.add')}
        </button>
      </div>
    </form>
  );
}
