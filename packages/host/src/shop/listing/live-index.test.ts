import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestStore } from '../../store/test-store.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { listingIndex, prepareListingIndex } from './live-index.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const published = async () => (await listingIndex(shop.store)).ids.length;

it('answers from what it has until a change that was read ahead is announced, and knows what was sold meanwhile', async () => {
  const before = await published();
  const other = await openTestStore(shop.dataDir);
  await other.write((tx) => tx.updateTable('products').set({ published: 0 }).where('handle', '=', 'scarf').execute());
  await other.close();
  const preparing = prepareListingIndex(shop.store);
  await shop.store.write(async (tx, changed) => {
    const { id } = await tx
      .updateTable('products')
      .set({ available: 0, units_sold: 9 })
      .where('handle', '=', 'dress')
      .returning('id')
      .executeTakeFirstOrThrow();
    changed(`product:${id}`);
  });
  await preparing;
  expect(await published()).toBe(before);
  shop.store.changes.publish(['shop', 'collections']);
  const index = await listingIndex(shop.store);
  expect(index.ids).toHaveLength(before - 1);
  const dress = await shop.store.db
    .selectFrom('products')
    .where('handle', '=', 'dress')
    .select('id')
    .executeTakeFirst();
  const ordinal = index.ordinals.get(dress?.id ?? 0) ?? -1;
  expect([index.available[ordinal], index.unitsSold[ordinal]]).toEqual([0, 9]);
});
