import { t } from '@vitrine/compiler/view.ts';
import type { Localization } from './localization.schema.ts';

/**
 * The visitor's country, with its currency, and language: the platform's own form (docs/platform.md: forms). With scripts a choice
 * is sent at once (`boot/send-at-once.ts`); the button stands for all others, and for those who leaf through a list by keys.
 * Nothing where there is nothing to choose. `place` keeps the ids of two forms on a page apart.
 */
export function LocalizationForm({ localization, place }: { localization: Localization; place: string }) {
  const { action, return_to, country, language, countries, languages } = localization;
  return (
    (countries.length > 1 || languages.length > 1) && (
      <form
        className="localization"
        method="post"
        action={action}
        acceptCharset="UTF-8"
        autoComplete="off"
        data-at-once=""
      >
        <input type="hidden" name="form_type" value="localization" />
        <input type="hidden" name="utf8" value="✓" />
        <input type="hidden" name="_method" value="put" />
        <input type="hidden" name="return_to" value={return_to} />
        {countries.length > 1 && (
          <div className="localization__field localization__field--country">
            <label className="visually-hidden" htmlFor={`country-${place}`}>
              {t('localization.country')}
            </label>
            <select
              className="select localization__select"
              id={`country-${place}`}
              name="country_code"
              defaultValue={country}
            >
              {countries.map((one) => (
                <option key={one.code} value={one.code}>
                  {`${one.name} (${one.currency} ${one.symbol})`}
                </option>
              ))}
            </select>
          </div>
        )}
        {languages.length > 1 && (
          <div className="localization__field">
            <label className="visually-hidden" htmlFor={`language-${place}`}>
              {t('localization.language')}
            </label>
            <select
              className="select localization__select"
              id={`language-${place}`}
              name="language_code"
              defaultValue={language}
            >
              {languages.map((one) => (
                <option key={one.code} value={one.code} lang={one.code}>
                  {one.name}
                </option>
              ))}
            </select>
          </div>
        )}
        <button className="text-button link small localization__apply" type="submit">
          {t('localization.apply')}
        </button>
      </form>
    )
  );
}
