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
