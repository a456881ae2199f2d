import { countryName } from '../../objects/shop/country.ts';
import { type Country, countries, findCountry } from '../../shop/markets/countries.ts';
import { FRENCH_PROVINCES } from './provinces-fr.ts';
import type { CheckoutTexts } from './texts.ts';
import { english } from './texts-en.ts';

const PROVINCES: Readonly<Record<string, typeof FRENCH_PROVINCES>> = { fr: FRENCH_PROVINCES };

const byLanguage = new Map<string, readonly Country[]>();

/** Every country in the language of the texts, sorted as it sorts. English has the platform's own names. */
export function countriesIn(texts: CheckoutTexts): readonly Country[] {
  if (texts.language === english.language) return countries();
  const known = byLanguage.get(texts.language);
  if (known) return known;
  const { compare } = new Intl.Collator(texts.language);
  const named = countries()
    .map((country) => ({
      ...country,
      name: countryName(country.code, texts.language),
      provinces: country.provinces
        .map(([code, name]) => [code, PROVINCES[texts.language]?.[country.code]?.[code] ?? name] as const)
        .sort(([, a], [, b]) => compare(a, b)),
      provinceLabel: texts.address.zones[country.provinceLabel] ?? country.provinceLabel,
      zipLabel: texts.address.zips[country.zipLabel] ?? country.zipLabel,
    }))
    .sort((a, b) => compare(a.name, b.name));
  byLanguage.set(texts.language, named);
  return named;
}

/** Where the lists of provinces are fetched from (`platform-scripts.ts`). */
export function countriesUrl(texts: CheckoutTexts): string {
  const path = '/cdn/shopifycloud/host/countries.json';
  return texts.language === english.language ? path : `${path}?locale=${texts.language}`;
}

interface Place {
  country: string;
  countryCode: string;
  province: string;
  provinceCode: string;
}

/** The country of an address as the reader calls it. */
export function countryOfAddress(place: Place, texts: CheckoutTexts): string {
  const isForeign = texts.language !== english.language && findCountry(place.countryCode) !== null;
  return isForeign ? countryName(place.countryCode, texts.language) : place.country;
}

/** The province of an address, or its country where it has none, as the reader calls it. */
export function placeOfAddress(place: Place, texts: CheckoutTexts): string {
  const own = PROVINCES[texts.language]?.[place.countryCode]?.[place.provinceCode];
  return own || place.province || countryOfAddress(place, texts);
}
