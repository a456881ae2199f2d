import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import { routeAddress } from '../../test/route-address.ts';
import { variantIds } from '../../test/variant-ids.ts';
import { routesOf } from './gate.ts';

const SOURCES = path.join(import.meta.dirname, '..');

test('only gate/location.ts redirects', async () => {
  const files = await readdir(SOURCES, { recursive: true });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(80);
  const sets =
    /\.redirect\(|header\(\s*['"`]location|set\(\s*['"`]location|headers?\s*[:(=]\s*\{[^}]*\blocation\b|writeHead\([^;]*\blocation\b/i;
  const found = [];
  for (const file of sources) if (sets.test(await readFile(path.join(SOURCES, file), 'utf8'))) found.push(file);
  expect(found).toEqual(['gate/location.ts']);
});

let shop: TestShop;
let variant = '';
beforeAll(async () => {
  shop = await openTestShop();
  variant = String((await variantIds(shop.store)).SCARF);
});
afterAll(async () => {
  await shop.close();
  expect(shop.reported).toEqual([]);
});

test('no form leads to an address where a visit changes something', async () => {
  const changing = routesOf(shop.app).filter(({ method, changes }) => method === 'GET' && changes === 'own links');
  expect(changing.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/account/logout', '/cart/clear', '/cart/change']),
  );
  const ways = [(url: string) => url, (url: string) => `/fr${url}/?x=1`, (url: string) => url.replace('c', '%63')];
  for (const { url } of changing)
    for (const way of ways) {
      const sent = await shop.visitor().form('/localization', { return_to: way(url), locale_code: 'en' });
      expect([way(url), sent.statusCode, sent.headers.location]).toEqual([way(url), 303, '/']);
    }
  const back = await shop.visitor().form('/localization', { return_to: '/cart?note=/cart/clear', locale_code: 'en' });
  expect(back.headers.location).toBe('/cart?note=/cart/clear');
});

/** What browsers read as another site, or what breaks a header. */
const hostile = fc
  .tuple(
    fc.constantFrom(
      '',
      '/',
      '/fr',
      '/fr/',
      '/./',
      '/../',
      ' ',
      '\t',
      '\n',
      '\0',
      '/%00',
      '%0d%0aX: y',
      '/%5c',
      '/cart',
    ),
    fc.constantFrom(
      '',
      '//',
      '///',
      '/\\',
      '\\\\',
      '\\/',
      'https:',
      'https://',
      '/\t/',
      '\r\n',
      '／／',
      '%2f%2f',
      '/%2f',
    ),
    fc.constantFrom(
      'evil.example',
      'localhost@evil.example',
      'é☃\ud83d\ude00',
      '\0',
      'x'.repeat(3000),
      '☃'.repeat(900),
      '',
    ),
    fc.constantFrom('', '/', '?x=//evil.example', '#//evil.example', '\\@evil.example', `?${'y'.repeat(2100)}`),
  )
  .map((parts) => parts.join(''));

const FIELDS = ['return_to', 'redirect', 'checkout_url', 'return_url', 'id', 'token', 'checkout[email]', 'step'];

test('every redirect of every route stays in the shop and is a short line of ASCII', async () => {
  const routes = routesOf(shop.app).filter(({ url }) => !url.startsWith('/cdn/'));
  let redirects = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      fc.array(hostile, { minLength: 4, maxLength: 4 }),
      async (route, given) => {
        const [inPath = '', inQuery = '', inBody = '', inReferer = ''] = given;
        const fill = routeAddress(route.url, (name) =>
          name === 'items' ? `${variant}:1` : name === '*' ? encodeURI(inPath) : encodeURIComponent(inPath),
        );
        const prefix = inPath.length % 2 === 0 ? '' : '/fr';
        const fields = (value: string) =>
          new URLSearchParams(FIELDS.map((name): [string, string] => [name, value])).toString();
        const answer = await shop.app.inject({
          method: route.method as InjectOptions['method'],
          url: `${prefix}${fill}?${fields(inQuery)}`,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            referer: `http://localhost/${encodeURI(inReferer)}`,
          },
          payload: ['GET', 'HEAD'].includes(route.method) ? undefined : `guest=true&country_code=CA&${fields(inBody)}`,
        });
        expect(answer.statusCode).toBeLessThan(500);
        const { location } = answer.headers;
        if (location === undefined) return;
        redirects += 1;
        expect(location).toMatch(/^\/(?!\/)[!-~]{0,2047}$/);
        expect(new URL(location, 'http://localhost/fr/account/login').origin).toBe('http://localhost');
      },
    ),
    { numRuns: process.env.VITRINE_FULL === '1' ? 5000 : 250 },
  );
  expect(redirects).toBeGreaterThan(40);
});

test('a page of two slashes is no way out: not by its own form, nor as a page', async () => {
  const referer = 'http://localhost/fr//evil.example';
  const posts: Record<string, string>[] = [
    { country_code: 'CA' },
    { country_code: 'CA', return_to: '/fr//evil.example' },
    { language_code: 'en', return_to: '/fr//evil.example' },
  ];
  for (const fields of posts) {
    const answer = await shop.visitor().form('/localization', fields, { referer });
    expect(answer.headers.location).toBeOneOf(['/', '/evil.example', '/fr/evil.example']);
  }
  const page = await shop.visitor().get('/fr//evil.example/%22', { 'accept-encoding': 'identity' });
  expect([page.statusCode, page.body.includes('//evil.example')]).toEqual([404, false]);
});

test('a checkout’s token is text in no header', async () => {
  for (const token of ['%00', '%0d%0aX:%20y', '%E2%98%83'])
    for (const step of ['information', 'shipping', 'payment', 'code']) {
      const answer = await shop.visitor().form(`/checkouts/${token}/${step}`, { choose_country: '1', code: 'X' });
      expect([token, step, answer.statusCode]).toEqual([token, step, expect.toBeOneOf([303, 404])]);
    }
});
