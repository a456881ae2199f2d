import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages, type PagesFixture, printed } from '../../../test/pages-fixture.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { buy } from '../../shop/checkout/checkout.fixture.ts';
import { createTestGateway } from '../../shop/checkout/test-gateway.ts';
import {
  registerCustomer,
  requestReset,
  requestVerification,
  setPassword,
  verifyAddress,
} from '../../shop/customers/customers.ts';
import { cancelOrder, fulfillOrder, ordersOfCustomer } from '../../shop/orders/orders.ts';
import { refundOrder } from '../../shop/orders/refund-order.ts';
import type { Order } from '../../shop/orders/types-commerce.ts';

let fixture: PagesFixture;
beforeAll(async () => {
  fixture = await openPages();
});
afterAll(() => fixture.close());

async function register(email: string): Promise<number> {
  const registered = await registerCustomer(fixture.store, { email, password: 'correct horse' });
  if (!registered.ok) throw new Error('not registered');
  return registered.value.id;
}

/** An order of a scarf, and a belt; of a guest where nobody is said. */
async function buyItems(email: string, customerId: number | null = null): Promise<Order> {
  const ids = await variantIds(fixture.store);
  return buy(fixture.store, [{ id: ids.SCARF }, { id: ids.BELT }], { email, customerId });
}
const namesOf = async (id: number) =>
  (await ordersOfCustomer(fixture.store, id, { offset: 0, limit: 50 })).orders.map(({ name }) => name);

test('orders of a guest join the account once the address is proved, and not before', async () => {
  const guests = await buyItems('Ada@Example.com');
  const id = await register('ada@example.com');
  expect(await namesOf(id)).toEqual([]);
  const later = await buyItems('ada@example.com');
  expect(await namesOf(id)).toEqual([]);
  const token = (await requestVerification(fixture.store, id)) ?? '';
  const other = await register('eve@example.com');
  expect(await verifyAddress(fixture.store, other, token)).toBe(false);
  expect(await verifyAddress(fixture.store, id, token, new Date(Date.now() + 31 * 86_400_000))).toBe(false);
  expect(await verifyAddress(fixture.store, id, token)).toBe(true);
  expect(await verifyAddress(fixture.store, id, token)).toBe(false);
  expect(await namesOf(id)).toEqual([later.name, guests.name]);
  const after = await buyItems('ada@example.com');
  expect(await namesOf(id)).toEqual([after.name, later.name, guests.name]);
  expect(await namesOf(other)).toEqual([]);
  expect(await requestVerification(fixture.store, id)).toBeNull();
});

test('a link for a new password proves the address as well', async () => {
  const guests = await buyItems('mira@example.com');
  const customerId = await register('mira@example.com');
  const { token = '' } = (await requestReset(fixture.store, 'mira@example.com')) ?? {};
  const words = { password: 'new password', confirmation: 'new password' };
  await setPassword(fixture.store, { purpose: 'reset', customerId, token, ...words });
  expect(await namesOf(customerId)).toEqual([guests.name]);
});

test('orders come in pages, newest first', async () => {
  const customerId = await register('paged@example.com');
  const names: string[] = [];
  for (let count = 0; count < 5; count += 1) names.unshift((await buyItems('paged@example.com', customerId)).name);
  const source = `{% paginate customer.orders by 2 %}{% for order in customer.orders %}{{ order.name }} {% endfor %}|{{ paginate.current_page }}/{{ paginate.pages }} of {{ paginate.items }}|{{ paginate.next.url }}{% endpaginate %}`;
  const page = (address: string) => printed(fixture, source, { address, customerId, name: 'index' });
  expect(await page('/')).toBe(`${names[0]} ${names[1]} |1/3 of 5|/?page=2`);
  expect(await page('/?page=3')).toBe(`${names[4]} |3/3 of 5|`);
  expect(await page('/?page=4')).toBe('|4/3 of 5|');
});

test('an order tells how it went on: payments, parcels, a cancellation', async () => {
  const customerId = await register('told@example.com');
  const { store } = fixture;
  const order = await buyItems('told@example.com', customerId);
  const line = order.lines.find(({ productHandle }) => productHandle === 'silk-scarf')?.id ?? 0;
  const parcel = { company: 'UPS', number: '1Z', url: 'https://ups.example/1Z' };
  await fulfillOrder(store, order.id, { ...parcel, lineIds: [line] });
  await refundOrder(store, createTestGateway(), order.id, 500);
  const source = `{% for order in customer.orders %}{{ order.financial_status }} {{ order.fulfillment_status_label }} {{ order.cancelled }}
{% for item in order.line_items %}{{ item.product_title }}:{{ item.fulfillment.tracking_number }}:{{ item.fulfillment.tracking_url }}:{{ item.successfully_fulfilled_quantity }};{% endfor %}
{% for paid in order.transactions %}{{ paid.kind }} {{ paid.status }} {{ paid.amount }};{% endfor %}{% endfor %}`;
  const output = await printed(fixture, source, { customerId });
  expect(output).toContain('partially_refunded Partially fulfilled false');
  expect(output).toContain('Silk Scarf:1Z:https://ups.example/1Z:1;');
  expect(output).toContain('Leather Belt:::0;');
  expect(output).toContain(`authorization success ${order.total};capture success ${order.total};refund success 500;`);
  expect(await cancelOrder(store, order.id, 'customer')).toMatchObject({ ok: false });
});
