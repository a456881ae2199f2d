import { t } from '@vitrine/compiler/view.ts';
import type { PlainAddress } from '../../../sections/account-addresses/account-addresses.schema.ts';
import { AddressInput } from './AddressInput.tsx';
import { AUTOCOMPLETE } from './address-words.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { PlainInput } from './PlainInput.tsx';

/**
 * The address form as it is without scripts: it asks what every country asks, and the state is chosen from a list of all, below their
 * countries, since a list could not follow the country. The form of a saved address lists its own country's until it is refused. `stem` begins its ids, and brings who follows a link to it.
 */
export function PlainAddressForm({ stem, form }: { stem: string; form: PlainAddress }) {
  const { id, url, title, is_default, fields, refused, problem, wrong, countries, provinces } = form;
  const country = t('addresses.country');
  const province = t('addresses.province_plain');
  return (
    <section
      id={stem}
      className={refused ? 'address-forms__form address-forms__form--back' : 'address-forms__form'}
      aria-labelledby={`${stem}-title`}
    >
      <h2 id={`${stem}-title`}>{id === 'new' ? t('addresses.add_title') : t('addresses.edit_title')}</h2>
      {title && <p className="small muted">{title}</p>}
      <form className="form address-form" method="post" action={url} acceptCharset="UTF-8">
        <HiddenFields method={id === 'new' ? '' : 'put'} />
        {refused && (
          <p className="errors small" role="alert">
            {problem || t('addresses.refused_plain')}
          </p>
        )}
        <AddressInput id={`${stem}-country`} label={country} error={wrong.country && `${country} ${wrong.country}`}>
          {(ties) => (
            <select
              {...ties}
              className="input"
              name="address[country]"
              autoComplete="country-name"
              required
              dangerouslySetInnerHTML={{ __html: countries }}
            />
          )}
        </AddressInput>
        <div className="address-form__row">
          <PlainInput
            stem={stem}
            name="first_name"
            label={t('addresses.first_name')}
            value={fields.first_name}
            wrong={wrong.first_name}
          />
          <PlainInput
            stem={stem}
            name="last_name"
            label={t('addresses.last_name')}
            value={fields.last_name}
            wrong={wrong.last_name}
            required
          />
        </div>
        <PlainInput
          stem={stem}
          name="company"
          label={t('addresses.company')}
          value={fields.company}
          wrong={wrong.company}
          optional
        />
        <PlainInput
          stem={stem}
          name="address1"
          label={t('addresses.address1')}
          value={fields.address1}
          wrong={wrong.address1}
          required
        />
        <PlainInput
          stem={stem}
          name="address2"
          label={t('addresses.address2')}
          value={fields.address2}
          wrong={wrong.address2}
          optional
        />
        <PlainInput
          stem={stem}
          name="city"
          label={t('addresses.city')}
          value={fields.city}
          wrong={wrong.city}
          required
        />
        <div className="address-form__row">
          <AddressInput
            id={`${stem}-province`}
            label={province}
            hint={id === 'new' || refused ? '' : t('addresses.province_own')}
            error={wrong.province && `${province} ${wrong.province}`}
          >
            {(ties) => (
              <select
                {...ties}
                className="input"
                name="address[province]"
                autoComplete={AUTOCOMPLETE.province}
                dangerouslySetInnerHTML={{ __html: provinces }}
              />
            )}
          </AddressInput>
          <PlainInput stem={stem} name="zip" label={t('addresses.zip')} value={fields.zip} wrong={wrong.zip} />
        </div>
        <PlainInput
          stem={stem}
          name="phone"
          label={t('addresses.phone')}
          value={fields.phone}
          wrong={wrong.phone}
          optional
        />
        <label className="check small">
          <input type="checkbox" name="address[default]" value="1" defaultChecked={is_default} />
          <span>{t('addresses.make_default_check')}</span>
        </label>
        <button className="button" type="submit">
          {id === 'new' ? t('addresses.add') : t('addresses.save')}
        </button>
      </form>
    </section>
  );
}
