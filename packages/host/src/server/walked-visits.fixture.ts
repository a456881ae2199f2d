import { once } from 'node:events';
import { request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect } from 'vitest';
import { EVERYTHING } from '../store/changes.ts';
import { SECTIONS } from './walked-shop.fixture.ts';
import { type Cookies, VISITORS, type World } from './walked-world.fixture.ts';

const ADDRESSES = [
  '/',
  '/?page=2',
  '/products/slip-dress',
  '/products/slip-dress?variant=VARIANT',
  '/products/slip-dress?view=tall',
  '/products/silk-scarf',
  '/products/leather-belt',
  '/collections/silk/products/slip-dress',
  '/collections/silk',
  '/collections/silk?page=2',
  '/collections/silk/best-seller',
  '/collections/best',
  '/collections/stocked',
  '/collections/all?sort_by=best-selling',
  '/collections/all?sort_by=price-ascending',
  '/collections/silk?filter.v.availability=1',
  '/collections/silk?filter.v.option.color=Ink&sort_by=title-descending',
  '/collections/types?q=Accessories',
  '/collections',
  '/search?q=silk',
  '/search?q=charmeuse&type=product',
  '/search?q=silk&options[unavailable_products]=hide',
  '/blogs/journal',
  '/blogs/journal/tagged/silk',
  '/blogs/journal/on-silk',
  '/blogs/journal/later',
  '/pages/about',
  '/pages/look/evening',
  '/policies/refund-policy',
  '/account',
  '/account/login',
  '/cart',
  '/cart.js',
  '/gift_cards/1/GIFT',
  '/nowhere',
  '/old',
  '/variants/VARIANT',
  '/?sections=cards,exact,journal',
  '/products/slip-dress?sections=own,clock,there',
  '/products/slip-dress?variant=VARIANT&section_id=own',
  '/collections/best?section_id=best',
  '/recommendations/products?product_id=PRODUCT&section_id=recommended',
  '/recommendations/products?product_id=PRODUCT&section_id=recommended&intent=complementary',
  '/recommendations/products.json?product_id=PRODUCT',
  '/recommendations/products.json?product_id=PRODUCT&intent=complementary',
  '/products/slip-dress.js',
  '/products/silk-scarf.json',
  '/products.json',
  '/collections/stocked/products.json',
  '/collections.json',
  '/search/suggest.json?q=silk',
  '/search/suggest?q=silk&section_id=suggested',
  '/blogs/journal.atom',
  '/blogs/journal/on-silk/comments.atom',
  '/collections/best.atom',
  '/collections/best.oembed',
  '/products/silk-scarf.oembed',
  '/sitemap.xml',
  '/sitemap_blogs_1.xml',
  '/sitemap_products_1.xml',
  '/robots.txt',
  '/cdn/shop/t/1/assets/base.css',
  // Alone, so that no section is right only because of what another one shows.
  ...Object.keys(SECTIONS).map((name) => `/?section_id=${name}`),
];

/** Pages of which shops live, and those that show who visits. */
const FREQUENT = [
  '/',
  '/products/slip-dress',
  '/collections/silk',
  '/search?q=silk',
  '/blogs/journal/on-silk',
  '/cart',
];

/** How a browser asks: the encodings it takes, whether it has the page already, whether it wants the head alone. */
const WAYS = ['identity', 'gzip', 'br', 'known', 'head'] as const;

const who = fc.record({
  country: fc.constantFrom('US', 'FR', 'US', 'FR', 'XX', null),
  visitor: fc.constantFrom('stranger', ...VISITORS),
});
const where = fc.record({
  address: fc.oneof(fc.constantFrom(...FREQUENT), fc.constantFrom(...ADDRESSES)),
  language: fc.constantFrom('', '', '/fr'),
  way: fc.constantFrom('identity', 'identity', 'known', ...WAYS),
});
/** Two visits of one address: what one of the visitors is shown may not be what the other is. */
export const visits = fc
  .tuple(where, who, who)
  .map(([asked, one, another]) => [one, another].map((each) => ({ ...asked, ...each })));
export type Values<A> = A extends fc.Arbitrary<infer V> ? V : never;
type Visit = Values<typeof where> & Values<typeof who>;
const COMPARED = [
  'content-type',
  'content-encoding',
  'cache-control',
  'vary',
  'link',
  'location',
  'etag',
  'content-security-policy',
];

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

const decoded: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** What a host answers on a socket: cached pages are answered before the framework sees the request. */
export async function ask(
  { ports, agent }: World,
  host: 0 | 1,
  path: string,
  headers: Cookies,
  method: string,
): Promise<Answer> {
  const call = send({ agent, port: ports[host], path, method, headers: { host: 'shop.example', ...headers } }).end();
  const [answer] = await once(call, 'response');
  const raw = await buffer(answer);
  const body = raw.length === 0 ? raw : (decoded[String(answer.headers['content-encoding'])]?.(raw) ?? raw);
  const set: string[] = answer.headers['set-cookie'] ?? [];
  return {
    status: answer.statusCode,
    headers: {
      ...Object.fromEntries(COMPARED.map((name) => [name, answer.headers[name]])),
      // What is stored may be compressed once more, and better.
      'content-length': raw === body || method === 'HEAD' ? answer.headers['content-length'] : undefined,
      'set-cookie': set.map((cookie) => cookie.split('=')[0]),
    },
    body: body.toString(),
  };
}

export async function urlOf({ store }: World, address: string, language = ''): Promise<string> {
  const { db } = store;
  const names: Record<string, () => Promise<string | number | undefined>> = {
    PRODUCT: async () =>
      (await db.selectFrom('products').where('handle', '=', 'slip-dress').select('id').executeTakeFirst())?.id,
    VARIANT: async () =>
      (await db.selectFrom('variants').where('sku', '=', 'SLIP-OAT-S').select('id').executeTakeFirst())?.id,
    GIFT: async () =>
      (await db.selectFrom('gift_cards').where('order_id', 'is not', null).select('token').executeTakeFirst())?.token ??
      '',
  };
  let url = address;
  for (const [name, find] of Object.entries(names))
    if (url.includes(name)) url = url.replace(name, String(await find()));
  return url.startsWith('/cdn/') || url.startsWith('/gift_cards/') ? url : language + url;
}

export async function compare(world: World, { address, language, country, visitor, way }: Visit): Promise<void> {
  const url = await urlOf(world, address, language);
  const cookies: Cookies = { ...world.cookies[visitor], ...(country === null ? {} : { localization: country }) };
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const headers: Cookies = {
    'accept-encoding': way === 'gzip' || way === 'br' ? way : 'identity',
    ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
  };
  const method = way === 'head' ? 'HEAD' : 'GET';
  const of = `${method} ${url} ${country} ${visitor} ${way}`;
  const first = await ask(world, 0, url, headers, method);
  // What is nowhere, not yet, or for others is answered alike by both; anything else is a mistake of this test.
  expect([200, 301, 302, 404], `${of} ${first.status}`).toContain(first.status);
  // Asked again it comes from memory, and once more it is answered before the framework.
  const again = [await ask(world, 0, url, headers, method), await ask(world, 0, url, headers, method)];
  world.other.changes.publish([EVERYTHING]);
  await settled(world);
  const fresh = await ask(world, 1, url, headers, method);
  expect(first, of).toEqual(fresh);
  for (const each of again) expect(each, `${of}, again`).toEqual(fresh);
  const { etag } = fresh.headers;
  if (way !== 'known' || typeof etag !== 'string') return;
  const known = { ...headers, 'if-none-match': etag };
  const unchanged = await ask(world, 1, url, known, method);
  for (const time of ['once', 'twice'])
    expect(await ask(world, 0, url, known, method), `${of} ${time}`).toEqual(unchanged);
}

/** Lets what the hosts read again after a change of the shop's record be read. */
export const settled = async ({ store, other }: World) => {
  for (const { db } of [store, other]) await db.selectFrom('shop').select('id').execute();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
