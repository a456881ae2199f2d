import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { routeAddress } from '../../../test/route-address.ts';
import { routesOf } from '../../gate/gate.ts';

const addressOf = (url: string) => routeAddress(url, () => '1');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Where addresses of the shop begin: of pages, of what pages ask for, and of what runs the host. A merchant's would be another. */
const PLACES = [
  ...['*', '_host', 'account', 'api', 'blogs', 'browsing_context_suggestions.json', 'cart', 'cart.js', 'cart.json'],
  ...['cdn', 'checkout', 'checkouts', 'collections', 'collections.json', 'contact', 'discount', 'localization'],
  ...['orders', 'password', 'products', 'products.json', 'recommendations', 'robots.txt', 'search'],
];

test('the only addresses of a merchant are the theme editor’s, and all of them are 403 for everybody else', {
  tags: ['shop-9', 'editor-1'],
}, async () => {
  const visitor = shop.visitor();
  for (const path of ['/admin', '/admin/products', '/admin/api/2026-01/products.json', '/admin/api/graphql.json'])
    expect([path, (await visitor.get(path)).statusCode]).toEqual([path, 404]);
  const response = await visitor.json('/admin/api/2026-01/products.json', { product: { title: 'Mine' } });
  expect(response.statusCode).toBe(404);

  const places = new Set(routesOf(shop.app).map(({ url }) => url.split('/')[1]));
  expect([...places].sort()).toEqual([...PLACES, 'editor'].sort());

  const routes = routesOf(shop.app).filter(({ url }) => /^\/editor(?:\/|$)/.test(url));
  expect(routes.length).toBeGreaterThan(15);
  const elsewhere: InjectOptions[] = [{ remoteAddress: '192.0.2.7' }, { headers: { 'x-forwarded-for': '127.0.0.1' } }];
  for (const { method, url } of routes)
    for (const from of elsewhere) {
      const answer = await visitor.send({ ...from, method: method as InjectOptions['method'], url: addressOf(url) });
      expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
    }
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
