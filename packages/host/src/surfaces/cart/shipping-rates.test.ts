import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CartShop, openCartShop } from './cart.fixture.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());

const id = (sku: string) => shop.id(sku);

test('shipping rates of an address', async () => {
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: id('SCARF') });
  const query =
    'shipping_address[zip]=10013&shipping_address[country]=United%20States&shipping_address[province]=New%20York';
  const prepared = await visitor.send({ method: 'POST', url: `/cart/prepare_shipping_rates.json?${query}` });
  expect([prepared.statusCode, prepared.json()]).toEqual([200, null]);
  const rates = await visitor.get(`/cart/async_shipping_rates.json?${query}`);
  expect(rates.json().shipping_rates).toMatchObject([
    { name: 'Standard', price: '0.00', currency: 'USD' },
    { name: 'Express', price: '25.00' },
  ]);
  const abroad = await visitor.get(
    '/cart/shipping_rates.json?shipping_address[country]=Hong%20Kong&shipping_address[province]=Kowloon',
  );
  expect(abroad.json().shipping_rates).toHaveLength(1);
  const wrong = await visitor.get('/cart/shipping_rates.json?shipping_address[country]=Atlantis');
  expect([wrong.statusCode, wrong.json()]).toEqual([422, { country: ['is not supported.'] }]);
});
