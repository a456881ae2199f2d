import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';

const shop = await openTestShop({ hasApps: true });
afterAll(() => shop.close());

test('apps are told the quantity at each location now, and nothing of what is no variant', async () => {
  const { variant_id, total } = await shop.store.db
    .selectFrom('inventory_levels')
    .select(['variant_id', ({ fn }) => fn.sum<number>('available').as('total')])
    .groupBy('variant_id')
    .executeTakeFirstOrThrow();
  const levels = async () => {
    const answer = await shop.visitor().get(`/_host/inventory/${variant_id}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer.json().levels as { location: string; available: number }[];
  };
  const before = await levels();
  expect(before.map(({ location }) => typeof location)).toEqual(before.map(() => 'string'));
  expect(before.reduce((sum, { available }) => sum + available, 0)).toBe(total);
  await shop.store.write((tx) =>
    tx.updateTable('inventory_levels').set({ available: 1 }).where('variant_id', '=', variant_id).execute(),
  );
  expect((await levels()).map(({ available }) => available)).toEqual(before.map(() => 1));
  expect((await shop.visitor().get('/_host/inventory/7')).json()).toEqual({ levels: [] });
  expect((await shop.visitor().get('/_host/inventory/slip')).statusCode).toBe(404);
});

test('a shop without apps says nothing', async () => {
  const alone = await openTestShop();
  expect((await alone.visitor().get('/_host/inventory/7')).statusCode).toBe(404);
  await alone.close();
});
