import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { mailedLink } from '../../../test/register.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ publicOrigin: 'https://shop.example' });
});
afterAll(() => shop.close());

const hostile = fc
  .tuple(
    fc.constantFrom('', '/', '/./', ' ', '\t', '\n', '%2f'),
    fc.constantFrom('//', '/\\', '\\\\', 'https:', 'https:/', 'https://', '/\t/', '/\r\n/', '///', '／／'),
    fc.constantFrom('evil.example', 'shop.example@evil.example', 'shop.example.evil.example'),
    fc.constantFrom('', '/cart', '?return_to=//evil.example', '#//shop.example', '\\@shop.example'),
  )
  .map((parts) => parts.join(''));

/** Every form and link that says itself where it leads. */
const FORMS: [url: string, field: string, fields: Record<string, string>][] = [
  ['/account/login', 'return_to', { guest: 'true' }],
  ['/account/login', 'checkout_url', { guest: 'true' }],
  ['/fr/account/login', 'return_to', { guest: 'true' }],
  ['/localization', 'return_to', { country_code: 'CA' }],
  ['/localization', 'return_to', { language_code: 'fr' }],
  ['/cart/add', 'return_to', { id: '1' }],
  ['/cart/update', 'return_to', { note: 'x' }],
  ['/cart/clear', 'return_to', {}],
  ['/contact', 'return_to', { form_type: 'customer', 'contact[email]': 'x' }],
  ['/password', 'return_to', { password: 'x' }],
];
const LINKS = [
  (to: string) => `/discount/TEN?redirect=${encodeURIComponent(to)}`,
  (to: string) => `/account?return_to=${encodeURIComponent(to)}`,
  (to: string) => `/cart/add?id=1&return_to=${encodeURIComponent(to)}`,
  (to: string) => `/account/verify/1/x?return_to=${encodeURIComponent(to)}`,
  (to: string) => `/account/logout?return_to=${encodeURIComponent(to)}`,
];

const stays = (location: string | undefined) => {
  if (location === undefined) return;
  expect(new URL(location, 'https://shop.example/account/login').origin).toBe('https://shop.example');
};

test('no form and no link of the shop leads out of it', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, fc.constantFrom(...FORMS), fc.constantFrom(...LINKS), async (to, form, link) => {
      const visitor = shop.visitor();
      const [url, field, fields] = form;
      const from = `https://shop.example/account/login?return_to=${encodeURIComponent(to)}`;
      stays((await visitor.form(url, { ...fields, [field]: to }, { host: 'shop.example' })).headers.location);
      stays((await visitor.form(url, fields, { host: 'shop.example', referer: from })).headers.location);
      stays((await visitor.get(link(to), { host: 'shop.example' })).headers.location);
    }),
    { numRuns: 120 },
  );
});

const elsewhere: Record<string, string> = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

const STRANGERS: Record<string, string>[] = [
  elsewhere,
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
];

test('no other site’s page changes anything with a visitor’s cookies', async () => {
  const visitor = shop.visitor();
  for (const url of [
    '/account',
    '/account/login',
    '/account/logout',
    '/account/recover',
    '/account/reset',
    '/account/activate',
    '/account/profile',
    '/account/password',
    '/account/addresses',
    '/account/addresses/1',
    '/cart',
    '/cart/add',
    '/cart/add.js',
    '/cart/change.js',
    '/cart/update.js',
    '/cart/clear.js',
    '/localization',
    '/contact',
    '/password',
    '/checkout',
    '/checkouts/x/information',
    '/checkouts/x/payment',
    '/checkouts/x/code',
    '/blogs/journal/on-silk/comments',
  ]) {
    for (const headers of STRANGERS)
      expect([url, (await visitor.form(url, {}, headers)).statusCode]).toEqual([url, 403]);
  }
  const payload = 'customer[first_name]=x';
  for (const method of ['PUT', 'DELETE', 'PATCH'] as const)
    expect((await visitor.send({ method, url: '/account/addresses/1', headers: elsewhere, payload })).statusCode).toBe(
      403,
    );
});

test('links of other sites may fill the cart, and change nothing else', async () => {
  const visitor = shop.visitor();
  const visit = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  for (const url of ['/cart/change?line=1&quantity=0', '/cart/update?note=x', '/cart/clear', '/account/logout'])
    expect([url, (await visitor.get(url, visit)).statusCode]).toEqual([url, 403]);
  for (const url of [
    '/cart/add?id=1',
    '/discount/TEN',
    '/checkout',
    '/account',
    '/account/verify/1/x',
    '/account/confirm/x',
  ])
    expect([url, (await visitor.get(url, visit)).statusCode]).not.toEqual([url, 403]);
  for (const url of ['/cart/add?id=1', '/cart/clear', '/account/logout'])
    expect([url, (await visitor.get(url, { 'sec-purpose': 'prefetch' })).statusCode]).toEqual([url, 400]);
});

test('behind https every cookie is for https, and none is for scripts', async () => {
  const visitor = shop.visitor();
  const answers = [
    await visitor.form('/account', { 'customer[email]': 'ada@example.com', 'customer[password]': 'correct horse' }),
    await visitor.get(await mailedLink(shop, 'ada@example.com', '/account/confirm/')),
    await visitor.get('/discount/TEN'),
    await visitor.form('/account/login', { 'customer[email]': 'ada@example.com', 'customer[password]': 'wrong' }),
    await visitor.form('/localization', { country_code: 'CA' }),
  ];
  const cookies = answers.flatMap((answer) => answer.cookies);
  expect(new Set(cookies.map(({ name }) => name))).toEqual(
    new Set([
      'secure_customer_sig',
      '_vitrine_device',
      '_vitrine_registration',
      'cart',
      '_vitrine_flash',
      'localization',
    ]),
  );
  for (const cookie of cookies)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: true, path: '/' });
  const session = cookies.find(({ name }) => name === 'secure_customer_sig');
  expect(session?.maxAge).toBe(30 * 86_400);
});
