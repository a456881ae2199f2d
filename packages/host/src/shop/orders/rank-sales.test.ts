import { expect, test } from 'vitest';
import { queryProducts } from '../catalogue/catalogue.ts';
import { buy } from '../checkout/checkout.fixture.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { rankSales, recordSale } from './rank-sales.ts';

/** All products, best-selling first. */
async function bestSelling({ store }: TestShop): Promise<number[]> {
  return (await queryProducts(store, { collectionId: null, filters: [], sort: 'best-selling', offset: 0, limit: 50 }))
    .ids;
}

/** Of the products that can be bought and sent, the one that sells least, and a variant of it. */
async function last(shop: TestShop): Promise<{ product: number; variant: number }> {
  const rows = await shop.store.db
    .selectFrom('variants')
    .where('available', '=', 1)
    .where('requires_shipping', '=', 1)
    .select(['id', 'product_id'])
    .execute();
  const product = (await bestSelling(shop)).findLast((id) => rows.some(({ product_id }) => product_id === id)) ?? 0;
  return { product, variant: rows.find(({ product_id }) => product_id === product)?.id ?? 0 };
}

test('what was bought counts in the order of sales at the next ranking, once', async () => {
  const shop = await openTestShop();
  const { product, variant } = await last(shop);
  const sold = async () =>
    (
      await shop.store.db
        .selectFrom('products')
        .where('id', '=', product)
        .select('units_sold')
        .executeTakeFirstOrThrow()
    ).units_sold;
  const before = await bestSelling(shop);
  expect(before.length).toBeGreaterThan(1);
  await buy(shop.store, [{ id: variant, quantity: 1 }]);
  await buy(shop.store, [{ id: variant, quantity: 1 }]);
  expect(await bestSelling(shop)).toEqual(before);

  expect(await rankSales(shop.store)).toBe(1);
  expect((await bestSelling(shop))[0]).toBe(product);
  expect(await sold()).toBe(2);

  expect(await rankSales(shop.store)).toBe(0);
  expect(await sold()).toBe(2);
  await shop.close();
});

test('a product that is no longer there leaves nothing behind', async () => {
  const shop = await openTestShop();
  await shop.store.write((tx) => recordSale(tx, 404, 3));
  expect(await rankSales(shop.store)).toBe(1);
  expect(await shop.store.db.selectFrom('unranked_sales').selectAll().execute()).toEqual([]);
  await shop.close();
});
