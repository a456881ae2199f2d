import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { buy } from '../../shop/checkout/checkout.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const from = async (url: string, headers = {}) => {
  const answer = await shop.visitor().get(url, headers);
  return [answer.statusCode, answer.headers['server-timing']];
};

test.each([
  '/products/slip-dress',
  '/products/slip-dress?section_id=product-main',
  '/products/slip-dress?sections=product-main,header',
  '/products/slip-dress.js',
  '/products.json?limit=3',
  '/search/suggest.json?q=silk',
  '/blogs/journal.atom',
])('%s says whether it comes from the cache, and answers 304 to who has it', async (url) => {
  const first = await shop.visitor().get(url);
  expect([first.statusCode, first.headers['server-timing']]).toEqual([200, 'cache;desc="miss"']);
  const { etag } = first.headers;
  expect(etag).toMatch(/^".+"$/);
  expect(await from(url)).toEqual([200, 'cache;desc="hit"']);
  expect(await from(url, { 'if-none-match': etag })).toEqual([304, 'cache;desc="hit"']);
});

test('what one visitor is shown is private, and no section call stores it', async () => {
  for (const url of ['/cart', '/?section_id=cart-count', '/?sections=cart-count']) {
    for (const _ of [1, 2]) expect(await from(url), url).toEqual([200, 'cache;desc="private"']);
    expect((await shop.visitor().get(url)).headers['cache-control']).toBe('no-store');
  }
});

test('a sale ends the section calls that show what it changed', async () => {
  const url = '/products/leather-belt.js';
  await from(url);
  await buy(shop.store, [{ id: (await variantIds(shop.store)).BELT ?? 0, quantity: 1 }]);
  expect(await from(url)).toEqual([200, 'cache;desc="hit"']);
  await buy(shop.store, [{ id: (await variantIds(shop.store)).BELT ?? 0, quantity: 9 }]);
  const gone = await shop.visitor().get(url);
  expect([gone.headers['server-timing'], gone.json().available]).toEqual(['cache;desc="miss"', false]);
});
