import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ObjectScope } from '../scope.ts';
import { filterValues, urlWith, urlWithout } from './filter-url.ts';

const scope = (query: URLSearchParams): ObjectScope =>
  Object.assign(Object.create(null), { path: '/collections/silk', query });
const queryOf = (url: string) => new URL(url, 'http://shop.test').searchParams;

const param = fc.constantFrom('filter.v.option.color', 'filter.v.price.gte', 'filter.p.tag', 'sort_by', 'q');
/** One value, as a facet lists it; lists of them are told apart by commas. */
const oneValue = fc.string({ minLength: 1 }).filter((text) => !text.includes(',') && text.trim() === text);
const query = fc
  .array(fc.tuple(param, fc.string({ minLength: 1 })), { maxLength: 6 })
  .map((pairs) => new URLSearchParams(pairs));

it('adds and removes any value, keeps the rest, and starts paging again', () => {
  fc.assert(
    fc.property(query, param, oneValue, (before, name, value) => {
      before.append('page', '3');
      const added = queryOf(urlWith(scope(before), name, value));
      expect(filterValues(added, name)).toContain(value);
      expect(added.has('page')).toBe(false);
      const removed = queryOf(urlWithout(scope(added), [name], value));
      expect(filterValues(removed, name)).toEqual(filterValues(before, name).filter((other) => other !== value));
      for (const other of new Set(before.keys())) {
        if (other !== 'page' && other !== name) expect(removed.getAll(other)).toEqual(before.getAll(other));
      }
    }),
  );
});

it('gives the same address again when a value is added and then taken away', () => {
  fc.assert(
    fc.property(query, param, oneValue, (before, name, value) => {
      fc.pre(!filterValues(before, name).includes(value));
      const added = queryOf(urlWith(scope(before), name, value));
      const removed = queryOf(urlWithout(scope(added), [name], value));
      const asValues = (from: URLSearchParams) =>
        [...new Set(from.keys())]
          .sort()
          .map((key): [string, string[]] => [key, filterValues(from, key)])
          // `filter.p.tag=,` names no value at all.
          .filter(([, values]) => values.length > 0);
      expect(asValues(removed)).toEqual(asValues(before));
      expect(queryOf(urlWithout(scope(before), [name], value)).toString()).toBe(before.toString());
    }),
  );
});

it('knows the values of a comma list, but not of a value that has a comma itself', () => {
  const list = new URLSearchParams('filter.v.option.color=Red,Blue&page=2');
  expect(queryOf(urlWith(scope(list), 'filter.v.option.color', 'Red')).toString()).toBe(
    'filter.v.option.color=Red%2CBlue',
  );
  expect(queryOf(urlWithout(scope(list), ['filter.v.option.color'], 'Red')).getAll('filter.v.option.color')).toEqual([
    'Blue',
  ]);
  const cloth = new URLSearchParams([['filter.p.tag', 'Cotton, linen']]);
  const isValue = (text: string) => text === 'Cotton, linen';
  expect(urlWithout(scope(cloth), ['filter.p.tag'], 'Cotton, linen', isValue)).toBe('/collections/silk');
  expect(filterValues(cloth, 'filter.p.tag', isValue)).toEqual(['Cotton, linen']);
});
