import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quantityFact } from '../../cache/facts.ts';
import { importShop } from '../import/import-shop.ts';
import { takeStock } from '../inventory/stock.ts';
import { openTestShop, type TestShop, testProducts, variantId } from '../test-shop.ts';
import { cachedCatalogue, createCachedCatalogue } from './cart-catalogue.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const inkS = variantId('dress', 'Ink', 'S');
const inkM = variantId('dress', 'Ink', 'M');
const coat = variantId('coat');

it('reads a product once for all its variants', async () => {
  const catalogue = createCachedCatalogue(shop.store);
  const dress = (await catalogue.productsOf([inkS])).get(inkS);
  const reads = vi.spyOn(shop.store.db, 'selectFrom');
  expect((await catalogue.productsOf([inkM, inkS])).get(inkM)).toBe(dress);
  await catalogue.shop();
  await catalogue.shop();
  expect(reads).toHaveBeenCalledTimes(1);
});

it('knows nothing of what is not sold', async () => {
  expect((await createCachedCatalogue(shop.store).productsOf([coat, 1])).size).toBe(0);
});

it('shows the stock that an order has left', async () => {
  const catalogue = createCachedCatalogue(shop.store);
  const left = async () =>
    (await catalogue.productsOf([inkS])).get(inkS)?.variants.find(({ id }) => id === inkS)?.inventoryQuantity;
  expect(await left()).toBe(10);
  await shop.store.write((tx, changed) => takeStock(tx, new Map([[inkS, 4]]), changed));
  expect(await left()).toBe(6);
});

it('caches nothing that was read before a change', async () => {
  const catalogue = createCachedCatalogue(shop.store);
  const [row] = await shop.store.db.selectFrom('variants').where('id', '=', inkS).select('product_id').execute();
  const before = catalogue.productsOf([inkS]);
  shop.store.changes.publish([quantityFact(row?.product_id ?? 0)]);
  const early = (await before).get(inkS);
  expect((await catalogue.productsOf([inkS])).get(inkS)).not.toBe(early);
});

it('starts over after an import', async () => {
  const catalogue = cachedCatalogue(shop.store);
  await catalogue.productsOf([inkS]);
  shop.write('products.csv', testProducts.replaceAll('100.00', '130.00'));
  await importShop(shop.store, shop.shopDir, { force: true });
  expect((await catalogue.productsOf([inkS])).get(inkS)?.variants[0]?.price).toBe(13000);
});
