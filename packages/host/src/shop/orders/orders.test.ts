import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importShop } from '../import/import-shop.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import {
  cancelOrder,
  fulfillOrder,
  listOrders,
  orderByName,
  orderByToken,
  ordersByIds,
  ordersOfCustomer,
} from './orders.ts';
import type { Order } from './types-commerce.ts';

const line = (sku: string, quantity = 1) => ({ sku, quantity });
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    'customers.json': [
      {
        email: 'ada@example.com',
        firstName: 'Ada',
        addresses: [{ address1: '1 Main St', city: 'New York', country: 'United States', countryCode: 'US' }],
      },
    ],
    'orders.json': [
      {
        customer: 'ada@example.com',
        name: '#1001',
        createdAt: '2025-01-01T00:00:00Z',
        lines: [line('D-INK-S', 2), { ...line('T-S'), price: 1500, properties: { Gift: 'yes' } }],
        shipping: 500,
        taxRate: 10,
        fulfillments: [
          {
            company: 'UPS',
            number: '1Z',
            url: 'https://ups.example/1Z',
            createdAt: '2025-01-02T00:00:00Z',
            skus: ['T-S'],
          },
        ],
      },
      { customer: 'ada@example.com', name: '#1002', createdAt: '2025-02-01T00:00:00Z', lines: [line('D-INK-M')] },
      {
        customer: 'ada@example.com',
        name: '#1003',
        createdAt: '2025-03-01T00:00:00Z',
        lines: [line('T-M')],
        cancelledAt: '2025-03-02T00:00:00Z',
        cancelReason: 'customer',
        financialStatus: 'refunded',
      },
      { customer: 'nobody@example.com', name: '#1004', createdAt: '2025-03-01T00:00:00Z', lines: [line('T-M')] },
      { customer: 'ada@example.com', name: '#1005', createdAt: '2025-03-01T00:00:00Z', lines: [line('NONE')] },
      { customer: 'ada@example.com', name: 'bad', createdAt: 'now', lines: [] },
    ],
  });
});
afterAll(() => shop.close());

async function order(name: string): Promise<Order> {
  const found = await orderByName(shop.store, name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}
const stock = async (id: number) =>
  (await shop.store.db.selectFrom('variants').where('id', '=', id).select('quantity').executeTakeFirstOrThrow())
    .quantity;

describe('imported orders', () => {
  it('have lines, totals, taxes and tracking, and took no stock', async () => {
    expect(await order('1001')).toMatchObject({
      subtotal: 21500,
      shippingPrice: 500,
      taxTotal: 2150,
      total: 24150,
      financialStatus: 'paid',
      fulfillmentStatus: 'partial',
      shippingAddress: { city: 'New York' },
      lines: [
        { title: 'Été Dress - Ink / S', quantity: 2, price: 10000, imageName: 'dress-ink.png' },
        { price: 1500, properties: { Gift: 'yes' } },
      ],
      fulfillments: [{ trackingNumber: '1Z', lines: [{ quantity: 1 }] }],
    });
    expect(await order('#1003')).toMatchObject({
      cancelReason: 'customer',
      financialStatus: 'refunded',
      refunded: 1999,
    });
    expect(await stock(variantId('dress', 'Ink', 'S'))).toBe(10);
  });

  it('are listed newest first, and those that make no sense reported', async () => {
    const { id, token, customerId } = await order('1001');
    const { orders, total } = await ordersOfCustomer(shop.store, customerId ?? 0, { offset: 1, limit: 1 });
    expect([total, orders.map((each) => each.name)]).toEqual([3, ['#1002']]);
    expect((await listOrders(shop.store, { offset: 0, limit: 9 })).orders.map((each) => each.name)).toEqual([
      '#1003',
      '#1002',
      '#1001',
    ]);
    expect((await orderByToken(shop.store, token))?.id).toBe(id);
    expect(await orderByToken(shop.store, 'junk')).toBeNull();
    expect((await ordersByIds(shop.store, [id, 1])).size).toBe(1);
    expect(shop.report.skipped.map((skipped) => skipped.reason)).toEqual([
      expect.stringContaining('Entry 6'),
      'Order #1004: there is no customer nobody@example.com.',
      'Order #1005: there is no variant with the SKU "NONE".',
    ]);
  });

  it('are there once, however often they are imported', async () => {
    const before = await order('1001');
    await importShop(shop.store, shop.shopDir, { force: true });
    expect(await order('1001')).toEqual(before);
    expect((await listOrders(shop.store, { offset: 0, limit: 9 })).total).toBe(3);
  });
});

describe('changes of an order', () => {
  it('send what is left, once', async () => {
    const { id, lines } = await order('1001');
    const tracking = { company: 'UPS', number: '2Z', url: '' };
    expect(await fulfillOrder(shop.store, id, { ...tracking, lineIds: [lines[1]?.id ?? 0] })).toEqual({
      ok: false,
      error: { code: 'nothing_to_fulfil' },
    });
    expect(await fulfillOrder(shop.store, id, tracking)).toMatchObject({
      ok: true,
      value: { fulfillmentStatus: 'fulfilled' },
    });
    expect(await fulfillOrder(shop.store, id, tracking)).toEqual({ ok: false, error: { code: 'nothing_to_fulfil' } });
    expect(await cancelOrder(shop.store, id, 'customer')).toEqual({ ok: false, error: { code: 'fulfilled' } });
    expect(await fulfillOrder(shop.store, 1, tracking)).toEqual({ ok: false, error: { code: 'not_found' } });
  });

  it('put the stock back when it is cancelled', async () => {
    const { id } = await order('1002');
    const before = await stock(variantId('dress', 'Ink', 'M'));
    expect(await cancelOrder(shop.store, id, 'inventory')).toMatchObject({
      ok: true,
      value: { cancelReason: 'inventory' },
    });
    expect(await stock(variantId('dress', 'Ink', 'M'))).toBe(before + 1);
    expect(await cancelOrder(shop.store, id, 'inventory')).toEqual({ ok: false, error: { code: 'cancelled' } });
  });
});
