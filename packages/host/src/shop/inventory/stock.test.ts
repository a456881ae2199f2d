import { expect, test } from 'vitest';
import { openPages } from '../../../test/pages-fixture.ts';
import { availableFact, locationsFact, quantityFact, RESTOCKED } from '../../cache/facts.ts';
import { buy } from '../checkout/checkout.fixture.ts';
import { cancelOrder } from '../orders/orders.ts';

test('the last unit at a location, sold or restocked, publishes the location and the product', async () => {
  const { store, close } = await openPages();
  try {
    const belt = await store.db
      .selectFrom('variants')
      .where('sku', '=', 'BELT')
      .select(['id', 'product_id'])
      .executeTakeFirstOrThrow();
    const published = new Set<string>();
    store.changes.subscribe((facts) => {
      for (const fact of facts) published.add(fact);
    });
    const facts = () => {
      const all = [...published];
      published.clear();
      return all;
    };
    const turned = [locationsFact(belt.id), availableFact(belt.product_id)];
    await buy(store, [{ id: belt.id, quantity: 9 }]);
    const some = facts();
    expect(some).toContain(quantityFact(belt.product_id));
    for (const fact of turned) expect(some).not.toContain(fact);
    const last = await buy(store, [{ id: belt.id, quantity: 1 }]);
    expect(facts()).toEqual(expect.arrayContaining(turned));
    await cancelOrder(store, last.id, 'customer');
    expect(facts()).toEqual(expect.arrayContaining([...turned, RESTOCKED]));
  } finally {
    await close();
  }
});
