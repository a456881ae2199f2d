/**
 * `data` of every section on pages of the demo shop: what its payload's Liquid prints is what it returns as JavaScript, both of the
 * host's own objects. The compiler and the host do not know each other; this knows both.
 */
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageOfValues } from '../packages/compiler/src/parity/data.ts';
import { tags } from '../packages/host/src/liquid/tags/table.ts';
import { createPages, type Pages } from '../packages/host/src/rendering/pages.ts';
import { addToCart } from '../packages/host/src/shop/cart/add-to-cart.ts';
import { importShop } from '../packages/host/src/shop/import/import-shop.ts';
import type { Store } from '../packages/host/src/store/open.ts';
import { openTestStore } from '../packages/host/src/store/test-store.ts';
import { loadTheme } from '../packages/host/src/theme/load.ts';
import { fixedTheme } from '../packages/host/src/theme/watch.ts';
import { request } from '../packages/host/test/pages-fixture.ts';
import { shopOfValues } from '../packages/storefront/src/shop-of-values.fixture.ts';
import { CUSTOMER_PAGES, VISITOR_PAGES } from '../packages/storefront/test/gate-pages.ts';
import { hostReader, type Visit, visits, visitTag } from './testing/host-reader.ts';

// Run by Node itself, so that the sections and the parity check share one copy of the compiler.
const require = createRequire(import.meta.filename);
const root = join(import.meta.dirname, '..');
const compiler = <T>(file: string): T => require(join(root, 'packages/compiler/src', file)) as T;
const { dataChecker, evaluated, readThemeTexts, stringsOf } =
  compiler<typeof import('../packages/compiler/src/parity.ts')>('parity.ts');
const { describedPage } =
  compiler<typeof import('../packages/compiler/src/parity/described-page.ts')>('parity/described-page.ts');
const { sectionSchema } = compiler<typeof import('../packages/compiler/src/schema.ts')>('schema.ts');

type Section = import('../packages/compiler/src/define-section.ts').Section;

const storefront = join(root, 'packages/storefront');
const files = new Map(
  globSync('src/sections/*/*.section.tsx', { cwd: storefront }).map((file) => [
    basename(file, '.section.tsx'),
    join(storefront, file),
  ]),
);
const config = {
  locale: 'en',
  currency: 'USD',
  moneyFormat: `$\{{amount_no_decimals}}`,
  moneyWithCurrencyFormat: `$\{{amount}} USD`,
  routes: {},
  strings: stringsOf(readThemeTexts(storefront), 'en'),
};
const keys = [
  ...Object.keys(shopOfValues.metafields).flatMap((name) => [
    name.slice(0, name.indexOf('.')),
    name.slice(name.indexOf('.') + 1),
  ]),
  ...Object.keys(shopOfValues.metaobjects.fields),
  ...shopOfValues.metaobjects.types,
];

/** The check of a section, prepared when it is first met. */
const checks = new Map<string, ReturnType<typeof dataChecker>>();
function checkOf(name: string) {
  const file = files.get(name) ?? '';
  const known = checks.get(name) ?? dataChecker(file, config);
  checks.set(name, known);
  return { ...known, section: evaluated(file) as Section };
}

function pageOf({ section: name, global, number }: Visit): { page: PageOfValues; check: ReturnType<typeof checkOf> } {
  const check = checkOf(name);
  const { section, liquid } = check;
  const blocks = Object.entries(section.blocks).map(([type, { settings }]) => [type, Object.keys(settings)] as const);
  const settings = {
    theme: shopOfValues.settings.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])),
    section: Object.keys(section.settings),
    blocks: Object.fromEntries(blocks),
  };
  return { page: describedPage({ reader: hostReader, global, number, settings, keys, liquid }), check };
}

/** In the shop's own language: `request` takes the language apart from the address. */
const ownPages = (pages: Record<string, string[]>): string[] =>
  Object.values(pages)
    .flat()
    .filter((path) => !/^\/fr\b/.test(path));

/** Sections that stand in no template: scripts ask for them. */
const BY_SCRIPTS = ['card-product', 'product-variants'];

let dir = '';
let store: Store;
let pages: Pages;
let customerId: number | null = null;
let orders: string[] = [];
let cartToken: string | null = null;
const differences = new Map<string, string>();
const seen = new Set<string>();

/** The host's tags, with one more while this file runs: other files share its modules. */
const tagsOfHost = tags as Record<string, unknown>;

beforeAll(async () => {
  tagsOfHost.visit = visitTag;
  dir = await mkdtemp(join(tmpdir(), 'vitrine-data-parity-'));
  store = await openTestStore(join(dir, 'data'));
  await importShop(store, join(root, 'shop'));
  const theme = join(dir, 'theme');
  cpSync(join(storefront, 'theme'), theme, { recursive: true });
  mkdirSync(join(theme, 'sections'), { recursive: true });
  for (const [name, file] of files)
    writeFileSync(
      join(theme, 'sections', `${name}.liquid`),
      `{% visit ${name} %}\n${sectionSchema(evaluated(file) as Section)}`,
    );
  pages = createPages({
    store,
    theme: fixedTheme(await loadTheme(theme)),
    dev: false,
    sectionBytes: 0,
    report: () => {},
  });
  const order = await store.db.selectFrom('orders').select(['customer_id']).limit(1).executeTakeFirstOrThrow();
  customerId = order.customer_id;
  const placed = await store.db.selectFrom('orders').select('id').where('customer_id', '=', customerId).execute();
  orders = placed.map(({ id }) => `/account/orders/${id}`);
  for (const { id } of await store.db.selectFrom('variants').select('id').limit(5).execute()) {
    const added = await addToCart(store, cartToken, [{ id, quantity: 2, properties: { Engraving: 'A. L.' } }]);
    if (added.ok) cartToken = added.value.cart.token;
  }
}, 60_000);

afterAll(async () => {
  delete tagsOfHost.visit;
  pages.close();
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

test('what Liquid prints of the demo shop is what `data` returns of it as JavaScript', {
  timeout: 120_000,
}, async () => {
  const visitor = [...ownPages(VISITOR_PAGES), '/collections/dresses/products/bias-midi-skirt'].map((address) => ({
    address,
    customer: null,
  }));
  const customer = [...ownPages(CUSTOMER_PAGES), ...orders].map((address) => ({ address, customer: customerId }));
  for (const { address, customer: signedIn } of [...visitor, ...customer]) {
    // The last attempt of a page finds every row in memory: what the others differ in is forgotten.
    const found = new Map<string, string | undefined>();
    visits.run = (visit) => {
      seen.add(visit.section);
      try {
        const { page, check } = pageOf(visit);
        found.set(visit.id, check.difference(page)?.message);
      } catch (error) {
        // The engine would print it into the page.
        found.set(visit.id, String(error));
      }
    };
    await pages.renderPage(request(address, { customerId: signedIn, cartToken }));
    for (const [id, difference] of found) if (difference !== undefined) differences.set(`${address} ${id}`, difference);
  }
  expect(Object.fromEntries(differences)).toEqual({});
  // The card of a product is asked for by scripts alone.
  const all = [...files.keys()].filter((name) => !BY_SCRIPTS.includes(name));
  expect([...seen].toSorted()).toEqual(all.toSorted());
});
