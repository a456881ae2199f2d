import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestGateway } from './checkout/test-gateway.ts';
import { orderByName } from './orders.ts';
import { cancelAndRelease, payBack } from './pay-back.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeEach(async () => {
  const order = {
    customer: 'ada@example.com',
    createdAt: '2025-01-01T00:00:00Z',
    lines: [{ sku: 'D-INK-S', quantity: 1 }],
  };
  shop = await openTestShop({
    'customers.json': [{ email: 'ada@example.com' }],
    'orders.json': [
      { ...order, name: '#1001' },
      { ...order, name: '#1002', financialStatus: 'pending' },
    ],
  });
});
afterEach(() => shop.close());

const orderCalled = async (name: string) => {
  const found = await orderByName(shop.store, name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

it('gives back to the card, and never more than it paid', async () => {
  const gateway = createTestGateway();
  const refund = vi.spyOn(gateway, 'refund');
  const { id } = await orderCalled('1001');
  expect(await payBack(shop.store, gateway, id, 4_000)).toMatchObject({
    ok: true,
    value: { financialStatus: 'partially_refunded', refunded: 4_000 },
  });
  expect(refund).toHaveBeenCalledWith('import-#1001', 4_000, 'refund-#1001-4000');
  expect(await payBack(shop.store, gateway, id, 6_001)).toMatchObject({ ok: false });
  expect(await payBack(shop.store, gateway, id)).toMatchObject({ ok: true, value: { financialStatus: 'refunded' } });
  expect(await payBack(shop.store, gateway, id)).toMatchObject({ ok: false });
  expect(refund).toHaveBeenCalledTimes(2);
});

it('two at once give it back once', async () => {
  const { id } = await orderCalled('1001');
  const gateway = createTestGateway();
  const both = await Promise.all([payBack(shop.store, gateway, id), payBack(shop.store, gateway, id)]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect((await orderCalled('1001')).refunded).toBe(10_000);
});

it('what the gateway refuses has not happened', async () => {
  const { id } = await orderCalled('1001');
  const gateway = { ...createTestGateway(), refund: async () => false };
  expect(await payBack(shop.store, gateway, id)).toEqual({ ok: false, error: { code: 'gateway' } });
  const after = await orderCalled('1001');
  expect([after.refunded, after.financialStatus]).toEqual([0, 'paid']);
  expect(after.transactions.at(-1)).toMatchObject({ kind: 'refund', status: 'failure' });
  expect((await payBack(shop.store, createTestGateway(), id)).ok).toBe(true);
});

it('an order that was not paid is cancelled, not paid back', async () => {
  const { id } = await orderCalled('1002');
  const gateway = createTestGateway();
  expect((await payBack(shop.store, gateway, id)).ok).toBe(false);
  expect(await cancelAndRelease(shop.store, gateway, id, 'customer')).toMatchObject({
    ok: true,
    value: { cancelReason: 'customer' },
  });
});
