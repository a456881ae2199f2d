import { expect, test } from 'vitest';
import { countries, findCountry, findProvince } from './countries.ts';

test('countries and their provinces as the platform has them', () => {
  expect(countries().length).toBeGreaterThan(200);
  expect(countries().filter((country) => country.provinces.length > 0)).toHaveLength(29);
  const states = findCountry('united states');
  expect(states).toMatchObject({ code: 'US', provinceLabel: 'State', zipLabel: 'ZIP code', zipOptional: false });
  expect(states?.provinces).toHaveLength(62);
  expect(states && findProvince(states, 'new york')).toEqual({ code: 'NY', name: 'New York' });
  expect(states && findProvince(states, 'AE')).not.toBeNull();
  expect(findCountry('fr')?.provinces).toEqual([]);
  expect(findCountry('Atlantis')).toBeNull();
});

test('the countries of the rule have provinces, others have none', { tags: ['data-29'] }, () => {
  const named = 'Portugal,Romania,Russia,South Africa,South Korea,Spain,Thailand,United Arab Emirates,United States';
  for (const name of named.split(','))
    expect({ name, has: (findCountry(name)?.provinces.length ?? 0) > 0 }).toEqual({ name, has: true });
  const states = findCountry('United States')?.provinces.map(([, name]) => name);
  expect(states).toEqual(expect.arrayContaining(['Puerto Rico', 'Guam', 'Armed Forces Pacific']));
  for (const name of ['France', 'Germany', 'Norway'])
    expect({ name, provinces: findCountry(name)?.provinces }).toEqual({ name, provinces: [] });
});
