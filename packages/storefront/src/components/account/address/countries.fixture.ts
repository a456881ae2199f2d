import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface PublishedCountry {
  name: string;
  labels: { zone: string; postalCode: string };
  /** The order of the form: lines by `_`, fields in braces. */
  formatting: { edit: string };
  zones: { name: string }[];
}

/** Every country as the platform has published it, for tests. */
export function publishedCountries(): PublishedCountry[] {
  const file = createRequire(import.meta.url).resolve('@shopify/theme-addresses/__fixtures__/countries.json');
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: { countries: PublishedCountry[] } };
  return data.countries;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The option tags the platform prints of them, its head included. */
export const countryTags = (countries = publishedCountries()): string =>
  [{ name: '---', zones: [] }, ...countries]
    .map(({ name, zones }) => {
      const provinces = JSON.stringify(zones.map((zone) => [zone.name, zone.name]));
      return `<option value="${escaped(name)}" data-provinces="${escaped(provinces)}">${escaped(name)}</option>`;
    })
    .join('\n');
