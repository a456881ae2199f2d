import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import { variantIds } from '../../test/variant-ids.ts';

let shop: TestShop;
let time = Date.parse('2026-03-01T10:00:00Z');
beforeAll(async () => {
  shop = await openTestShop({ now: () => time });
});
afterAll(() => shop.close());

test('discount codes cannot be found by brute force in the cart', async () => {
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: (await variantIds(shop.store)).SCARF });
  const guess = async (discount: string) => (await visitor.json('/cart/update.js', { discount })).statusCode;
  for (let count = 0; count < 20; count += 1) expect(await guess(`WRONG${count}`)).toBe(200);
  expect(await guess('WRONG20')).toBe(429);
  // Right ones look like wrong ones by now, and so do links.
  expect(await guess('TEN')).toBe(429);
  expect((await visitor.get('/discount/WRONG21')).statusCode).toBe(429);
  const permalink = `/cart/${(await variantIds(shop.store)).SCARF}:1`;
  expect((await visitor.get(`${permalink}?discount=WRONG22`)).statusCode).toBe(429);
  expect((await visitor.json('/cart/update.js', { note: 'hello', discount: '' })).statusCode).toBe(200);
  time += 600_000;
  expect((await visitor.json('/cart/update.js', { discount: 'TEN' })).json().discount_codes).toEqual([
    { code: 'TEN', applicable: true },
  ]);
});

test('a code that is already in the cart is not counted as a guess', async () => {
  time += 600_000;
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: (await variantIds(shop.store)).SCARF });
  for (let count = 0; count < 30; count += 1)
    expect((await visitor.json('/cart/update.js', { discount: 'SPELLED-WRONG' })).statusCode).toBe(200);
});

test('nor at the checkout, gift cards or discounts', async () => {
  time += 600_000;
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: (await variantIds(shop.store)).SCARF });
  const checkout = String((await visitor.get('/checkout')).headers.location).replace('/information', '');
  const answerTo = async (code: string) => {
    await visitor.form(`${checkout}/code`, { code, step: 'information' });
    return (await visitor.get(`${checkout}/information`)).body;
  };
  for (let count = 0; count < 20; count += 1) expect(await answerTo(`WRONG${count}`)).toContain('does not apply');
  expect(await answerTo('GIFT1234ABCD5678')).toContain('Too many codes');
  time += 600_000;
  expect(await answerTo('GIFT1234ABCD5678')).toContain('5678');
});

test('500 simultaneous codes count as 20 attempts, in the cart and at the checkout', async () => {
  time += 600_000;
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: (await variantIds(shop.store)).SCARF });
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, index) => visitor.json('/cart/update.js', { discount: `WRONG${index}` })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  time += 600_000;
  const checkout = String((await visitor.get('/checkout')).headers.location).replace('/information', '');
  const looked = vi.spyOn(shop.store, 'write');
  await Promise.all(
    Array.from({ length: 500 }, (_, index) => visitor.form(`${checkout}/code`, { code: `WRONG${index}` })),
  );
  // Each try writes its count, and 20 go on to look for the code; jobs write beside them.
  expect(looked.mock.calls.length).toBeLessThan(600);
  looked.mockRestore();
});

test('500 simultaneous codes from one address count as 60 attempts, with any number of carts and forged cart tokens', async () => {
  time += 600_000;
  const id = (await variantIds(shop.store)).SCARF;
  const carts = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const visitor = shop.visitor();
      await visitor.json('/cart/add.js', { id });
      return visitor;
    }),
  );
  const guess = async (index: number) => {
    const cart = carts[index % 20];
    const link = { cookie: `cart=${String(index).padStart(43, 'a')}` };
    return cart
      ? (await cart.json('/cart/update.js', { discount: `WRONG${index}` })).statusCode
      : (await shop.app.inject({ url: `/discount/WRONG${index}`, headers: link })).statusCode;
  };
  const statuses = await Promise.all(Array.from({ length: 500 }, (_, index) => guess(index)));
  expect(statuses.filter((status) => status < 400)).toHaveLength(60);
});

test('several codes in one request are as many guesses; right ones cost nothing', async () => {
  time += 600_000;
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: (await variantIds(shop.store)).SCARF });
  const guess = async (discount: string) => (await visitor.json('/cart/update.js', { discount })).statusCode;
  const list = (from: number, count: number) => Array.from({ length: count }, (_, index) => `W${from + index}`).join();
  expect([await guess(list(0, 10)), await guess(list(10, 10)), await guess(list(20, 1))]).toEqual([200, 200, 429]);
  time += 600_000;
  for (let count = 0; count < 25; count += 1) expect([await guess(''), await guess('TEN')]).toEqual([200, 200]);
});
