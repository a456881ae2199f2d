import { countries } from '../../shop/countries.ts';
import type { ObjectScope } from './scope.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

let all: { code: string; tag: string }[] | undefined;

function tags(): { code: string; tag: string }[] {
  all ??= countries().map((country) => {
    const provinces = JSON.stringify(country.provinces.map(([, name]) => [name, name]));
    const name = escapeHtml(country.name);
    return {
      code: country.code,
      tag: `<option value="${name}" data-provinces="${escapeHtml(provinces)}">${name}</option>`,
    };
  });
  return all;
}

/** `all_country_option_tags`: every country, with its provinces for the province selector (contract §6.1). */
export const allCountryOptionTags = (): string =>
  tags()
    .map(({ tag }) => tag)
    .join('\n');

/** `country_option_tags`: the countries the shop sells to. */
export const countryOptionTags = (scope: ObjectScope): string =>
  tags()
    .filter(({ code }) => scope.shop.countries.includes(code))
    .map(({ tag }) => tag)
    .join('\n');
