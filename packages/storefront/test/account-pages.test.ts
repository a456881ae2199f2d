import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoShop, openDemoShop } from './demo-shop.ts';

let shop: DemoShop;
let cookie = '';

beforeAll(async () => {
  shop = await openDemoShop();
  const answer = await fetch(`${shop.origin}/account/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop.origin },
    body: new URLSearchParams({
      form_type: 'customer_login',
      'customer[email]': 'clara.whitlock@example.com',
      'customer[password]': 'linen-and-thread',
    }),
  });
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}, 180_000);
afterAll(() => shop.close());

const pageAt = async (path: string, more = '') =>
  (await fetch(shop.origin + path, { headers: { cookie: cookie + more } })).text();

/** Amounts by the words before them, from the sums of an order. */
async function sums(name: string, more = ''): Promise<Record<string, string>> {
  const link = new RegExp(`href="([^"]+)">\\s*${name}<`).exec(await pageAt('/account?view=orders'))?.[1] ?? '';
  const foot = /<dl class="[^"]*order-sums".*?<\/dl>/s.exec(await pageAt(link, more))?.[0] ?? '';
  const rows = foot.matchAll(/<dt[^>]*>([^<]*)<\/dt>\s*<dd[^>]*>([^<]*)</g);
  return Object.fromEntries([...rows].map(([, words = '', amount = '']) => [words.trim(), amount.trim()]));
}

test('an order that was paid back still says what it came to', async () =>
  expect(await sums('#1003')).toEqual({
    Subtotal: '$530.00',
    'Shipping, Standard': 'FREE',
    'Sales tax, 8.875%': '$47.03',
    Total: '$577.03',
    Refunded: '−$577.03',
  }));

test('an order keeps its own currency, whatever the visitor pays in now', async () => {
  const totals = async (more: string) => [
    ...(await pageAt('/account?view=orders', more)).matchAll(/<dd class="tabular">([^<]+)<\/dd>/g),
  ];
  const [here, there] = [await totals(''), await totals('; localization=FR')];
  expect(here.map(([, amount]) => amount)).toContain('$577.03');
  expect(there.map(([, amount]) => amount)).toEqual(here.map(([, amount]) => amount));
  expect(await sums('#1003', '; localization=FR')).toMatchObject({ Total: '$577.03', Refunded: '−$577.03' });
});

test('a new address begins with no country rather than the first of the list', async () => {
  const select = /<select[^>]*id="AddressCountry-new".*?<\/option>/s.exec(await pageAt('/account/addresses'))?.[0];
  expect(select).toMatch(/<option value="" selected disabled>Country<\/option>$/);
});
