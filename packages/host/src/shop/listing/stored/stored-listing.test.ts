import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../../store/open.ts';
import { isOnPostgres, openTestStore } from '../../../store/test-store.ts';
import { facets, queryProducts } from '../../catalogue/catalogue.ts';
import { importShop } from '../../import/import-shop.ts';
import { takeStock } from '../../inventory/stock.ts';
import { openTestShop, type TestShop, testProducts, variantId } from '../../test-shop.ts';
import { foldListing } from './fold-listing.ts';
import { readState } from './live-listing.ts';
import { withListing } from './tables.ts';

const every = { collectionId: null, sort: null, offset: 0, limit: 50 };
const inStock = [{ param: 'filter.v.availability', value: '1' }];
const totalOf = async (store: Store, filters = inStock) => (await queryProducts(store, { ...every, filters })).total;

describe.runIf(isOnPostgres)('the listing index of several nodes', () => {
  let shop: TestShop;
  let other: Store;
  beforeEach(async () => {
    shop = await openTestShop();
    other = await openTestStore(shop.dataDir);
  });
  afterEach(async () => {
    await other.close();
    await shop.close();
  });

  const generation = async () => (await readState(withListing(shop.store.db)))?.generation;
  const sellDresses = (store: Store) =>
    store.write((tx, changed) =>
      takeStock(
        tx,
        new Map(
          [variantId('dress', 'Ink', 'S'), variantId('dress', 'Ink', 'M')].map((id, at) => [id, at === 0 ? 10 : 2]),
        ),
        changed,
      ),
    );

  it('is built by the import, not by the first list', async () => {
    const built = await generation();
    expect(built).toEqual(expect.any(String));
    await totalOf(shop.store);
    expect(await generation()).toBe(built);
  });

  it('knows at once what its node has sold, and soon what another has', async () => {
    const before = [await totalOf(shop.store), await totalOf(other)];
    await sellDresses(shop.store);
    expect(await totalOf(shop.store)).toBe((before[0] ?? 0) - 1);
    await vi.waitFor(async () => expect(await totalOf(other)).toBe((before[1] ?? 0) - 1));
    const [availability] = await facets(other, { ...every, filters: [] });
    expect(availability?.values.map(({ count }) => count)).toEqual([2, 2]);
  });

  it('shows a node that starts what was sold before, folded or not', async () => {
    const before = await totalOf(shop.store);
    await sellDresses(shop.store);
    expect(await totalOf(other)).toBe(before - 1);
    expect(await foldListing(shop.store)).toBeGreaterThan(0);
    expect(await foldListing(shop.store)).toBe(0);
    const later = await openTestStore(shop.dataDir);
    expect(await totalOf(later)).toBe(before - 1);
    await later.close();
  });

  it('is another one after an import, whose sales it keeps', async () => {
    await totalOf(other);
    await sellDresses(shop.store);
    shop.write(
      'products.csv',
      `${testProducts}boot,Boot,,Vitrine,Boots,,TRUE,Title,Default Title,,,BOOT,80,shopify,3,deny,45,,,,,FALSE,active\n`,
    );
    const before = await totalOf(shop.store);
    const built = await generation();
    await importShop(shop.store, shop.shopDir);
    expect(await generation()).not.toBe(built);
    expect(await totalOf(shop.store)).toBe(before + 1);
    await vi.waitFor(async () => expect(await totalOf(other)).toBe(before + 1));
  });

  it('is built anew by one node where products were written past the import', async () => {
    const before = await totalOf(shop.store, []);
    expect(await totalOf(other, [])).toBe(before);
    await shop.store.write(async (tx, changed) => {
      await tx.deleteFrom('products').where('handle', '=', 'scarf').execute();
      changed('products');
    });
    await vi.waitFor(async () =>
      expect(await Promise.all([totalOf(shop.store, []), totalOf(other, [])])).toEqual([before - 1, before - 1]),
    );
    const built = await generation();
    await totalOf(other, []);
    expect(await generation()).toBe(built);
  });
});
