import { type Drop, defineDrop } from '@vitrine/liquid';
import { type ObjectScope, once } from '../scope.ts';
import { countryDrop, countryName, marketDrop, marketFor } from './country.ts';
import { activeLocale, localeObjects } from './shop-locale.ts';

const country = (scope: ObjectScope, iso: string) => countryDrop({ scope, iso, name: countryName(iso, scope.locale) });

const localizationDrop = defineDrop<ObjectScope>({
  kind: 'localization',
  fields: {
    available_countries: (scope) =>
      scope.shop.countries
        .map((iso) => ({ iso, name: countryName(iso, scope.locale) }))
        .sort((a, b) => a.name.localeCompare(b.name, scope.locale))
        .map(({ iso, name }) => countryDrop({ scope, iso, name })),
    available_languages: localeObjects,
    country: (scope) => country(scope, scope.country),
    language: activeLocale,
    market: (scope) => marketDrop({ scope, market: marketFor(scope, scope.country) }),
  },
});

export const localizationObject = (scope: ObjectScope): Drop =>
  once(scope, 'localization', () => localizationDrop(scope));
