import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('nobody but shoppers is served: no address is a merchant’s', { tags: ['shop-9'] }, async () => {
  const visitor = shop.visitor();
  for (const path of ['/admin', '/admin/products', '/admin/api/2026-01/products.json', '/admin/api/graphql.json'])
    expect([path, (await visitor.get(path)).statusCode]).toEqual([path, 404]);
  const response = await visitor.json('/admin/api/2026-01/products.json', { product: { title: 'Mine' } });
  expect(response.statusCode).toBe(404);
});

test('an account is its customer’s own: whoever is not signed in is led to the sign-in', {
  tags: ['account-24'],
}, async () => {
  const visitor = shop.visitor();
  for (const path of ['/account', '/account/addresses']) {
    const answer = await visitor.get(path);
    expect([answer.statusCode, answer.headers.location?.toString().split('?')[0]]).toEqual([302, '/account/login']);
  }
});
