import type { LocalizationObject, RequestObject, RoutesObject } from '@vitrine/compiler';
import type { Localization } from './localization.schema.ts';

/** What a section's `data` gives a `LocalizationForm` (docs/platform.md: forms). */
export const localizationOf = (
  localization: LocalizationObject,
  request: RequestObject,
  routes: RoutesObject,
): Localization => ({
  action: routes.root_url === '/' ? '/localization' : `${routes.root_url}/localization`,
  return_to: request.path ?? '',
  country: localization.country.iso_code,
  language: localization.language.iso_code,
  countries: localization.available_countries.map((country) => ({
    code: country.iso_code,
    name: country.name,
    currency: country.currency.iso_code,
    symbol: country.currency.symbol,
  })),
  languages: localization.available_languages.map((language) => ({
    code: language.iso_code,
    name: language.endonym_name,
  })),
});
