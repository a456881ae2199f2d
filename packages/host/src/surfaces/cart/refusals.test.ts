import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CartShop, openCartShop } from './cart.fixture.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());

const id = (sku: string) => shop.id(sku);

test('more than there is: the rest is added, and the answer says so', async () => {
  const visitor = shop.visitor();
  const answer = await visitor.json('/cart/add.js', { id: id('SLIP-INK-S'), quantity: 9 });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    status: 422,
    message: 'Cart Error',
    description: expect.stringContaining('5'),
  });
  expect((await visitor.get('/cart.js')).json().item_count).toBe(5);
  const full = await visitor.json('/cart/add.js', { id: id('SLIP-INK-S') });
  expect(full.statusCode).toBe(422);
  const over = await visitor.json('/cart/change.js', { line: 1, quantity: 6 });
  expect(over.statusCode).toBe(422);
  expect(over.json()).toMatchObject({
    errors: expect.any(String),
    message: expect.any(String),
    description: expect.any(String),
  });
});

test('sold out, unknown, missing', async () => {
  const visitor = shop.visitor();
  const soldOut = await visitor.json('/cart/add.js', { id: id('SLIP-INK-M') });
  expect([soldOut.statusCode, soldOut.json().description]).toEqual([
    422,
    "The product 'Slip Dress - Ink / M' is already sold out.",
  ]);
  const unknown = await visitor.json('/cart/add.js', { id: 123 });
  expect([unknown.statusCode, unknown.json()]).toEqual([
    404,
    { status: 404, message: 'Cart Error', description: 'Cannot find variant' },
  ]);
  expect((await visitor.json('/cart/add.js', {})).statusCode).toBe(400);
  const change = await visitor.json('/cart/change.js', { id: 'nothing', quantity: 1 });
  expect([change.statusCode, change.json()]).toEqual([
    400,
    {
      status: 'bad_request',
      message: 'no valid id or line parameter',
      description: 'no valid id or line parameter',
    },
  ]);
  const update = await visitor.json('/cart/update.js', { updates: { 123: 1 } });
  expect([update.statusCode, update.json().description]).toEqual([404, 'Cannot find variant']);
});

test('a change is not made ahead of time', async () => {
  const answer = await shop.visitor().get(`/cart/add?id=${id('SCARF')}`, { 'sec-purpose': 'prefetch' });
  expect(answer.statusCode).toBe(400);
});

test('another site cannot change the cart', async () => {
  const fields = { id: String(id('SCARF')) };
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
  ];
  for (const headers of foreign) {
    expect((await shop.visitor().form('/cart/add.js', fields, headers)).statusCode).toBe(403);
  }
  const own = { origin: 'http://localhost:80', host: 'localhost:80', 'sec-fetch-site': 'same-origin' };
  expect((await shop.visitor().form('/cart/add.js', fields, own)).statusCode).toBe(200);
});
