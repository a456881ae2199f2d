import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeStock } from '../inventory/stock.ts';
import { openTestShop, productHeader, type TestShop, variantId } from '../test-shop.ts';
import {
  allCollectionIds,
  collectionIdsByHandles,
  collectionsByIds,
  collectionTerms,
  facets,
  inventoryLevels,
  neighbours,
  productIdsByHandles,
  productsByIds,
  queryProducts,
  shopCounts,
  variantProductIds,
} from './catalogue.ts';
import { recommendations } from './recommendations.ts';
import type { ActiveFilter, Product, ProductQuery } from './types-products.ts';

const colors = ['Ink', 'Rose', 'Moss'];
const sizes = ['S', 'M'];
/** Twelve shirts with prices from 10.00 up, in colours and sizes, some of each gone; the last is a draft. */
const shirts = Array.from({ length: 12 }, (_, n) =>
  [colors[n % 3], colors[(n + 1) % 3]]
    .flatMap((color) => sizes.map((size) => [color, size]))
    .map(([color, size], v) => {
      const head =
        v === 0
          ? `Shirt ${String.fromCharCode(76 - n)},,${n % 2 ? 'Oriel' : 'Vitrine'},${n % 4 ? 'Shirts' : 'Tops'},"${n % 3 ? 'cotton' : 'Sea Silk'}, all",TRUE,Color`
          : ',,,,,,';
      return `shirt-${n},${head},${color},${v === 0 ? 'Size' : ''},${size},,100,shopify,${(n + v) % 3},deny,${10 + n * 10 + v},,,,,,${v === 0 && n === 11 ? 'draft' : ''}`;
    })
    .join('\n'),
);

let shop: TestShop;
let products: Product[];
const ids = new Map<string, number>();

beforeAll(async () => {
  shop = await openTestShop({
    'products.csv': `${productHeader}\n${shirts.join('\n')}\n`,
    'collections.json': [
      {
        handle: 'picked',
        title: 'Picked',
        sortOrder: 'manual',
        products: ['shirt-3', 'shirt-1', 'shirt-11', 'nothing', 'shirt-2'],
      },
      {
        handle: 'oriel',
        title: 'Oriel',
        sortOrder: 'price-descending',
        rules: { conditions: [{ field: 'vendor', relation: 'equals', value: 'ORIEL' }] },
      },
      {
        handle: 'silk',
        title: 'a silk',
        rules: {
          match: 'any',
          conditions: [
            { field: 'tag', relation: 'contains', value: 'silk' },
            { field: 'title', relation: 'ends_with', value: ' k' },
          ],
        },
      },
      {
        handle: 'cheap',
        title: 'Cheap',
        rules: {
          conditions: [
            { field: 'price', relation: 'less_than', value: '25' },
            { field: 'option', relation: 'equals', value: 'rose' },
          ],
        },
      },
      { handle: 'low', title: 'Low', rules: { conditions: [{ field: 'inventory', relation: 'less_than', value: 4 }] } },
    ],
    'option-swatches.json': { color: { INK: { color: '#111' } } },
  });
  const found = await productIdsByHandles(
    shop.store,
    Array.from({ length: 12 }, (_, n) => `shirt-${n}`),
  );
  for (const [handle, id] of [
    ...found,
    ...(await collectionIdsByHandles(shop.store, ['picked', 'oriel', 'silk', 'cheap', 'low'])),
  ])
    ids.set(handle, id);
  products = [...(await productsByIds(shop.store, [...found.values()])).values()];
});
afterAll(() => shop.close());

const query = (change: Partial<ProductQuery> = {}): ProductQuery => ({
  collectionId: null,
  filters: [],
  sort: null,
  offset: 0,
  limit: 50,
  ...change,
});
async function handles(change: Partial<ProductQuery>): Promise<string[]> {
  const { ids: found } = await queryProducts(shop.store, query(change));
  const loaded = await productsByIds(shop.store, found);
  return found.map((id) => loaded.get(id)?.handle ?? '?');
}
const collection = (handle: string) => ids.get(handle) ?? -1;

describe('collections', () => {
  it('show published members only, in their own order', async () => {
    expect(await handles({ collectionId: collection('picked') })).toEqual(['shirt-3', 'shirt-1', 'shirt-2']);
    expect(await handles({ collectionId: collection('oriel') })).toEqual([
      'shirt-9',
      'shirt-7',
      'shirt-5',
      'shirt-3',
      'shirt-1',
    ]);
    expect((await collectionsByIds(shop.store, [collection('picked')])).get(collection('picked'))).toMatchObject({
      productsCount: 3,
      title: 'Picked',
    });
    expect(shop.report.warnings).toMatchObject([
      { file: 'collections.json', message: expect.stringContaining('"nothing"') },
    ]);
  });

  it('have the members their rules say', async () => {
    expect((await handles({ collectionId: collection('silk') })).sort()).toEqual([
      'shirt-0',
      'shirt-1',
      'shirt-3',
      'shirt-6',
      'shirt-9',
    ]);
    expect((await handles({ collectionId: collection('cheap') })).sort()).toEqual(['shirt-0', 'shirt-1']);
  });

  it('are listed by title', async () => {
    const list = await collectionsByIds(shop.store, await allCollectionIds(shop.store));
    expect((await allCollectionIds(shop.store)).map((id) => list.get(id)?.title)).toEqual([
      'a silk',
      'Cheap',
      'Low',
      'Oriel',
      'Picked',
    ]);
    expect(await shopCounts(shop.store)).toEqual({ products: 11, collections: 5 });
  });

  it('know what is before and after', async () => {
    expect(await neighbours(shop.store, collection('picked'), ids.get('shirt-1') ?? 0)).toEqual({
      previous: ids.get('shirt-3'),
      next: ids.get('shirt-2'),
    });
    expect(await neighbours(shop.store, collection('picked'), 1)).toEqual({ previous: null, next: null });
  });

  it('know their tags, types and vendors', async () => {
    expect(await collectionTerms(shop.store, collection('picked'))).toEqual({
      tags: ['all', 'cotton', 'Sea Silk'],
      types: ['Shirts'],
      vendors: ['Oriel', 'Vitrine'],
    });
  });
});

describe('queryProducts', () => {
  it('sorts every way, and pages', async () => {
    const numbers = async (sort: ProductQuery['sort']) =>
      (await handles({ sort })).map((handle) => Number(handle.slice(6)));
    const up = Array.from({ length: 11 }, (_, n) => n);
    expect(await numbers('price-ascending')).toEqual(up);
    expect(await numbers('price-descending')).toEqual(up.toReversed());
    expect(await numbers('title-ascending')).toEqual(up.toReversed());
    expect(await numbers('created-ascending')).toEqual(up);
    expect(await numbers('created-descending')).toEqual(up.toReversed());
    expect(await queryProducts(shop.store, query({ sort: 'price-ascending', offset: 10, limit: 3 }))).toMatchObject({
      ids: [ids.get('shirt-10')],
      total: 11,
    });
    for (const [offset, limit] of [
      [99, 5],
      [-3, -1],
      [1e12, 1e12],
      [0.5, 1.5],
    ] as const)
      await queryProducts(shop.store, query({ offset, limit }));
  });

  it('narrows by tags of a path, vendor and type', async () => {
    expect((await handles({ tags: ['sea-silk', 'all'], type: 'tops' })).sort()).toEqual(['shirt-0']);
    expect(await handles({ vendor: 'nobody' })).toEqual([]);
    expect(await handles({ collectionId: 12345 })).toEqual([]);
  });

  it.each<[ActiveFilter[], number]>([
    [[{ param: 'filter.v.option.color', value: 'Puce' }], 0],
    [[{ param: 'filter.p.nonsense', value: 'x' }], 0],
    [[{ param: 'nonsense', value: 'x' }], 11],
    [[{ param: 'filter.v.price.gte', value: 'cheap' }], 11],
    [
      [
        { param: 'filter.v.price.gte', value: '50' },
        { param: 'filter.v.price.lte', value: '20' },
      ],
      0,
    ],
    [[{ param: 'filter.v.price.lte', value: '-1' }], 0],
    [[{ param: 'filter.v.availability', value: '1,0' }], 11],
    [[{ param: 'filter.v.availability', value: 'maybe' }], 11],
    [[{ param: 'filter.p.tag', value: "'; drop table products; --" }], 0],
    [[{ param: 'filter.p.m.custom.x.gte', value: '1' }], 0],
  ])('answers %j with %i products', async (filters, total) => {
    expect((await queryProducts(shop.store, query({ filters }))).total).toBe(total);
  });
});

describe('filters and their counts', () => {
  const price = fc.constantFrom('', '0', '10', '30.5', '55', '112', '999');
  const filter = fc.oneof(
    fc.record({ param: fc.constant('filter.v.option.color'), value: fc.constantFrom(...colors, 'Ink,Rose') }),
    fc.record({ param: fc.constant('filter.v.option.size'), value: fc.constantFrom(...sizes) }),
    fc.record({ param: fc.constantFrom('filter.v.price.gte', 'filter.v.price.lte'), value: price }),
    fc.record({ param: fc.constant('filter.v.availability'), value: fc.constantFrom('0', '1') }),
    fc.record({ param: fc.constant('filter.p.vendor'), value: fc.constantFrom('Oriel', 'Vitrine') }),
    fc.record({ param: fc.constant('filter.p.product_type'), value: fc.constantFrom('Tops', 'Shirts') }),
  );
  /** The rules, written down a second time and plainly. */
  const passes = (product: Product, filters: ActiveFilter[]): boolean => {
    const expectedIds = (param: string) =>
      filters.filter((entry) => entry.param === param).flatMap((entry) => entry.value.split(','));
    const among = (param: string, value: string | undefined) =>
      expectedIds(param).length === 0 || expectedIds(param).includes(value ?? '');
    const limit = (param: string) =>
      expectedIds(param)
        .filter((value) => value !== '')
        .map((value) => Number(value) * 100)
        .at(-1);
    return (
      among('filter.p.vendor', product.vendor) &&
      among('filter.p.product_type', product.type) &&
      product.variants.some(
        (variant) =>
          among('filter.v.option.color', variant.options[0]) &&
          among('filter.v.option.size', variant.options[1]) &&
          (new Set(expectedIds('filter.v.availability')).size !== 1 ||
            among('filter.v.availability', variant.available ? '1' : '0')) &&
          variant.price >= (limit('filter.v.price.gte') ?? 0) &&
          variant.price <= (limit('filter.v.price.lte') ?? Number.POSITIVE_INFINITY),
      )
    );
  };

  it('list exactly what passes, and count what each value would list', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(filter, { maxLength: 5 }), async (filters) => {
        const expected = products.filter((product) => passes(product, filters)).map((product) => product.id);
        const found = await queryProducts(shop.store, query({ filters }));
        expect(new Set(found.ids)).toEqual(new Set(expected));
        expect(found).toMatchObject({ total: expected.length, totalUnfiltered: 11 });
        for (const facet of await facets(shop.store, query({ filters }))) {
          const others = filters.filter((entry) => entry.param !== facet.param);
          for (const { value, count } of facet.values) {
            expect([facet.param, value, count]).toEqual([
              facet.param,
              value,
              products.filter((product) => passes(product, [...others, { param: facet.param, value }])).length,
            ]);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('have labels, swatches and a highest price', async () => {
    const list = await facets(shop.store, query({ collectionId: collection('picked') }));
    expect(list.map((facet) => [facet.label, facet.type])).toEqual([
      ['Availability', 'list'],
      ['Price', 'price_range'],
      ['Color', 'list'],
      ['Size', 'list'],
      ['Product type', 'list'],
      ['Brand', 'list'],
    ]);
    expect(list[1]).toMatchObject({ rangeMax: 4300 });
    expect(list[2]?.values[0]).toEqual({
      value: 'Ink',
      label: 'Ink',
      count: 2,
      swatch: { color: '#111', image: null },
    });
  });
});

describe('stock', () => {
  it('that is taken changes what is listed, counted and in smart collections', async () => {
    const variant = variantId('shirt-2', 'Moss', 'S');
    const low = async () => (await handles({ collectionId: collection('low') })).includes('shirt-2');
    const inStock = async () =>
      (
        await queryProducts(
          shop.store,
          query({
            filters: [
              { param: 'filter.v.availability', value: '1' },
              { param: 'filter.v.option.color', value: 'Moss' },
              { param: 'filter.v.option.size', value: 'S' },
            ],
          }),
        )
      ).total;
    const before = await inStock();
    expect(await low()).toBe(false);
    await shop.store.write((tx, changed) => takeStock(tx, new Map([[variant, 2]]), changed));
    expect(await inStock()).toBe(before - 1);
    expect(await low()).toBe(true);
    await expect(shop.store.write((tx, changed) => takeStock(tx, new Map([[variant, 1]]), changed))).rejects.toThrow(
      /fewer/,
    );
    await shop.store.write((tx, changed) => takeStock(tx, new Map([[variant, -2]]), changed));
    expect(await inStock()).toBe(before);
    expect((await inventoryLevels(shop.store, [variant])).get(variant)).toMatchObject([{ available: 2 }]);
  });

  it('belongs to variants of products that are there', async () => {
    expect(
      await variantProductIds(shop.store, [variantId('shirt-1', 'Rose', 'S'), variantId('shirt-11', 'Moss', 'S'), 1]),
    ).toEqual(new Map([[variantId('shirt-1', 'Rose', 'S'), ids.get('shirt-1')]]));
  });
});

it('recommends other products that can be bought, of the same kind first', async () => {
  const related = await recommendations(shop.store, ids.get('shirt-4') ?? 0, 4, 'related');
  expect(related).toHaveLength(4);
  expect(related).not.toContain(ids.get('shirt-4'));
  const kinds = await productsByIds(shop.store, related ?? []);
  expect(kinds.get(related?.[0] ?? 0)?.type).toBe('Tops');
  expect(await recommendations(shop.store, ids.get('shirt-4') ?? 0, 99, 'complementary')).not.toHaveLength(0);
  expect(await recommendations(shop.store, 1, 4, 'related')).toBeNull();
});
