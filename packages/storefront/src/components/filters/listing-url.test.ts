import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asksFor, listingUrl, priceText } from './listing-url.ts';

it('names every chosen value, repeats a filter for more, and starts the pages again', () => {
  const fields: [string, string][] = [
    ['filter.v.option.color', 'Ink'],
    ['filter.v.option.color', 'Meadow Print'],
    ['filter.v.price.gte', ''],
    ['sort_by', 'price-ascending'],
    ['page', '3'],
  ];
  expect(listingUrl('/collections/all', fields)).toBe(
    '/collections/all?filter.v.option.color=Ink&filter.v.option.color=Meadow+Print&sort_by=price-ascending',
  );
  expect(listingUrl('/collections/all', [])).toBe('/collections/all');
});

const list = { sort_by: 'manual', sort_active: false, narrowed: false, filters: [{ param: 'filter.v.availability' }] };

it('names the order only where it was chosen', () => {
  const fields: [string, string][] = [['sort_by', 'manual']];
  expect(listingUrl('/c', fields, { ...list, sort_by: 'manual', sort_active: false })).toBe('/c');
  expect(listingUrl('/c', fields, { ...list, sort_by: 'manual', sort_active: true })).toBe('/c?sort_by=manual');
  expect(listingUrl('/c', fields, { ...list, sort_by: 'created-descending', sort_active: false })).toBe(
    '/c?sort_by=manual',
  );
});

it.each([
  [
    'anything narrows the list',
    false,
    ['filter.v.option.color', 'Ink'],
    '?filter.v.option.color=Ink&filter.v.availability=1',
  ],
  ['it was chosen alone', false, ['filter.v.availability', '1'], '?filter.v.availability=1'],
  ['the last of the others has gone', true, ['filter.v.availability', '1'], ''],
] as const)('asks for what is in stock where %s', (_, narrowed, field, query) => {
  expect(listingUrl('/c', [field], { ...list, narrowed })).toBe(`/c${query}`);
  expect(listingUrl('/c', [['filter.p.tag', 'silk']], { ...list, filters: [] })).toBe('/c?filter.p.tag=silk');
});

it.each([
  ['120', '120'],
  ['$1.50', '1.5'],
  ['12,5', '12.5'],
  ['-4', ''],
  ['cheap', ''],
  ['', ''],
  ['   ', ''],
  ['1e9', ''],
  ['€ 90', '90'],
  ['0', '0'],
])('reads the price %j as %j', (typed, price) => expect(priceText(typed)).toBe(price));

it('turns a range that stands on its head', () => {
  const fields: [string, string][] = [
    ['filter.v.price.gte', '300'],
    ['filter.v.price.lte', '100'],
  ];
  expect(listingUrl('/c', fields)).toBe('/c?filter.v.price.gte=100&filter.v.price.lte=300');
});

it('asks for exactly the values of its fields', { tags: ['data-9'] }, () => {
  const value = fc.string({ minLength: 1 });
  const param = fc.constantFrom('filter.v.option.color', 'filter.p.tag', 'filter.p.vendor');
  fc.assert(
    fc.property(fc.array(fc.tuple(param, value)), param, value, (fields, name, other) => {
      const url = listingUrl('/collections/silk', fields);
      for (const [field, text] of fields) expect(asksFor(url, field, text)).toBe(true);
      expect(asksFor(url, name, other)).toBe(fields.some(([field, text]) => field === name && text === other));
    }),
  );
});
