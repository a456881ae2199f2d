import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { register } from '../../../test/register.ts';
import { variantIds } from '../../../test/variant-ids.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the checkout begins with the customer’s own address, and offers the others', async () => {
  const visitor = shop.visitor();
  await register(shop, visitor, 'ada@example.com');
  const home = {
    'address[first_name]': 'Ada',
    'address[last_name]': 'Vale',
    'address[address1]': '12 Mercer Street',
    'address[city]': 'New York',
    'address[country]': 'United States',
    'address[province]': 'New York',
    'address[zip]': '10013',
    'address[default]': '1',
  };
  await visitor.form('/account/addresses', home);
  await visitor.json('/cart/add.js', { id: (await variantIds(shop.store)).SCARF });
  const open = async () => String((await visitor.get('/checkout')).headers.location);
  const url = (await open()).replace(/\/\w+$/, '/information');
  const field = async () =>
    /name="shipping_address\[address1\]"[^>]*value="([^"]*)"/.exec((await visitor.get(url)).body)?.[1];
  expect(await field()).toBe('12 Mercer Street');
  expect((await visitor.get(url)).body).not.toContain('Your addresses');
  await visitor.form('/account/addresses', { ...home, 'address[address1]': '9 Queen Street', 'address[default]': '0' });
  const page = (await visitor.get(url)).body;
  const id = /name="saved_address" value="(\d+)"[^>]*><span>[^<]*9 Queen Street/.exec(page)?.[1] ?? '';
  await visitor.form(url, { saved_address: id, email: 'ada@example.com' });
  expect(await field()).toBe('9 Queen Street');
  // Only one's own: another's number fills nothing in.
  await visitor.form(url, { saved_address: '999', email: 'ada@example.com' });
  expect(await field()).toBe('12 Mercer Street');
});

test('a checkout that got a new address by a log-in is found from the old one, by its own browser alone', async () => {
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: (await variantIds(shop.store)).SCARF });
  const old = String((await visitor.get('/checkout')).headers.location);
  await register(shop, visitor, 'bea@example.com');
  const there = async () => (await visitor.get(old)).headers.location;
  expect(await there()).toBe('/checkout');
  const now = String((await visitor.get('/checkout')).headers.location);
  expect(now).not.toBe(old);
  expect((await visitor.get(now)).body).toContain('bea@example.com');
  expect((await visitor.form(old, { email: 'bea@example.com' })).headers.location).toBe('/checkout');
  expect((await shop.visitor().get(old)).statusCode).toBe(404);
});
