import { type Drop, defineDrop } from '@vitrine/liquid';
import type { Shop } from '../../shop/markets/types-shop.ts';
import type { ObjectScope } from '../scope.ts';

type Locale = Shop['locales'][number];

const localeDrop = defineDrop<Locale>({
  kind: 'shop_locale',
  fields: {
    name: (locale) => locale.name,
    endonym_name: (locale) => locale.endonymName,
    iso_code: (locale) => locale.isoCode,
    primary: (locale) => locale.primary,
    root_url: (locale) => (locale.primary ? '/' : `/${locale.isoCode.toLowerCase()}`),
  },
  print: (locale) => locale.isoCode,
  identity: (locale) => locale.isoCode,
});

export const localeObjects = (scope: ObjectScope): Drop[] => scope.shop.locales.map((locale) => localeDrop(locale));

/** The language the page is in; one the shop does not list is described by its code. */
export function activeLocale(scope: ObjectScope): Drop {
  const known = scope.shop.locales.find((locale) => locale.isoCode.toLowerCase() === scope.locale.toLowerCase());
  return localeDrop(
    known ?? { isoCode: scope.locale, name: scope.locale, endonymName: scope.locale, primary: scope.rootUrl === '/' },
  );
}
