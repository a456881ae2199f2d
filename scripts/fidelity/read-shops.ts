import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRequest } from '../../packages/host/src/rendering/page-request.ts';
import { createPages } from '../../packages/host/src/rendering/pages.ts';
import { addToCart } from '../../packages/host/src/shop/cart/add-to-cart.ts';
import { updateCart } from '../../packages/host/src/shop/cart/update-cart.ts';
import { addComment } from '../../packages/host/src/shop/content/comments.ts';
import { importShop } from '../../packages/host/src/shop/import/import-shop.ts';
import { openStore, type Store } from '../../packages/host/src/store/open.ts';
import { loadTheme } from '../../packages/host/src/theme/load.ts';
import { fixedTheme } from '../../packages/host/src/theme/watch.ts';
import { writeDocumentedShop } from '../../packages/host/test/documented-shop.ts';
import { request } from '../../packages/host/test/pages-fixture.ts';
import { shopDir } from '../project.ts';
import { documented } from './documented.ts';
import { FILLED_SHOP, fillRows } from './filled-shop.ts';
import { type Reading, readings } from './probes.ts';
import { writeProbeTheme } from './theme.ts';
import { DEMO_VISITS, FILLED_VISITS, type Visit } from './visits.ts';

/** What is in an address between braces, and who reads. */
interface Visitor {
  names: Readonly<Record<string, string>>;
  given: Partial<PageRequest>;
}

/** Every field of the documented forms, as a visitor typed it. */
const FORM = Object.fromEntries(
  'address1 address2 author body city company country email first_name last_name phone province name message zip'
    .split(' ')
    .map((name) => [name, `My ${name}`]),
);

const REFUSED = new Map([
  ['contact', { posted: false, values: FORM, errors: { email: ['is invalid'] } }],
]) as unknown as PageRequest['formResults'];

/** Somebody with orders, a filled cart, a gift card and a comment. */
async function visitorOf(store: Store): Promise<Visitor> {
  const orders = await store.db.selectFrom('orders').selectAll().where('customer_id', 'is not', null).execute();
  const cancelled = orders.find(({ cancelled_at }) => cancelled_at !== null) ?? orders[0];
  const order = orders.find(({ customer_id, id }) => customer_id === cancelled?.customer_id && id !== cancelled?.id);
  const variants = await store.db.selectFrom('variants').select(['id', 'product_id']).limit(40).execute();
  const chosen = await store.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('compare_at_price', 'is not', null)
    .select(['variants.id', 'products.handle'])
    .executeTakeFirst();
  let cartToken: string | null = null;
  for (const { id } of variants) {
    const added = await addToCart(store, cartToken, [{ id, quantity: 2, properties: { Engraving: 'A. L.' } }]);
    if (added.ok) cartToken = added.value.cart.token;
  }
  if (cartToken) {
    const filled = { note: 'Ring twice.', attributes: { Gift: 'yes' }, discount: 'WELCOME10' };
    await updateCart(store, cartToken, filled);
  }
  await fillRows(store, order?.id ?? 0);
  const article = await store.db
    .selectFrom('articles')
    .innerJoin('blogs', 'blogs.id', 'articles.blog_id')
    .where('blogs.comments', '!=', 'no')
    .select(['articles.id', 'articles.handle', 'blogs.handle as blog'])
    .executeTakeFirst();
  if (article) {
    await addComment(store, article.id, { author: 'Ada', email: 'ada@example.com', body: 'Lovely.' });
    await store.write((tx) => tx.updateTable('comments').set({ status: 'published' }).execute());
  }
  const card = await store.db.selectFrom('gift_cards').selectAll().executeTakeFirst();
  if (card) {
    const recipient = JSON.stringify({ email: 'ada@example.com', name: 'Ada', message: 'Enjoy' });
    const bought = { product_id: variants[0]?.product_id ?? null, variant_id: variants[0]?.id ?? null };
    const named = { recipient, ...bought, expires_on: '2027-01-01', mail_at: '2026-12-24T08:00:00Z' };
    await store.write((tx) => tx.updateTable('gift_cards').set(named).where('id', '=', card.id).execute());
  }
  const names = {
    order: String(order?.id ?? ''),
    cancelled: String(cancelled?.id ?? ''),
    variant: String(chosen?.id ?? ''),
    handle: chosen?.handle ?? '',
    product: String(variants[0]?.product_id ?? ''),
    article: article ? `/blogs/${article.blog}/${article.handle}` : '/',
    card: `/gift_cards/1/${card?.token ?? ''}`,
  };
  return { names, given: { customerId: order?.customer_id ?? null, cartToken } };
}

async function readShop(dir: string, shop: string, visits: readonly Visit[]): Promise<Reading[]> {
  const { objects, globals } = documented();
  const themeDir = join(dir, 'theme');
  await writeProbeTheme(themeDir, visits, objects, globals);
  const store = await openStore(join(dir, 'data'));
  await importShop(store, shop);
  const { names, given } = await visitorOf(store);
  const theme = fixedTheme(await loadTheme(themeDir));
  const pages = createPages({ store, theme, dev: false, report: () => {} });
  const found: Reading[] = [];
  for (const [index, visit] of visits.entries()) {
    const address = visit.address.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
    const asked = request(address, {
      ...given,
      designMode: visit.design ?? false,
      ...(visit.refused ? { formResults: REFUSED } : {}),
    });
    const id = `probe-${index}`;
    const text = visit.template ? (await pages.renderPage(asked)).body : (await pages.renderSections(asked, [id]))[id];
    const read = readings(text ?? '');
    if (read.length < 100)
      throw new Error(`${address} says little of its objects: ${(text ?? 'nothing').slice(0, 400)}`);
    found.push(...read);
  }
  pages.close();
  await store.close();
  return found;
}

/** Every reading of every documented property that pages of the demo shop, and of a shop with more in it, give. */
export async function readShops(): Promise<Reading[]> {
  const dir = await mkdtemp(join(tmpdir(), 'vitrine-fidelity-'));
  try {
    const filled = join(dir, 'filled', 'shop');
    await writeDocumentedShop(filled);
    await mkdir(join(filled, 'policies'), { recursive: true });
    const file = join(filled, 'shop.json');
    const shop = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    await writeFile(file, JSON.stringify({ ...shop, ...FILLED_SHOP }));
    await writeFile(
      join(filled, 'policies', 'subscription-policy.html'),
      '<!--{"title":"Subscriptions"}-->\n<p>None.</p>',
    );
    const demo = await readShop(join(dir, 'demo'), shopDir, DEMO_VISITS);
    return [...demo, ...(await readShop(join(dir, 'filled'), filled, FILLED_VISITS))];
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
