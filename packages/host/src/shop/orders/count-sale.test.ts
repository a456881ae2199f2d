import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERYTHING, LIST_STEPS, salesFact, soldFact } from '../../cache/facts.ts';
import { queryProducts } from '../catalogue/catalogue.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { countSale } from './count-sale.ts';

let shop: TestShop;
/** Twelve products of one list, which have sold 110, 100, … 0. */
const ids = Array.from({ length: 12 }, (_, index) => 1000 + index);
const LIST = 77;
const createdAt = (place: number) => `2026-01-${10 + place}T00:00:00Z`;
beforeAll(async () => {
  const collections = [{ handle: 'list', title: 'List', description: '', products: ['tee'] }];
  shop = await openTestShop({ 'collections.json': JSON.stringify(collections) });
  await shop.store.write(async (tx) => {
    const row = await tx.selectFrom('products').selectAll().executeTakeFirstOrThrow();
    const collection = await tx.selectFrom('collections').selectAll().executeTakeFirstOrThrow();
    await tx.updateTable('products').set({ units_sold: 0, published: 0 }).execute();
    await tx
      .insertInto('collections')
      .values({ ...collection, id: LIST, handle: 'by-sales' })
      .execute();
    for (const [index, id] of ids.entries()) {
      const own = { id, handle: `p${id}`, published: 1, units_sold: 110 - index * 10 };
      await tx
        .insertInto('products')
        .values({ ...row, ...own, created_at: createdAt(index) })
        .execute();
      await tx
        .insertInto('collection_products')
        .values({ collection_id: LIST, product_id: id, position: index })
        .execute();
    }
  });
});
afterAll(() => shop.close());

/** What is published of the list when so many of the product at a place are sold; nothing stays of it. */
async function factsOfSale(place: number, quantity: number, created_at = createdAt(place)): Promise<string[]> {
  const facts: string[] = [];
  const id = ids[place] ?? 0;
  await shop.store.write(async (tx) => {
    await tx.updateTable('products').set({ created_at }).where('id', '=', id).execute();
    await countSale(tx, id, quantity, (...changed) => void facts.push(...changed));
    await tx
      .updateTable('products')
      .set({ units_sold: 110 - place * 10, created_at: createdAt(place) })
      .where('id', '=', id)
      .execute();
  });
  expect(facts).toContain(soldFact(id));
  return facts.filter((fact) => fact.endsWith(`:${LIST}`));
}
const steps = (...first: number[]) => [salesFact(LIST), ...first.map((step) => salesFact(LIST, step))];

test('a sale that overtakes no product changes no order', async () => {
  expect(await factsOfSale(5, 9)).toEqual([]);
  expect(await factsOfSale(0, 500)).toEqual([]);
});

test('of two that sold as many, the one that was created first stays before the other', async () => {
  // Level with the one before, which is older; then past it.
  expect(await factsOfSale(5, 10)).toEqual([]);
  expect(await factsOfSale(5, 11)).not.toEqual([]);
});

test('a sale changes the beginnings of the list into which the product moves, and no shorter ones', async () => {
  expect(await factsOfSale(1, 11)).toEqual(steps(4, 8, 12, 16, 24, 50, 100, 250));
  expect(await factsOfSale(4, 11)).toEqual(steps(4, 8, 12, 16, 24, 50, 100, 250));
  expect(await factsOfSale(5, 11)).toEqual(steps(8, 12, 16, 24, 50, 100, 250));
  expect(await factsOfSale(9, 11)).toEqual(steps(12, 16, 24, 50, 100, 250));
  expect(await factsOfSale(11, 200)).toEqual(steps(4, 8, 12, 16, 24, 50, 100, 250));
});

test('a product that is level with another after it has passed some stands before or behind it by age, then by id', async () => {
  const behind = steps(8, 12, 16, 24, 50, 100, 250);
  const before = steps(4, 8, 12, 16, 24, 50, 100, 250);
  // Past the one at 4, level with the one at 3.
  expect(await factsOfSale(5, 20)).toEqual(behind);
  expect(await factsOfSale(5, 20, '2025-12-01T00:00:00Z')).toEqual(before);
  expect(await factsOfSale(5, 20, createdAt(3))).toEqual(behind);
});

/** The list as visitors see it, best-selling first. */
async function bestSelling(): Promise<number[]> {
  const query = { collectionId: LIST, filters: [], sort: 'best-selling' as const, offset: 0, limit: 50 };
  return (await queryProducts(shop.store, query)).ids;
}

test('for any sales and creation times, each changed list prefix is published', async () => {
  const product = fc.record({ sold: fc.nat(8), day: fc.constantFrom('10', '11') });
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: ids.length, maxLength: ids.length }),
      fc.nat(ids.length - 1),
      fc.integer({ min: 1, max: 3 }),
      async (products, place, quantity) => {
        await shop.store.write(async (tx, changed) => {
          for (const [index, { sold, day }] of products.entries())
            await tx
              .updateTable('products')
              .set({ units_sold: sold, created_at: `2026-01-${day}T00:00:00Z` })
              .where('id', '=', ids[index] ?? 0)
              .execute();
          changed(EVERYTHING);
        });
        const before = await bestSelling();
        const facts = new Set<string>();
        await shop.store.write((tx, changed) =>
          countSale(tx, ids[place] ?? 0, quantity, (...all) => {
            for (const fact of all) facts.add(fact);
            changed(...all);
          }),
        );
        const after = await bestSelling();
        expect(facts.has(salesFact(LIST))).toBe(before.join() !== after.join());
        for (const step of LIST_STEPS)
          expect(facts.has(salesFact(LIST, step)), `the first ${step}`).toBe(
            before.slice(0, step).join() !== after.slice(0, step).join(),
          );
      },
    ),
    { numRuns: 60 },
  );
});
