import { countries } from '../../shop/markets/countries.ts';
import type { ObjectScope } from '../scope.ts';
import { countryName } from './country.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Tag {
  code: string;
  tag: string;
}

/** What both lists begin with: no country. */
const HEAD = '<option value="---" data-provinces="[]">---</option>';

/** Of countries whose provinces are in the order of the alphabet, those that are read under another name than is sent. */
const PROVINCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    'District of Columbia': 'Washington DC',
    'Federated States of Micronesia': 'Micronesia',
    'Virgin Islands': 'U.S. Virgin Islands',
  },
};

const byLanguage = new Map<string, Tag[]>();

/** The tags of every country: the platform's English name is sent, and the name in the page's language is read. */
function tags(locale: string): Tag[] {
  const known = byLanguage.get(locale);
  if (known) return known;
  const named = countries().map((country) => {
    const label = locale.startsWith('en') ? country.name : countryName(country.code, locale);
    const labels = PROVINCES[country.code];
    const pairs = country.provinces.map(([, name]) => [name, labels?.[name] ?? name]);
    if (labels) pairs.sort(([one = ''], [other = '']) => one.localeCompare(other, 'en'));
    const provinces = JSON.stringify(pairs);
    const value = escapeHtml(country.name);
    const tag = `<option value="${value}" data-provinces="${escapeHtml(provinces)}">${escapeHtml(label)}</option>`;
    return { code: country.code, label, tag };
  });
  named.sort((a, b) => a.label.localeCompare(b.label, locale));
  byLanguage.set(locale, named);
  return named;
}

const listed = (some: readonly Tag[]) => [HEAD, ...some.map(({ tag }) => tag)].join('\n');

/** `all_country_option_tags`: every country, with its provinces for the province selector (docs/platform.md: customer accounts). */
export const allCountryOptionTags = (scope: ObjectScope): string => listed(tags(scope.locale));

/** `country_option_tags`: the countries the shop sells to. */
export const countryOptionTags = (scope: ObjectScope): string =>
  listed(tags(scope.locale).filter(({ code }) => scope.shop.countries.includes(code)));
