import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { availableFact, EVERYTHING, membersFact, soldFact, variantsFact } from '../../../cache/facts.ts';
import type { Store } from '../../../store/open.ts';
import { isOnPostgres, openTestStore } from '../../../store/test-store.ts';
import type { ActiveFilter } from '../../catalogue/types-products.ts';
import { groupFilters } from '../filter-groups.ts';
import type { Listing, ListRequest } from '../listing.ts';
import { createMemoryListing } from '../memory-listing.ts';
import type { Sort } from '../sort-of.ts';
import { buildListing } from './build-listing.ts';
import {
  COLLECTION_IDS,
  COLORS,
  clearCatalogue,
  idOf,
  type MadeProduct,
  madeProduct,
  SIZES,
  TAGS,
  TYPES,
  VENDORS,
  variantIdOf,
  WEIGHT,
  writeCatalogue,
} from './catalogue.fixture.ts';
import { foldListing } from './fold-listing.ts';
import { createStoredListing } from './stored-listing.ts';

const SORTS: Sort[] = [
  'manual',
  'relevance',
  'best-selling',
  'title-ascending',
  'title-descending',
  'price-ascending',
  'price-descending',
  'created-ascending',
  'created-descending',
];
const PARAMS = [
  'filter.v.option.color',
  'filter.v.option.size',
  'filter.p.product_type',
  'filter.p.vendor',
  'filter.p.tag',
  WEIGHT,
];

const units = fc.constantFrom('0', '1', '2.5', '4', '9');
const filter: fc.Arbitrary<ActiveFilter> = fc.oneof(
  fc.record({ param: fc.constant('filter.v.option.color'), value: fc.constantFrom(...COLORS, 'Ink,Rose', 'Puce') }),
  fc.record({ param: fc.constant('filter.v.option.size'), value: fc.constantFrom(...SIZES) }),
  fc.record({ param: fc.constantFrom('filter.v.price.gte', 'filter.v.price.lte'), value: units }),
  fc.record({ param: fc.constantFrom(`${WEIGHT}.gte`, `${WEIGHT}.lte`), value: units }),
  fc.record({ param: fc.constant(WEIGHT), value: fc.constantFrom('1', '2') }),
  fc.record({ param: fc.constant('filter.v.availability'), value: fc.constantFrom('0', '1', '0,1') }),
  fc.record({ param: fc.constant('filter.p.vendor'), value: fc.constantFrom(...VENDORS) }),
  fc.record({ param: fc.constant('filter.p.product_type'), value: fc.constantFrom(...TYPES) }),
  fc.record({ param: fc.constant('filter.p.tag'), value: fc.constantFrom(...TAGS) }),
);

const query = fc.record({
  collectionId: fc.constantFrom(null, ...COLLECTION_IDS, 99),
  vendor: fc.constantFrom(undefined, undefined, 'ORIEL', 'nobody'),
  type: fc.constantFrom(undefined, undefined, 'tops'),
  tags: fc.constantFrom(undefined, undefined, ['on-sale'], ['new', 'silk']),
  /** Places of products, and one that is not there. */
  found: fc.option(fc.uniqueArray(fc.nat({ max: 40 }), { maxLength: 20 }), { freq: 3 }),
  hidesUnavailable: fc.boolean(),
  filters: fc.array(filter, { maxLength: 4 }),
  sort: fc.constantFrom(...SORTS),
  unavailableLast: fc.boolean(),
  offset: fc.nat({ max: 12 }),
  limit: fc.nat({ max: 12 }),
});
type Query = typeof query extends fc.Arbitrary<infer T> ? T : never;

async function answers(listing: Listing, asked: Query) {
  const { collectionId, vendor, type, tags, found, hidesUnavailable, filters } = asked;
  const colors = new Set((await listing.terms('filter.v.option.color')).map(({ value }) => value));
  const list: ListRequest = {
    collectionId,
    ...(vendor !== undefined && { vendor }),
    ...(type !== undefined && { type }),
    ...(tags !== undefined && { tags: [...tags] }),
    found: found?.map(idOf) ?? null,
    hidesUnavailable: found !== null && hidesUnavailable,
    groups: groupFilters(filters, (_, value) => colors.has(value)),
  };
  const values = await Promise.all(
    PARAMS.map(async (param) => {
      const ids = (await listing.terms(param)).map(({ id }) => id);
      return { param, values: [...ids.map((id) => [id]), ids.slice(0, 2)] };
    }),
  );
  const { sort, unavailableLast, offset, limit } = asked;
  return {
    page: await listing.page(list, { sort, unavailableLast, offset, limit }),
    counts: await listing.count(list, { availability: true, highestPrice: true, values }),
    neighbours: await listing.neighbours({ ...list, groups: groupFilters([]) }, sort, idOf(offset)),
    members: await listing.memberCounts(COLLECTION_IDS),
    terms: await listing.termsIn(collectionId, ['filter.p.tag', 'filter.p.vendor']),
    params: await listing.params('filter.v.'),
  };
}

/** What happens to a product while the shop is open; numbers beyond the catalogue are taken around. */
const event = fc.record({
  product: fc.nat({ max: 100 }),
  kind: fc.constantFrom('stock', 'sale', 'publication', 'member'),
  value: fc.nat({ max: 6 }),
});

async function happen(
  store: Store,
  products: readonly MadeProduct[],
  { product, kind, value }: typeof event extends fc.Arbitrary<infer T> ? T : never,
) {
  const at = product % products.length;
  const id = idOf(at);
  await store.write(async (tx, changed) => {
    if (kind === 'stock') {
      const place = value % 4;
      await tx
        .updateTable('variants')
        .set({ quantity: value % 2 })
        .where('id', '=', variantIdOf(at, place))
        .execute();
      const left = await tx.selectFrom('variants').where('product_id', '=', id).select('available').execute();
      await tx
        .updateTable('products')
        .set({ available: Number(left.some(({ available }) => available === 1)) })
        .where('id', '=', id)
        .execute();
      changed(availableFact(id), variantsFact(id));
    } else if (kind === 'sale') {
      await tx.updateTable('products').set({ units_sold: value }).where('id', '=', id).execute();
      changed(soldFact(id));
    } else if (kind === 'publication') {
      await tx
        .updateTable('products')
        .set({ published: value % 2 })
        .where('id', '=', id)
        .execute();
      changed('products', `product:${id}`, ...COLLECTION_IDS.map(membersFact));
    } else {
      const collection_id = COLLECTION_IDS[value % 2] ?? 0;
      const isIn = await tx
        .deleteFrom('collection_products')
        .where('collection_id', '=', collection_id)
        .where('product_id', '=', id)
        .executeTakeFirst();
      if (isIn.numDeletedRows === 0n)
        await tx.insertInto('collection_products').values({ collection_id, product_id: id, position: value }).execute();
      changed(membersFact(collection_id));
    }
  });
}

const RUNS = Number(process.env.VITRINE_WALKS ?? 8);

describe.runIf(isOnPostgres)('the index in the database', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(mkdtempSync(join(tmpdir(), 'vitrine-listing-')));
  });
  afterAll(() => store.close());

  it('answers as the one in memory does, whatever is asked and has happened', { tags: ['scale-12'] }, async () => {
    const memory = createMemoryListing(store);
    await fc.assert(
      fc.asyncProperty(
        fc.array(madeProduct, { minLength: 1, maxLength: 35 }),
        fc.integer({ min: 3, max: 40 }),
        fc.array(fc.oneof(query, event, fc.constant('fold' as const), fc.constant('open' as const)), {
          minLength: 20,
          maxLength: 40,
        }),
        async (products, perChunk, steps) => {
          await store.write(async (tx, changed) => {
            await clearCatalogue(tx);
            await writeCatalogue(tx, products);
            await buildListing(tx, { perChunk });
            changed(EVERYTHING);
          });
          // One that was open all the time, and one that is opened now and then.
          const stored = createStoredListing(store);
          let later = createStoredListing(store);
          for (const step of steps) {
            if (step === 'fold') await foldListing(store);
            else if (step === 'open') later = createStoredListing(store);
            else if ('kind' in step) await happen(store, products, step);
            else {
              const expected = await answers(memory, step);
              expect(await answers(stored, step)).toEqual(expected);
              expect(await answers(later, step)).toEqual(expected);
            }
          }
        },
      ),
      { numRuns: RUNS },
    );
  });
});
