import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoShop, openDemoShop } from './demo-shop.ts';
import { linksOf, pageAddresses } from './page-addresses.ts';

// Run by Node itself, so that the sections and the law share one copy of the compiler.
const { checkPageLaw, pageConfig } = createRequire(import.meta.filename)(
  '@vitrine/compiler/law.ts',
) as typeof import('@vitrine/compiler/law.ts');

const sections = join(import.meta.dirname, '../src/sections');
const files = new Map(
  globSync('*/*.section.tsx', { cwd: sections }).map((file) => [basename(file, '.section.tsx'), join(sections, file)]),
);

let shop: DemoShop;
beforeAll(async () => {
  shop = await openDemoShop();
}, 180_000);
afterAll(() => shop.close());

/** Opens a page and holds each of its islands to the law. Resolves to the names of the islands checked, and its links. */
async function lawful(path: string, cookie = ''): Promise<{ checked: string[]; links: string[] }> {
  const answer = await fetch(shop.origin + path, { headers: { cookie, accept: 'text/html' } });
  const html = await answer.text();
  expect({ path, isFault: answer.status >= 500 }).toEqual({ path, isFault: false });
  expect({ path, errors: html.match(/Liquid (syntax )?error[^<]{0,200}/g) }).toEqual({ path, errors: null });
  const links = linksOf(html, shop.origin);
  if (!html.includes('id="vitrine-config"')) return { checked: [], links };
  const { checked, broken } = checkPageLaw(html, files, pageConfig(html));
  expect({ path, broken }).toEqual({ path, broken: [] });
  return { checked, links };
}

/** A visitor's cart cookie, after lines were added. */
async function bagWith(
  items: { id: number; quantity: number; properties?: Record<string, string> }[],
): Promise<string> {
  const answer = await fetch(`${shop.origin}/cart/add.js`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function firstVariants(handles: string[]): Promise<number[]> {
  return Promise.all(
    handles.map(async (handle) => {
      const { variants } = (await (await fetch(`${shop.origin}/products/${handle}.js`)).json()) as {
        variants: { id: number; available: boolean }[];
      };
      return variants.find((variant) => variant.available)?.id ?? 0;
    }),
  );
}

test('on every page of the demo shop, what Liquid painted is what React renders from the payload', async () => {
  const addresses = new Set(await pageAddresses(shop.origin));
  const seen = new Set<string>();
  // A set is walked in the order of insertion, what is added on the way too.
  for (const path of addresses) {
    const { checked, links } = await lawful(path);
    for (const name of checked) seen.add(name);
    for (const link of links) addresses.add(link);
  }
  expect(addresses.size).toBeGreaterThan(200);
  expect([...seen]).toEqual(expect.arrayContaining(['header', 'product', 'collection', 'cart']));
}, 180_000);

test('also with a full bag, and for a customer', async () => {
  const [dress = 0, card = 0] = await firstVariants(['column-slip-dress', 'gift-card']);
  const cookie = await bagWith([
    { id: dress, quantity: 2, properties: { _inventory: '12', 'Made for': '"Ada" & <Clara>' } },
    { id: card, quantity: 1, properties: { 'Recipient email': 'ada@example.com', 'Recipient name': 'Ada' } },
  ]);
  for (const path of ['/cart', '/fr/cart']) expect((await lawful(path, cookie)).checked).toContain('cart');
  for (const path of ['/', '/products/column-slip-dress', '/search?q=silk']) await lawful(path, cookie);
  const signedIn = await fetch(`${shop.origin}/account/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      form_type: 'customer_login',
      customer: { email: 'clara.whitlock@example.com', password: 'linen-and-thread' },
    }),
  });
  const customer = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const account = await fetch(`${shop.origin}/account`, { redirect: 'manual', headers: { cookie: customer } });
  expect(account.status).toBe(200);
  for (const path of ['/account', '/account/addresses', '/cart', '/']) await lawful(path, customer);
  const { checked, links } = await lawful('/account?view=orders', customer);
  expect(checked).toContain('account-orders');
  const orders = links.filter((link) => link.startsWith('/account/orders/'));
  expect(orders.length).toBeGreaterThan(3);
  for (const path of orders) expect((await lawful(path, customer)).checked).toContain('account-order');
}, 180_000);
