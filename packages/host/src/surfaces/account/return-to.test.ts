import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { register } from '../../../test/register.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const to = async (visitor: Visitor, url: string) => (await visitor.get(url)).headers.location;

test('who must log in first comes back to the view that was asked for', async () => {
  const otherVisitor = shop.visitor();
  expect(await to(otherVisitor, '/account')).toBe('/account/login');
  expect(await to(otherVisitor, '/account?view=orders&page=2')).toBe(
    `/account/login?return_to=${encodeURIComponent('/account?view=orders&page=2')}`,
  );
  expect(await to(otherVisitor, '/account/addresses')).toBe(
    `/account/login?return_to=${encodeURIComponent('/account/addresses')}`,
  );
});

test('a form of the account whose session has ended leads back to its page, and from elsewhere to the start', async () => {
  const visitor = shop.visitor();
  const post = async (referer: string) =>
    (await visitor.form('/account/profile', {}, { referer: `http://localhost${referer}` })).headers.location;
  expect(await post('/account?view=profile')).toBe(
    `/account/login?return_to=${encodeURIComponent('/account?view=profile')}`,
  );
  expect(await post('/cart')).toBe('/account/login');
});

test('the forms of the profile show what became of them where they say, within the account only', async () => {
  const visitor = shop.visitor();
  await register(shop, visitor, 'paula@example.com');
  for (const form of ['/account/profile', '/account/password']) {
    const post = async (path: string) => (await visitor.form(form, { return_to: path })).headers.location;
    expect(await post('/account?view=profile#profile_form')).toBe('/account?view=profile#profile_form');
    for (const elsewhere of ['/cart', '/accounts', 'https://evil.example', '//evil.example', '/account/../cart'])
      expect(await post(elsewhere)).toBe('/account');
  }
});

test('below a language the way back is of that language', async () => {
  const visitor = shop.visitor();
  await register(shop, visitor, 'paul@example.com');
  const { location } = (await visitor.form('/fr/account/profile', { return_to: '/fr/account?view=profile' })).headers;
  expect(location).toBe('/fr/account?view=profile');
});
