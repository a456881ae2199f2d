import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askedIds } from './search-terms.ts';
import { termOf } from './search-words.ts';

it('reads the ids a theme names, once each, in their order', () => {
  expect(askedIds('id:7')).toEqual([7]);
  expect(askedIds(' id:7 OR id:3 OR id:7 ')).toEqual([7, 3]);
});

it('leaves every other query to the search', () => {
  for (const text of [
    '',
    'id',
    'id:',
    'id:x',
    'id:7 AND id:3',
    'id:7 id:3',
    'id:7 or id:3',
    'dress id:7',
    'id:7 OR dress',
  ]) {
    expect(askedIds(text), text).toBeNull();
  }
});

it('finds the terms, whatever the ids', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 50 }), { minLength: 1, maxLength: 12 }), (ids) => {
      expect(askedIds(ids.map((id) => `id:${id}`).join(' OR '))).toEqual(ids);
    }),
  );
});

it('indexes the beginning of a word that no query has whole, and no half of a character', () => {
  expect(termOf('silk')).toBe('silk');
  expect(termOf('é'.repeat(5000))).toBe('é'.repeat(100));
  expect(termOf(`${'a'.repeat(99)}𠀀`)).toBe(termOf(`${'a'.repeat(99)}𝐀`));
});
