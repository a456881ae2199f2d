import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { claimJobs, nextDue } from '../../jobs/claim.ts';
import { countJobs } from '../../jobs/list.ts';
import { machineClock } from '../../store/clock.ts';
import { isOnPostgres } from '../../store/test-store.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import {
  collectionsByIds,
  productIdsByHandles,
  productsByIds,
  shopCounts,
  variantProductIds,
} from '../catalogue/catalogue.ts';
import { productAddresses } from '../catalogue/product-addresses.ts';
import { recommendations } from '../catalogue/recommendations.ts';
import { nextProductAt, publishDueProducts } from '../catalogue/scheduled-products.ts';
import { inventoryLevels } from '../inventory/inventory-levels.ts';
import { shortages } from '../inventory/stock.ts';
import { search } from '../search/search.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { listingIndex } from './live-index.ts';

/** PostgreSQL plans by what its tables have, of which a test's have nothing. */
const ofSqlite = test.skipIf(isOnPostgres);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    'collections.json': [{ handle: 'picked', title: 'Picked', products: ['dress', 'tee'] }],
  });
});
afterAll(() => shop.close());

/**
 * A condition of a partial index that has a parameter: SQLite looks at its value to choose the index, and so prepares the statement anew each time a
 * value is bound.
 */
const PREPARED_EACH_TIME = /(?<!set )"(published|is_dead)" = \?/;

/** The statements that `run` has prepared. */
async function preparedBy(run: () => Promise<unknown>): Promise<Set<string>> {
  const texts = new Set<string>();
  const prepare = DatabaseSync.prototype.prepare;
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
    this: DatabaseSync,
    text,
    ...rest
  ) {
    texts.add(text);
    return prepare.call(this, text, ...rest);
  });
  try {
    await run();
  } finally {
    spy.mockRestore();
  }
  expect(texts.size).toBeGreaterThan(0);
  expect([...texts].filter((text) => PREPARED_EACH_TIME.test(text))).toEqual([]);
  return texts;
}

/** How SQLite reads tables of products for what `run` asks: the steps of its query plans that go through all of them. */
async function wholeReads(run: () => Promise<unknown>): Promise<string[]> {
  const texts = await preparedBy(run);
  const raw = new DatabaseSync(`${shop.dataDir}/vitrine.db`, { readOnly: true });
  raw.function('lower', { deterministic: true }, (text) => text);
  const steps = [...texts]
    .filter((text) => /^\s*(select|with|update|insert|delete)/i.test(text))
    .flatMap((text) =>
      raw
        .prepare(`EXPLAIN QUERY PLAN ${text}`)
        .all()
        .map((row) => String(row.detail)),
    );
  raw.close();
  return steps.filter((step) => /^SCAN (p|products|variants)\b|INDEX (next_)?products_by_/.test(step));
}

ofSqlite('lookups by id or handle do not scan all products', async () => {
  const { store } = shop;
  const ink = variantId('dress', 'Ink', 'S');
  expect(
    await wholeReads(async () => {
      await productsByIds(store, [...(await productIdsByHandles(store, ['dress', 'tee'])).values()]);
      await variantProductIds(store, [ink]);
      await search(store, { terms: 'dress', kinds: ['product'], offset: 0, limit: 5 });
      await store.write((tx) => shortages(tx, new Map([[ink, 1]])));
      await addToCart(store, null, [{ id: ink }]);
    }),
  ).toEqual([]);
});

ofSqlite('frequent queries are prepared once', async () => {
  const { store } = shop;
  const jobs = { kinds: ['mail'], owner: 'me', clock: machineClock(() => 0), limit: 1 };
  await preparedBy(async () => {
    await claimJobs(store, jobs);
    await nextDue(store, [jobs]);
    await countJobs(store);
    await nextProductAt(store);
    await publishDueProducts(store, Date.now());
    await productAddresses(store, 0, 1);
    await inventoryLevels(store, variantId('dress', 'Ink', 'S'));
    const [dress = 0] = (await productIdsByHandles(store, ['dress'])).values();
    await recommendations(store, dress, 4, 'related');
    await recommendations(store, dress, 4, 'complementary');
  });
});

ofSqlite(
  'lists are read in the order of an index that has the published alone, and members are counted in memory',
  async () => {
    const { store } = shop;
    const steps = await wholeReads(() => listingIndex(store));
    expect(steps.filter((step) => step.startsWith('SCAN products'))).toEqual([]);
    expect(steps.some((step) => step.includes('products_by_created'))).toBe(true);
    expect(steps.some((step) => step.includes('products_by_title'))).toBe(true);
    const { id } = await store.db.selectFrom('collections').select('id').executeTakeFirstOrThrow();
    expect(await wholeReads(() => collectionsByIds(store, [id]))).toEqual([]);
    expect(await wholeReads(() => shopCounts(store))).toEqual([
      expect.stringMatching(/COVERING INDEX (next_)?products_by_/),
    ]);
  },
);
