import { expect, test } from 'vitest';
import { publishedCountries } from './countries.fixture.ts';
import { hasZip, rowsOf, ZIP_EXAMPLES, zipExampleOf, zipNameOf, zoneOf } from './country-rules.ts';

const countries = publishedCountries();
const words = (name: string) => name.toLowerCase().replace('/', '_').replace(' ', '_');

test('the rules of every country are those of the platform’s address data', () => {
  for (const { name, labels, formatting } of countries) {
    const published = [...formatting.edit.matchAll(/\{(\w+)\}/g)]
      .map(([, field = '']) => field.replace('Name', '_name'))
      .filter((field) => field !== 'country');
    const shown = rowsOf(name).flat();
    expect({
      name,
      zone: zoneOf(name),
      zip: zipNameOf(name),
      order: shown.filter((field) => published.includes(field)),
      // The state has its place in every form: without provinces it is dimmed.
      more: shown.filter((field) => !published.includes(field)),
    }).toEqual({
      name,
      zone: words(labels.zone),
      zip: words(labels.postalCode),
      order: published,
      more: published.includes('province') ? [] : ['province'],
    });
    expect({ name, zip: hasZip(name) }).toEqual({ name, zip: published.includes('zip') });
  }
});

test('before a country is chosen, a state and a postal code are asked for', () =>
  expect([zoneOf(''), zipNameOf(''), hasZip(''), rowsOf('').flat().length]).toEqual(['state', 'postal_code', true, 9]));

test('an example of a postal code is given for countries of the list that have one', () => {
  const names = countries.map(({ name }) => name);
  for (const name of Object.keys(ZIP_EXAMPLES))
    expect({ name, listed: names.includes(name) && hasZip(name) }).toEqual({ name, listed: true });
  expect([zipExampleOf('United Kingdom'), zipExampleOf('Hong Kong'), zipExampleOf('')]).toEqual(['SW1A 1AA', '', '']);
});
