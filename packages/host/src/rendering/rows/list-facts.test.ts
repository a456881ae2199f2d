import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVERYTHING } from '../../cache/facts.ts';
import { buy } from '../../shop/checkout/checkout.fixture.ts';
import { createTestGateway } from '../../shop/checkout/test-gateway.ts';
import { takeStock } from '../../shop/inventory/stock.ts';
import { rankSales, recordSale } from '../../shop/orders/rank-sales.ts';
import { cancelAndRelease } from '../../shop/orders/refund-order.ts';
import { stableId } from '../../shop/stable-id.ts';
import { openTestShop, productHeader, type TestShop, variantId } from '../../shop/test-shop.ts';
import { createLoaders, type Loaders } from './reader-loaders.ts';
import type { Row } from './row.ts';

const COLORS = ['Ink', 'Rose'];
const VENDORS = ['Oriel', 'Vitrine'];
const TYPES = ['Tops', 'Dresses', 'Coats'];
/** Products with little stock, so that orders sell them out. */
const HANDLES = Array.from({ length: 8 }, (_, at) => `p${at}`);

const variantRow = (handle: string, at: number, color: string, quantity: number) => {
  const ofProduct =
    color === 'Ink'
      ? [
          `${at % 3 === 0 ? 'Silk' : 'Wool'} ${'HGFEDCBA'[at]}`,
          '',
          VENDORS[at % 2],
          TYPES[at % 3],
          at % 2 ? 'new' : '',
          'TRUE',
          'Color',
        ]
      : ['', '', '', '', '', '', ''];
  const stock = ['shopify', quantity, 'deny', `${10 + ((at * 7) % 5)}.00`];
  return [handle, ...ofProduct, color, '', '', `${handle}-${color}`, 100, ...stock, '', '', '', '', 'FALSE', 'active'];
};
const products = [
  productHeader,
  ...HANDLES.flatMap((handle, at) =>
    COLORS.map((color, place) => variantRow(handle, at, color, [0, 1, 4][(at + place) % 3] ?? 0).join()),
  ),
].join('\n');
const inventory = { match: 'all', conditions: [{ field: 'inventory', relation: 'greater_than', value: '1' }] };
const collections = [
  { handle: 'manual', title: 'Manual', description: '', sortOrder: 'manual', products: ['p5', 'p1', 'p3', 'p0'] },
  { handle: 'best', title: 'Best', description: '', sortOrder: 'best-selling', products: HANDLES },
  { handle: 'stocked', title: 'Stocked', description: '', sortOrder: 'price-descending', rules: inventory },
];

/** A shop in which some products are ahead of what a few orders can sell of the others. */
async function openShop(): Promise<TestShop> {
  const shop = await openTestShop({ 'products.csv': products, 'collections.json': collections });
  await shop.store.write(async (tx, changed) => {
    for (const [at, units_sold] of [30, 0, 20, 1, 12, 2, 10, 3].entries())
      await tx.updateTable('products').set({ units_sold }).where('id', '=', productId(at)).execute();
    changed(EVERYTHING);
  });
  return shop;
}

const productId = (at: number) => stableId('product', HANDLES[at] ?? '');
const collectionIds = collections.map(({ handle }) => stableId('collection', handle));

const product = fc.nat({ max: HANDLES.length - 1 });
/** Filters that only stock, only products with few sales, or both, go through. */
const filters = fc
  .constantFrom(
    ...[[], [], [['filter.v.price.gte', '11']], [['filter.p.vendor', 'Vitrine']]],
    ...[
      [['filter.v.availability', '1']],
      [
        ['filter.v.availability', '0'],
        ['filter.v.option.color', 'Ink'],
      ],
    ],
  )
  .map((all) => all.map(([param, value]) => ({ param, value })));
const query = fc
  .record({
    collectionId: fc.constantFrom(null, ...collectionIds),
    terms: fc.constantFrom(undefined, undefined, undefined, 'wool'),
    vendor: fc.constantFrom(undefined, undefined, undefined, 'Vitrine'),
    tags: fc.constantFrom(undefined, undefined, undefined, ['new']),
    filters,
    sort: fc.constantFrom(
      ...([null, 'best-selling', 'best-selling', 'best-selling', 'relevance'] as const),
      ...(['title-ascending', 'price-descending', 'created-descending'] as const),
    ),
    offset: fc.constantFrom(0, 0, 0, 4),
    limit: fc.constantFrom(0, 3, 4, 250),
    unavailable: fc.constantFrom(undefined, 'show', 'hide', 'last'),
  })
  .map((asked) => JSON.stringify(asked));
const found = fc
  .record({
    terms: fc.constantFrom('silk', 'wool', 's'),
    kinds: fc.constant(['product', 'collection']),
    limit: fc.constantFrom(2, 10),
    offset: fc.constantFrom(0, 1),
    scope: fc.constantFrom('all', 'each'),
    unavailable: fc.constantFrom('show', 'hide', 'last'),
  })
  .map((asked) => JSON.stringify(asked));
const recommended = fc
  .tuple(product, fc.constantFrom(2, 10), fc.constantFrom('related', 'complementary'))
  .map(([at, limit, intent]) => `${productId(at)}:${limit}:${intent}`);
const beside = fc
  .tuple(fc.constantFrom(...collectionIds), product)
  .map(([collectionId, at]) => `${collectionId}:${productId(at)}`);

/** What is read of the shop: a kind of row and its key. */
const read = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('products' as const), query) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('facets' as const), query) },
  fc.tuple(fc.constantFrom('search' as const, 'suggestions' as const), found),
  { weight: 3, arbitrary: fc.tuple(fc.constant('recommendations' as const), recommended) },
  fc.tuple(fc.constant('neighbours' as const), beside),
  fc.constant(['productAddresses', '0:100'] as const),
  fc.constant(['counts', ''] as const),
);
type Read = typeof read extends fc.Arbitrary<infer R> ? R : never;

const variant = fc.tuple(product, fc.constantFrom(...COLORS)).map(([at, color]) => variantId(HANDLES[at] ?? '', color));
const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      variants: fc.uniqueArray(variant, { minLength: 1, maxLength: 2 }),
      quantity: fc.constantFrom(1, 1, 3),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('ranking' as const), product, sold: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancellation' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restock' as const), variant }) },
);
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

async function make({ store }: TestShop, change: Change, orders: number[]): Promise<void> {
  if (change.kind === 'ranking') {
    await store.write((tx) => recordSale(tx, productId(change.product), change.sold));
    await rankSales(store);
  }
  if (change.kind === 'restock')
    await store.write((tx, changed) => takeStock(tx, new Map([[change.variant, -1]]), changed));
  if (change.kind === 'order') {
    // Of what is sold out none can be bought.
    const order = await buy(
      store,
      change.variants.map((id) => ({ id, quantity: change.quantity })),
    ).catch(() => null);
    if (order) orders.push(order.id);
  }
  const last = change.kind === 'cancellation' ? orders.pop() : undefined;
  if (last !== undefined) await cancelAndRelease(store, createTestGateway(), last, 'customer');
}

async function load(loaders: Pick<Loaders, Read[0]>, [kind, key]: Read): Promise<Row> {
  const [[, row] = []] = [...(await loaders[kind]([key])).found];
  if (!row) throw new Error(`No row of ${kind} ${key}`);
  return row;
}

test('what is listed, found or recommended changes with one of its facts only, and a ranking reaches nothing but lists by sales', async () => {
  let changes = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(read, { minLength: 24, maxLength: 24 }),
      fc.array(change, { minLength: 8, maxLength: 8 }),
      async (reads, steps) => {
        const shop = await openShop();
        try {
          const loaders = createLoaders(shop.store);
          const published = new Set<string>();
          shop.store.changes.subscribe((facts) => {
            for (const fact of facts) published.add(fact);
          });
          const orders: number[] = [];
          for (const step of steps) {
            const before = await Promise.all(reads.map((each) => load(loaders, each)));
            published.clear();
            await make(shop, step, orders);
            for (const [at, each] of reads.entries()) {
              const row = before[at];
              const hit = row?.facts.filter((fact) => published.has(fact)) ?? [];
              if (step.kind === 'ranking') expect(hit.every((fact) => fact.startsWith('sales-order'))).toBe(true);
              if (hit.length > 0) continue;
              expect((await load(loaders, each)).value, `${each.join(' ')} after ${step.kind}`).toEqual(row?.value);
            }
            if (published.size > 0) changes += 1;
          }
        } finally {
          await shop.close();
        }
      },
    ),
    { numRuns: 24, endOnFailure: true },
  );
  expect(changes).toBeGreaterThan(24);
});
