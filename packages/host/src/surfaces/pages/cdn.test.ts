import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { purgedKeys } from '../../rendering/surrogate-keys.ts';
import { buy } from '../../shop/checkout/checkout.fixture.ts';

let shop: TestShop;
let plain: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ cdn: { maxAge: 3600, header: 'Surrogate-Key', purgeUrl: undefined } });
  plain = await openTestShop();
});
afterAll(async () => {
  await shop.close();
  await plain.close();
});

const cdnOf = async (visitor: Visitor, url: string) => {
  const { headers } = await visitor.get(url);
  return { age: headers['cdn-cache-control'], keys: String(headers['surrogate-key'] ?? '').split(' '), headers };
};

test.each([
  '/',
  '/products/slip-dress',
  '/collections/silk',
  '/products/slip-dress.js',
  '/products.json',
  '/pages/about',
])('%s may stay at a CDN, and has a key for what it shows; browsers ask each time', async (url) => {
  for (const _ of ['rendered', 'from the cache']) {
    const { age, keys, headers } = await cdnOf(shop.visitor(), url);
    expect([age, headers['surrogate-control']]).toEqual(['max-age=3600', 'max-age=3600']);
    expect(keys).toContain('all');
    expect(keys.length).toBeGreaterThan(1);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
  }
});

test.each(['/cart', '/cart.js', '/account/login', '/nothing', '/?section_id=cart-count'])(
  '%s stays at no CDN',
  async (url) => {
    const { age, headers } = await cdnOf(shop.visitor(), url);
    expect([age, headers['surrogate-key'], headers['cache-control']]).toEqual([undefined, undefined, 'no-store']);
  },
);

test('a page for the country of a cookie stays at no CDN, and one for the country of the address does', async () => {
  const visitor = shop.visitor();
  await visitor.form('/localization', { country_code: 'CA' });
  expect((await cdnOf(visitor, '/products/slip-dress')).age).toBeUndefined();
  await visitor.form('/localization', { country_code: 'US' });
  expect((await cdnOf(visitor, '/products/slip-dress')).age).toBe('max-age=3600');
});

test('what is sold purges the pages that show it, and no others', async () => {
  const facts: string[] = [];
  const stop = shop.store.changes.subscribe((changed) => facts.push(...changed));
  await buy(shop.store, [{ id: (await variantIds(shop.store)).BELT ?? 0, quantity: 10 }]);
  stop();
  const purged = purgedKeys(facts);
  const isPurged = async (url: string) => (await cdnOf(shop.visitor(), url)).keys.some((key) => purged.has(key));
  expect(await isPurged('/products/leather-belt')).toBe(true);
  expect(await isPurged('/products/leather-belt.js')).toBe(true);
  expect(await isPurged('/products/slip-dress')).toBe(false);
  expect(await isPurged('/pages/about')).toBe(false);
});

test('without a CDN no page has keys', async () => {
  const { age, headers } = await cdnOf(plain.visitor(), '/');
  expect([age, headers['surrogate-key'], headers['surrogate-control']]).toEqual([undefined, undefined, undefined]);
});

test('a closed shop’s pages stay at no CDN', async () => {
  await shop.store.write(async (tx, changed) => {
    const { body } = await tx.selectFrom('shop').select('body').executeTakeFirstOrThrow();
    await tx
      .updateTable('shop')
      .set({ body: JSON.stringify({ ...JSON.parse(body), password: 'secret' }) })
      .execute();
    changed('shop');
  });
  const visitor = shop.visitor();
  await expect.poll(async () => (await visitor.get('/')).statusCode).toBe(302);
  await visitor.form('/password', { password: 'secret' });
  const page = await visitor.get('/');
  expect([page.statusCode, page.headers['cdn-cache-control']]).toEqual([200, undefined]);
});
