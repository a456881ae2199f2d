import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { demoShop } from './demo-shop.ts';
import { cartWith, firstVariant, signedIn } from './demo-visitor.ts';
import { CUSTOMER_PAGES, MARKET_PAGES, NOT_SHOWN, VISITOR_PAGES, WITHOUT_MARKUP } from './gate-pages.ts';
import { linksOf, pageAddresses, variantAddresses } from './page-addresses.ts';

// Run by Node itself, so that the sections and the parity check share one copy of the compiler.
const require = createRequire(import.meta.filename);
const { checkPageParity, pageConfig } =
  require('@vitrine/compiler/parity.ts') as typeof import('@vitrine/compiler/parity.ts');
const { load } = require('@vitrine/compiler/load.ts') as typeof import('@vitrine/compiler/load.ts');

const storefront = join(import.meta.dirname, '..');
const files = new Map(
  globSync('src/sections/*/*.section.tsx', { cwd: storefront }).map((file) => [
    basename(file, '.section.tsx'),
    join(storefront, file),
  ]),
);
const { origin } = demoShop();

interface Seen {
  /** Names of the islands on the page, and of those whose markup was compared. */
  islands: string[];
  checked: string[];
  links: string[];
  /** The host gives each JSON template an id of its own; empty on a page without one. */
  template: string;
}

/** Opens a page and checks the parity of each of its islands. */
async function lawful(path: string, cookie = ''): Promise<Seen> {
  const answer = await fetch(origin + path, { headers: { cookie, accept: 'text/html' } });
  const html = await answer.text();
  expect({ path, isFault: answer.status >= 500 }).toEqual({ path, isFault: false });
  expect({ path, errors: html.match(/Liquid (syntax )?error[^<]{0,200}/g) }).toEqual({ path, errors: null });
  const islands = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name = '']) => name);
  const template = /id="shopify-section-template--(\d+)__/.exec(html)?.[1] ?? '';
  const links = linksOf(html, origin);
  if (!html.includes('id="vitrine-config"')) {
    expect({ path, islands }).toEqual({ path, islands: [] });
    return { islands, checked: [], links, template };
  }
  const { checked, broken } = checkPageParity(html, files, pageConfig(html));
  expect({ path, broken }).toEqual({ path, broken: [] });
  return { islands, checked, links, template };
}

test('on a page of each template, and in each state of it, what Liquid painted is what React renders', {
  timeout: 600_000,
}, async () => {
  const [islands, checked] = [new Set<string>(), new Set<string>()];
  const templates = new Map<string, string>();
  const hold = async (path: string, cookie = '', name = ''): Promise<Seen> => {
    const seen = await lawful(path, cookie);
    for (const island of seen.islands) islands.add(island);
    for (const island of seen.checked) checked.add(island);
    if (name !== '') expect({ path, id: seen.template }).toEqual({ path, id: templates.get(name) ?? seen.template });
    if (name !== '') templates.set(name, seen.template);
    return seen;
  };
  for (const [name, paths] of Object.entries(VISITOR_PAGES)) for (const path of paths) await hold(path, '', name);
  for (const path of MARKET_PAGES) await hold(path, 'localization=GB');
  const ends = <T>(list: T[]): T[] => [...new Set([...list.slice(0, 1), ...list.slice(-1)])];
  const variants = await variantAddresses(origin, (all) => [
    ...ends(all.filter(({ available }) => available)),
    ...ends(all.filter(({ available }) => !available)),
  ]);
  for (const path of variants) await hold(path, '', 'product');

  const customer = await signedIn(origin);
  for (const [name, paths] of Object.entries(CUSTOMER_PAGES))
    for (const path of paths) await hold(path, customer, name);
  const { links } = await hold('/account?view=orders', customer);
  const orders = links.filter((link) => link.startsWith('/account/orders/'));
  expect(orders.length).toBeGreaterThan(3);
  for (const path of orders) await hold(path, customer, 'customers/order');

  const [dress, card] = await Promise.all([
    firstVariant(origin, 'column-slip-dress'),
    firstVariant(origin, 'gift-card'),
  ]);
  const cart = await cartWith(origin, [
    { id: dress, quantity: 2, properties: { _inventory: '12', 'Made for': '"Ada" & <Clara>' } },
    { id: card, quantity: 1, properties: { 'Recipient email': 'ada@example.com', 'Recipient name': 'Ada' } },
  ]);
  for (const path of ['/cart', '/fr/cart']) await hold(path, cart, 'cart');
  for (const path of ['/', '/products/column-slip-dress', '/search?q=silk']) await hold(path, cart);

  const all = globSync('**/*.json', { cwd: join(storefront, 'theme/templates') }).map((file) => file.slice(0, -5));
  expect([...templates.keys(), ...Object.keys(NOT_SHOWN)].toSorted()).toEqual(all.toSorted());
  // A page with another template than the one it is named for would have the id of that one, or none.
  expect(new Set(templates.values()).size).toBe(templates.size);
  expect([...templates.values()]).not.toContain('');

  // The others print no payload: of them there is nothing to compare on a page, and random props check their parity.
  const defined = [...files].flatMap(([name, file]) => {
    const { view, hydrate } = load(file).default as import('@vitrine/compiler').Section;
    return view !== undefined && hydrate !== 'never' ? [name] : [];
  });
  expect([...islands].toSorted()).toEqual(defined.toSorted());
  expect([...checked, ...Object.keys(WITHOUT_MARKUP)].toSorted()).toEqual(defined.toSorted());
});

test.runIf(process.env.VITRINE_FULL === '1')('on every page of the demo shop', { timeout: 600_000 }, async () => {
  const addresses = new Set(await pageAddresses(origin));
  // A set is walked in the order of insertion, what is added on the way too.
  for (const path of addresses) for (const link of (await lawful(path)).links) addresses.add(link);
  expect(addresses.size).toBeGreaterThan(200);
});
