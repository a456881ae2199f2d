import { expect, test } from 'vitest';
import { openPages } from '../../../test/pages-fixture.ts';
import { cacheOf } from '../../cache/cache.ts';
import { buy } from '../../shop/checkout/checkout.fixture.ts';
import { cancelOrder } from '../../shop/orders/orders.ts';
import { createReader } from './reader.ts';
import { createLoaders } from './reader-loaders.ts';
import type { Row } from './row.ts';

test('a product that can be bought again is recommended again, though no collection has it and no page showed it', async () => {
  const { store, close } = await openPages();
  try {
    const cache = cacheOf(store);
    const rows = cache.region<Row>({ maxBytes: 1_000_000, sizeOf: () => 1000 });
    const asset = async () => ({ found: [] });
    const { id } = await store.db
      .selectFrom('products')
      .where('handle', '=', 'silk-scarf')
      .select('id')
      .executeTakeFirstOrThrow();
    const belt = await store.db
      .selectFrom('variants')
      .where('sku', '=', 'BELT')
      .select(['id', 'product_id', 'quantity'])
      .executeTakeFirstOrThrow();
    const recommended = () =>
      createReader({ cache, rows, loaders: { ...createLoaders(store), asset } }).need(
        'recommendations',
        `${id}:10:related`,
      );
    expect(await recommended()).toContain(belt.product_id);
    const order = await buy(store, [{ id: belt.id, quantity: 10 }]);
    expect(await recommended()).not.toContain(belt.product_id);
    expect(rows.has(`recommendations\n${id}:10:related`)).toBe(true);
    await cancelOrder(store, order.id, 'customer');
    expect(await recommended()).toContain(belt.product_id);
  } finally {
    await close();
  }
});
