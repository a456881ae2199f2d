import { type Drop, defineDrop } from '@vitrine/liquid';
import { rootIn } from '../../shop/markets/places.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import type { ObjectScope } from '../scope.ts';

type Locale = Shop['locales'][number] & { root: string };

const localeDrop = defineDrop<Locale>({
  kind: 'shop_locale',
  fields: {
    name: (locale) => locale.name,
    endonym_name: (locale) => locale.endonymName,
    iso_code: (locale) => locale.isoCode,
    primary: (locale) => locale.primary,
    root_url: ({ root }) => root,
  },
  print: (locale) => locale.isoCode,
  identity: (locale) => locale.isoCode,
});

/** Its prefix at the place where the page is. */
function rootOf({ shop, place }: ObjectScope, locale: string): string {
  const primary = shop.locales.find((one) => one.primary)?.isoCode ?? '';
  const root = rootIn(place, locale, primary);
  return root === '/' ? '/' : root.slice(0, -1);
}

/** The languages of the shop, or of the market whose own address the page is at. */
export const localeObjects = (scope: ObjectScope): Drop[] =>
  scope.shop.locales
    .filter(({ isoCode }) => !scope.place?.countries.length || scope.place.locales.includes(isoCode))
    .map((locale) => localeDrop({ ...locale, root: rootOf(scope, locale.isoCode) }));

/** The language the page is in; one the shop does not list is described by its code. */
export function activeLocale(scope: ObjectScope): Drop {
  const { locale } = scope;
  const known = scope.shop.locales.find(({ isoCode }) => isoCode.toLowerCase() === locale.toLowerCase());
  const described = { isoCode: locale, name: locale, endonymName: locale, primary: scope.rootUrl === '/' };
  return localeDrop({
    ...(known ?? described),
    root: known ? rootOf(scope, known.isoCode) : scope.rootUrl.replace(/(?<=.)\/$/, ''),
  });
}
