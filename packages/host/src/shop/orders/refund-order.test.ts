import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buy } from '../checkout/checkout.fixture.ts';
import { createTestGateway } from '../checkout/test-gateway.ts';
import { giftCardByCode } from '../gift-cards/gift-cards.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { orderById } from './load-orders.ts';
import { orderByName } from './orders.ts';
import { cancelAndRelease, refundOrder } from './refund-order.ts';
import type { Order } from './types-commerce.ts';

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
  expect(await refundOrder(shop.store, gateway, id, 4_000)).toMatchObject({
    ok: true,
    value: { financialStatus: 'partially_refunded', refunded: 4_000 },
  });
  expect(refund).toHaveBeenCalledWith('import-#1001', 4_000, 'refund-#1001-4000');
  expect(await refundOrder(shop.store, gateway, id, 6_001)).toMatchObject({ ok: false });
  expect(await refundOrder(shop.store, gateway, id)).toMatchObject({
    ok: true,
    value: { financialStatus: 'refunded' },
  });
  expect(await refundOrder(shop.store, gateway, id)).toMatchObject({ ok: false });
  expect(refund).toHaveBeenCalledTimes(2);
});

it('refuses amounts that are none', async () => {
  const { id, total } = await orderCalled('1001');
  for (const amount of [0, -1, 1.5, Number.NaN, total + 1])
    expect(await refundOrder(shop.store, createTestGateway(), id, amount)).toEqual({
      ok: false,
      error: { code: 'amount' },
    });
  expect(await refundOrder(shop.store, createTestGateway(), 1)).toEqual({ ok: false, error: { code: 'not_found' } });
});

it('two at once give it back once', async () => {
  const { id } = await orderCalled('1001');
  const gateway = createTestGateway();
  const both = await Promise.all([refundOrder(shop.store, gateway, id), refundOrder(shop.store, gateway, id)]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect((await orderCalled('1001')).refunded).toBe(10_000);
});

it('what the gateway refuses has not happened', async () => {
  const { id } = await orderCalled('1001');
  const gateway = { ...createTestGateway(), refund: async () => false };
  expect(await refundOrder(shop.store, gateway, id)).toEqual({ ok: false, error: { code: 'gateway' } });
  const after = await orderCalled('1001');
  expect([after.refunded, after.financialStatus]).toEqual([0, 'paid']);
  expect(after.transactions.at(-1)).toMatchObject({ kind: 'refund', status: 'failure' });
  expect((await refundOrder(shop.store, createTestGateway(), id)).ok).toBe(true);
});

it('an order that was not paid is cancelled without a refund', async () => {
  const { id } = await orderCalled('1002');
  const gateway = createTestGateway();
  expect((await refundOrder(shop.store, gateway, id)).ok).toBe(false);
  expect(await cancelAndRelease(shop.store, gateway, id, 'customer')).toMatchObject({
    ok: true,
    value: { cancelReason: 'customer' },
  });
});

const balance = async () => (await giftCardByCode(shop.store.db, 'GIFT1000AAAA'))?.balance;

/** An order of which ten dollars were paid with a gift card, the rest (108.75 less ten) with the card. */
const partlyByGiftCard = (gateway = createTestGateway()): Promise<Order> =>
  buy(shop.store, [{ id: variantId('dress', 'Ink', 'S') }], { change: { addCode: 'GIFT1000AAAA' }, gateway });

it('gives the card what it paid first, then the gift card the rest', async () => {
  const gateway = createTestGateway();
  const refund = vi.spyOn(gateway, 'refund');
  const { id, total } = await partlyByGiftCard();
  expect(await balance()).toBe(0);
  expect(await refundOrder(shop.store, gateway, id, total - 600)).toMatchObject({
    ok: true,
    value: { financialStatus: 'partially_refunded' },
  });
  expect(await balance()).toBe(400);
  expect(refund.mock.calls.map(([, amount]) => amount)).toEqual([total - 1000]);
  expect(await refundOrder(shop.store, gateway, id)).toMatchObject({
    ok: true,
    value: { financialStatus: 'refunded', refunded: total },
  });
  expect([await balance(), refund.mock.calls.length]).toEqual([1000, 1]);
  expect((await refundOrder(shop.store, gateway, id, 1)).ok).toBe(false);
});

it('refunds the total once, however often it is requested', async () => {
  const { id, total } = await partlyByGiftCard();
  const gateway = createTestGateway();
  const all = await Promise.all([1, 2, 3].map(() => refundOrder(shop.store, gateway, id)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect([await balance(), (await orderById(shop.store.db, id))?.refunded]).toEqual([1000, total]);
  const back = (await orderById(shop.store.db, id))?.transactions.filter(({ kind }) => kind === 'refund') ?? [];
  expect(back.map(({ status, amount }) => [status, amount])).toEqual([
    ['success', total - 1000],
    ['success', 1000],
  ]);
});

it('a gift card gets nothing where the gateway refuses', async () => {
  const { id } = await partlyByGiftCard();
  const gateway = { ...createTestGateway(), refund: async () => false };
  expect(await refundOrder(shop.store, gateway, id)).toEqual({ ok: false, error: { code: 'gateway' } });
  expect(await balance()).toBe(0);
  expect(await orderById(shop.store.db, id)).toMatchObject({ refunded: 0, financialStatus: 'paid' });
  expect((await refundOrder(shop.store, createTestGateway(), id)).ok).toBe(true);
  expect(await balance()).toBe(1000);
});

it('an order cancelled before its money was taken gives the gift card its part back', async () => {
  const gateway = { ...createTestGateway(), capture: async () => false };
  const { id, financialStatus } = await partlyByGiftCard(gateway);
  expect(financialStatus).toBe('authorized');
  expect(await cancelAndRelease(shop.store, gateway, id, 'customer')).toMatchObject({
    ok: true,
    value: { financialStatus: 'voided' },
  });
  expect(await balance()).toBe(1000);
  expect((await cancelAndRelease(shop.store, gateway, id, 'customer')).ok).toBe(false);
  expect(await balance()).toBe(1000);
});
