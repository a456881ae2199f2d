import { Drop } from '@vitrine/liquid';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Facet, ProductQuery } from '../../shop/catalogue/types-products.ts';
import type { ObjectScope } from '../scope.ts';
import { filterObjects } from './filters.ts';

const value = (text: string) => ({ value: text, label: text, count: 3, swatch: null });
const COLOR: Facet = {
  param: 'filter.v.option.color',
  label: 'Color',
  type: 'list',
  values: [value('Ink'), value('Rose'), value('Salt, pepper')],
  rangeMax: 0,
};
const PRICE: Facet = { param: 'filter.v.price', label: 'Price', type: 'price_range', values: [], rangeMax: 129900 };

const STOCK: Facet = {
  param: 'filter.v.availability',
  label: 'Availability',
  type: 'list',
  values: [value('1'), value('0')],
  rangeMax: 0,
};
const FINAL: Facet = {
  param: 'filter.p.m.custom.final_sale',
  label: 'Final sale',
  type: 'boolean',
  values: [value('1')],
  rangeMax: 0,
};

/** The filters a template is given on a page with this query. */
function filtersOf(text: string): [color: Drop, price: Drop, stock: Drop | undefined, final: Drop | undefined] {
  const query = new URLSearchParams(text);
  const rows = { get: () => [COLOR, PRICE, STOCK, FINAL] };
  const scope: ObjectScope = Object.assign(Object.create(null), {
    path: '/collections/silk',
    query,
    rows,
    translate: (key: string) => key,
  });
  const filters = [...query]
    .filter(([param]) => param.startsWith('filter.'))
    .map(([param, of]) => ({ param, value: of }));
  const asked: ProductQuery = { collectionId: 1, filters, sort: 'manual', offset: 0, limit: 24 };
  const [color, price, stock, final] = filterObjects(scope, asked);
  if (!color || !price) throw new Error('two filters were expected');
  return [color, price, stock, final];
}

const dropsOf = (from: unknown): Drop[] => (Array.isArray(from) ? from.filter((item) => item instanceof Drop) : []);
const active = (color: Drop) => dropsOf(color.get('active_values')).map((drop) => drop.get('value'));
const follow = (url: unknown) => String(url).split('?')[1] ?? '';
const at = (color: Drop, index: number) => dropsOf(color.get('values'))[index];

it('marks the values of a repeated parameter, of a comma list, and one that has a comma itself', () => {
  expect(active(filtersOf('filter.v.option.color=Ink&filter.v.option.color=Rose')[0])).toEqual(['Ink', 'Rose']);
  expect(active(filtersOf('filter.v.option.color=Ink,Rose')[0])).toEqual(['Ink', 'Rose']);
  expect(active(filtersOf('filter.v.option.color=Salt, pepper')[0])).toEqual(['Salt, pepper']);
});

it('adds and takes away any value by its own addresses, from any page', () => {
  const chosen = fc.subarray(['Ink', 'Rose', 'Salt, pepper']);
  fc.assert(
    fc.property(chosen, fc.nat(2), fc.boolean(), (before, index, isSorted) => {
      const query = new URLSearchParams(before.map((color) => ['filter.v.option.color', color]));
      if (isSorted) query.set('sort_by', 'price-ascending');
      query.set('page', '4');
      const name = COLOR.values[index]?.value ?? '';
      const added = follow(at(filtersOf(query.toString())[0], index)?.get('url_to_add'));
      expect(new Set(active(filtersOf(added)[0]))).toEqual(new Set([...before, name]));
      const removed = new URLSearchParams(follow(at(filtersOf(added)[0], index)?.get('url_to_remove')));
      expect(new Set(active(filtersOf(removed.toString())[0]))).toEqual(
        new Set(before.filter((color) => color !== name)),
      );
      expect(removed.has('page')).toBe(false);
      expect(removed.get('sort_by')).toBe(isSorted ? 'price-ascending' : null);
    }),
  );
});

it('reads prices in major units and gives them in minor ones; what is no price is none', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (cents) => {
      const [, price] = filtersOf(`filter.v.price.gte=${(cents / 100).toFixed(2)}&sort_by=manual&page=2`);
      const least = price.get('min_value');
      expect(least instanceof Drop && least.get('value')).toBe(cents);
      expect(follow(price.get('url_to_remove'))).toBe('sort_by=manual');
      const most = price.get('max_value');
      expect(most instanceof Drop && most.get('value')).toBe(null);
    }),
  );
  for (const text of ['-5', 'free', '', '1e999']) {
    const least = filtersOf(`filter.v.price.gte=${text}`)[1].get('min_value');
    expect(least instanceof Drop && least.get('value'), text).toBe(null);
  }
});

it('names the filters every shop has, and what is yes or no, in the language of the page', () => {
  const [color, price, stock, final] = filtersOf('');
  const labels = (drop: Drop | undefined) => dropsOf(drop?.get('values')).map((entry) => entry.get('label'));
  expect([color, price, stock, final].map((drop) => drop?.get('label'))).toEqual([
    'Color',
    'shopify.filters.price.label',
    'shopify.filters.availability.label',
    'Final sale',
  ]);
  expect(labels(stock)).toEqual([
    'shopify.filters.availability.value.in_stock',
    'shopify.filters.availability.value.out_of_stock',
  ]);
  expect(labels(final)).toEqual(['shopify.filters.boolean.true_label']);
  expect(final?.get('true_value')).toBeInstanceOf(Drop);
  expect(active(filtersOf('filter.p.m.custom.final_sale=1')[3] ?? color)).toEqual(['1']);
});
