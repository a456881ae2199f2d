import { expect, test } from 'vitest';
import { countries } from '../../shop/markets/countries.ts';
import type { ObjectScope } from '../scope.ts';
import { allCountryOptionTags, countryOptionTags } from './country-options.ts';

const scope = (locale: string) => ({ locale, shop: { countries: ['US', 'FR', 'DE'] } }) as unknown as ObjectScope;

/** Value, text and provinces of every tag. */
function read(tags: string) {
  const options = [...tags.matchAll(/<option value="([^"]*)" data-provinces="([^"]*)">([^<]*)<\/option>/g)];
  return options.map(([, value = '', provinces = '', label = '']) => ({
    value: value.replaceAll('&amp;', '&'),
    label: label.replaceAll('&amp;', '&'),
    provinces: JSON.parse(provinces.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as [string, string][],
  }));
}

test('every country stands in the list, and all 29 that have provinces have theirs', () => {
  const [head, ...list] = read(allCountryOptionTags(scope('en')));
  expect(head).toEqual({ value: '---', label: '---', provinces: [] });
  expect(list.map(({ value }) => value)).toEqual(countries().map(({ name }) => name));
  expect(list.filter(({ provinces }) => provinces.length > 0)).toHaveLength(29);
  for (const country of countries())
    expect({
      name: country.name,
      provinces: list
        .find(({ value }) => value === country.name)
        ?.provinces.map(([value]) => value)
        .sort(),
    }).toEqual({ name: country.name, provinces: country.provinces.map(([, name]) => name).sort() });
});

test('in another language the names are read in it, in its order, and the same is sent', () => {
  const list = read(allCountryOptionTags(scope('fr'))).slice(1);
  expect(list.find(({ value }) => value === 'Germany')?.label).toBe('Allemagne');
  expect(new Set(list.map(({ value }) => value))).toEqual(new Set(countries().map(({ name }) => name)));
  const labels = list.map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'fr')));
});

test('the shorter list has the countries the shop sells to', () =>
  expect(read(countryOptionTags(scope('fr'))).map(({ label }) => label)).toEqual([
    '---',
    'Allemagne',
    'États-Unis',
    'France',
  ]));
