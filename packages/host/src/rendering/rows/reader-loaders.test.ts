import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeStock } from '../../shop/inventory/stock.ts';
import { stableId } from '../../shop/stable-id.ts';
import { openTestShop, type TestShop, variantId } from '../../shop/test-shop.ts';
import { createLoaders } from './reader-loaders.ts';
import type { Row } from './row.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const DRESS = stableId('product', 'dress');
const SCARF = stableId('product', 'scarf');

/** What is recommended beside the dress, as it is now. */
async function recommended(): Promise<Row> {
  const { found } = await createLoaders(shop.store).recommendations([`${DRESS}:4:related`]);
  const [[, row] = []] = [...found];
  if (!row) throw new Error('no row');
  return row;
}

/** Takes so many scarves out of the stock, and names the facts that are published. */
async function take(quantity: number): Promise<Set<string>> {
  const facts = new Set<string>();
  await shop.store.write((tx) =>
    takeStock(tx, new Map([[variantId('scarf'), quantity]]), (...changed) => {
      for (const fact of changed) facts.add(fact);
    }),
  );
  return facts;
}

test('a product that can be bought again comes into lists that did not have it, and one that sells out leaves those that do', async () => {
  const without = await recommended();
  expect(without.value).not.toContain(SCARF);
  const restocked = await take(-2);
  expect(without.facts.filter((fact) => restocked.has(fact))).not.toEqual([]);

  const withScarf = await recommended();
  expect(withScarf.value).toContain(SCARF);
  const sold = await take(1);
  expect(withScarf.facts.filter((fact) => sold.has(fact))).toEqual([]);
  const soldOut = await take(1);
  expect(withScarf.facts.filter((fact) => soldOut.has(fact))).not.toEqual([]);
  expect((await recommended()).value).not.toContain(SCARF);
  // Lists that are without it anyway stay when it sells out.
  expect(without.facts.filter((fact) => soldOut.has(fact))).toEqual([]);
});
