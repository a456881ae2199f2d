import { expect, test } from 'vitest';
import { countries } from '../../shop/markets/countries.ts';
import { continentOf } from './continents.ts';

test('every country that an address can name lies on a continent', () => {
  expect(countries().filter(({ code }) => continentOf(code) === null)).toEqual([]);
  expect(['FR', 'US', 'JP', 'BR'].map(continentOf)).toEqual(['Europe', 'North America', 'Asia', 'South America']);
  expect(continentOf('ZZ')).toBeNull();
});
