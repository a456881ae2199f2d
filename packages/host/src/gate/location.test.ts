import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { passAppLocation, refererPath, safePath, sendTo } from './location.ts';

test('paths of the shop pass', () => {
  expect(safePath('/cart?x=1#y', '/')).toBe('/cart?x=1#y');
  expect(safePath('/collections/all', '/')).toBe('/collections/all');
});

test.each([
  undefined,
  '',
  'cart',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/a\r\nSet-Cookie: x',
])('%s does not', (target) => {
  expect(safePath(target, '/fallback')).toBe('/fallback');
});

test('any target keeps the browser in the shop', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (target) => {
        const path = safePath(target, '/');
        expect(new URL(path, 'http://shop.example').host).toBe('shop.example');
      },
    ),
  );
});

/** Addresses that browsers read as another site's, or may: after they dropped tabs and line ends, and turned `\\` into `/`. */
const hostile = fc
  .tuple(
    fc.constantFrom('', '/', '/./', '/../', ' ', '\t', '\n', '%2f', '/%09', '/\u0000'),
    fc.constantFrom(
      '//',
      '/\\',
      '\\\\',
      '\\/',
      'https:',
      'https:/',
      'https://',
      'HTTP://',
      '/\t/',
      '/\r\n/',
      '///',
      '%2f%2f',
      '／／',
    ),
    fc.constantFrom(
      'evil.example',
      'shop.example@evil.example',
      'shop.example.evil.example',
      'evil.example%2f..',
      '[::1]',
    ),
    fc.constantFrom('', '/', '/cart', '?x=//shop.example', '#//shop.example', '\\@shop.example', ':80'),
  )
  .map((parts) => parts.join(''));

test('whatever is made of another site’s address, the browser stays', () => {
  fc.assert(
    fc.property(hostile, (target) => {
      for (const page of ['https://shop.example/account/login', 'http://shop.example/fr/cart?x=1']) {
        const to = new URL(safePath(target, '/account'), page);
        expect([to.host, to.protocol]).toEqual(['shop.example', new URL(page).protocol]);
      }
    }),
    { numRuns: 2000 },
  );
});

test('the page a form was on', () => {
  expect(refererPath('http://shop.example/products/a?variant=1', 'shop.example')).toBe('/products/a?variant=1');
  expect(refererPath('http://evil.example/x', 'shop.example')).toBeUndefined();
  expect(refererPath('nonsense', 'shop.example')).toBeUndefined();
});

const app = Fastify();
app.get<{ Querystring: { to: string } }>('/sent', (request, reply) => sendTo(reply, request.query.to, 302));
app.get<{ Querystring: { to: string } }>('/app', async (request, reply) => {
  passAppLocation(reply, request.query.to, '/fr/apps/lists/a');
  return '';
});
const locationOf = async (url: string, to: string) => (await app.inject({ url, query: { to } })).headers.location;

test.each([
  ['/cart?x=é#y', '/cart?x=%C3%A9#y'],
  ['/checkouts/\0/information', '/checkouts/%00/information'],
  ['//evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  [`/login?return_to=${'x'.repeat(3000)}`, '/login'],
  [`/${'☃'.repeat(1000)}`, '/'],
])('a redirect to %s leads to %s', async (to, location) => {
  expect(await locationOf('/sent', to)).toBe(location);
});

test.each([
  ['b?x=1', '/fr/apps/lists/b?x=1'],
  ['/cart', '/cart'],
  ['https://app.example/done?é', 'https://app.example/done?%C3%A9'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://', undefined],
  [`https://app.example/${'x'.repeat(3000)}`, undefined],
])('an app that leads to %s is passed on as %s', async (to, location) => {
  expect(await locationOf('/app', to)).toBe(location);
});
