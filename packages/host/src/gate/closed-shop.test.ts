import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../test/open-test-shop.ts';
import { routeAddress } from '../../test/route-address.ts';
import { writeShopFolder } from '../../test/shop-folder.ts';
import { cardForm, contactForm } from '../../test/typed-forms.ts';
import { variantIds } from '../../test/variant-ids.ts';
import { importShop } from '../shop/import/import-shop.ts';
import { type GatedRoute, routesOf } from './gate.ts';

const PASSWORD = 'linen';

/** Every route that answers a stranger in a closed shop. What is added here is seen by everybody. */
const PUBLIC = [
  'GET /_host/customers/:id',
  'GET /_host/health',
  'GET /_host/live',
  'GET /_host/metrics',
  'GET /_host/ready',
  'GET /cdn/fonts/:family/:file',
  'GET /cdn/shop/articles/:name',
  'GET /cdn/shop/collections/:name',
  'GET /cdn/shop/files/:name',
  'GET /cdn/shop/products/:name',
  'GET /cdn/shop/t/:number/assets/:name',
  'GET /cdn/shopifycloud/*',
  'GET /cdn/shopifycloud/host/countries.json',
  'GET /cdn/shopifycloud/storefront/assets/payment_icons/:file',
  'GET /cdn/static/images/flags/:file',
  'GET /checkouts/:token/thank_you',
  'GET /editor',
  'GET /editor/api/dynamic-sources',
  'GET /editor/api/events',
  'GET /editor/api/metaobject-types',
  'GET /editor/api/resources/:kind',
  'GET /editor/api/saves',
  'GET /editor/api/texts',
  'GET /editor/api/theme',
  'GET /editor/assets/:name',
  'GET /editor/preview.js',
  'GET /editor/preview/section',
  'GET /orders/:token',
  'GET /password',
  'GET /robots.txt',
  'PATCH /editor/api/files/:name',
  'POST /_host/policy-reports',
  'POST /contact',
  'POST /editor/api/drafts/:id/render',
  'POST /editor/api/files',
  'POST /editor/api/saves',
  'POST /editor/api/saves/:revision/restore',
  'POST /localization',
  'POST /password',
  'PUT /editor/api/drafts/:id',
  'PUT /localization',
];

/** What the shop really has, so that a route that is open would answer with it. */
const VALUES: Record<string, string> = {
  blog: 'journal',
  article: 'on-silk',
  code: 'TEN',
  token: 'abcdefgh12345678',
  id: '1',
  '*': 'anything',
};

let shop: TestShop;
let scarf = '';
beforeAll(async () => {
  const url = 'http://localhost:1/proxy';
  shop = await openTestShop({
    shop: { password: PASSWORD },
    dev: true,
    hasApps: true,
    appProxies: [{ path: '/apps/lists', url, secret: 'hush' }],
  });
  scarf = String((await variantIds(shop.store)).SCARF);
});
afterAll(async () => {
  await shop.close();
  expect(shop.reported).toEqual([]);
});

function addressOf({ url }: GatedRoute): string {
  const handle = url.startsWith('/blogs') ? 'journal' : url.startsWith('/collections') ? 'silk' : 'slip-dress';
  return routeAddress(url, (name) =>
    name === 'handle' ? handle : name === 'items' ? `${scarf}:1` : (VALUES[name] ?? 'x'),
  );
}

const named = ({ method, url }: GatedRoute) => `${method} ${url}`;
const isHead = ({ method }: GatedRoute) => method === 'HEAD';
const closed = () => routesOf(shop.app).filter((route) => route.public === null);

const VISIT = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };
const SCRIPT = { accept: 'application/json', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' };

const ask = (visitor: Visitor, { method, ...route }: GatedRoute, headers: Record<string, string>) =>
  visitor.send({
    method: method as InjectOptions['method'],
    url: addressOf({ method, ...route }),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: ['GET', 'HEAD'].includes(method) ? undefined : `id=${scarf}&quantity=1`,
  });

test('every route is behind the gate, or listed as public with a reason', () => {
  const routes = routesOf(shop.app);
  expect(routes.length).toBeGreaterThan(60);
  const open = routes.filter((route) => route.public !== null && !isHead(route));
  expect(open.map(named).sort()).toEqual(PUBLIC);
  for (const route of open)
    expect([named(route), route.public]).toEqual([named(route), expect.stringMatching(/\w+ \w+/)]);
});

test('a route that declares nothing is closed: as a page it leads to the password, as data it is 401', async () => {
  const visitor = shop.visitor();
  for (const route of closed()) {
    const page = await ask(visitor, route, VISIT);
    if (isHead(route) && route.changes !== null) {
      expect([named(route), page.statusCode]).toEqual([named(route), 405]);
      continue;
    }
    const status = ['GET', 'HEAD'].includes(route.method) ? 302 : 303;
    expect([named(route), page.statusCode, page.headers.location]).toEqual([named(route), status, '/password']);
    const data = await ask(visitor, route, SCRIPT);
    expect([named(route), data.statusCode]).toEqual([named(route), 401]);
    if (!isHead(route))
      expect(data.json()).toMatchObject({ status: 401, description: expect.stringContaining('closed') });
  }
  expect([...visitor.cookies.keys()]).toEqual([]);
  const rows = await Promise.all(
    (['carts', 'checkouts', 'orders', 'customers'] as const).map((table) =>
      shop.store.db
        .selectFrom(table)
        .select('id' as never)
        .execute(),
    ),
  );
  expect(rows.flat()).toEqual([]);
});

test.each([
  '/products.json',
  '/products/slip-dress.js',
  '/products/slip-dress.json',
  '/products/slip-dress.oembed',
  '/collections/silk.atom',
  '/blogs/journal.atom',
  '/search/suggest.json?q=silk',
  '/search/suggest?q=silk&section_id=header',
  '/recommendations/products?product_id=1&section_id=header',
  '/?section_id=header',
  '/?sections=header',
  '/cart.js',
  '/sitemap.xml',
  '/fr/products.json',
  '//products.json',
  '/nothing.json',
])('%s says nothing to programs that send no header', async (url) => {
  const answer = await shop.visitor().get(url);
  expect([answer.statusCode, /slip|silk|journal/i.test(answer.body)]).toEqual([401, false]);
});

test('of the forms of /contact only the sign-up for news is open', async () => {
  const visitor = shop.visitor();
  const post = (type: string | undefined, headers: Record<string, string>) => {
    const kind: Record<string, string> = type === undefined ? {} : { form_type: type };
    return visitor.form('/contact', { ...kind, 'contact[email]': 'a@b.example', 'contact[body]': 'x' }, headers);
  };
  const jobs = async () => (await shop.store.db.selectFrom('jobs').select('id').execute()).length;
  const before = await jobs();
  for (const type of [undefined, 'contact', 'customer_login', '']) {
    const page = await post(type, VISIT);
    expect([type, page.statusCode, page.headers.location]).toEqual([type, 303, '/password']);
    expect([type, (await post(type, SCRIPT)).statusCode]).toEqual([type, 401]);
  }
  expect(await jobs()).toBe(before);
  expect((await post('customer', VISIT)).headers.location).toContain('customer_posted=true');
});

test('the password page and robots.txt are pages, and no way to the sections of others', async () => {
  const plain = await shop.visitor().get('/password', { 'accept-encoding': 'identity' });
  for (const query of ['?section_id=header', '?sections=header', '?sections[]=header']) {
    const answer = await shop.visitor().get(`/password${query}`, { 'accept-encoding': 'identity' });
    expect([query, answer.statusCode, answer.headers['content-type']]).toEqual([
      query,
      200,
      plain.headers['content-type'],
    ]);
    expect(answer.body).toContain('<!doctype html>');
  }
  expect((await shop.visitor().get('/robots.txt?section_id=header')).headers['content-type']).toContain('text/plain');
});

test('the right password opens the shop, for pages and JSON; a wrong or forged cookie does not', async () => {
  const visitor = shop.visitor();
  const wrong = await visitor.form('/password', { password: 'silk' });
  expect([wrong.statusCode, wrong.headers.location]).toEqual([303, '/password']);
  visitor.cookies.set('storefront_digest', Buffer.from(PASSWORD).toString('base64url'));
  expect((await visitor.get('/products.json')).statusCode).toBe(401);
  const right = await visitor.form('/password', { password: PASSWORD, return_to: '/collections/silk' });
  expect([right.statusCode, right.headers.location]).toEqual([303, '/collections/silk']);
  expect((await visitor.get('/collections/silk')).statusCode).toBe(200);
  expect((await visitor.get('/products.json')).json().products.length).toBeGreaterThan(2);
  expect((await visitor.get('/password')).headers.location).toBe('/');
});

test('closing the shop stops open checkouts; paid orders stay readable', async () => {
  const open = await openTestShop();
  const belt = (await variantIds(open.store)).BELT;
  const toPayment = async () => {
    const visitor = open.visitor();
    await visitor.json('/cart/add.js', { id: belt, quantity: 1 });
    const url = /^\/checkouts\/[\w-]+/.exec(String((await visitor.get('/checkout')).headers.location))?.[0] ?? '';
    await visitor.form(`${url}/information`, contactForm());
    await visitor.form(`${url}/shipping`, { shipping_rate: 'standard' });
    return { visitor, url };
  };
  const paid = await toPayment();
  expect((await paid.visitor.form(`${paid.url}/payment`, cardForm())).headers.location).toBe(`${paid.url}/thank_you`);
  const begun = await toPayment();

  await writeShopFolder(path.join(open.dir, 'shop'), { shop: { password: PASSWORD } });
  await importShop(open.store, path.join(open.dir, 'shop'));
  await vi.waitFor(async () => expect((await open.visitor().get('/products.json')).statusCode).toBe(401));

  for (const step of ['', '/information', '/shipping', '/payment'])
    expect((await begun.visitor.get(begun.url + step)).headers.location).toBe('/password');
  expect((await begun.visitor.form(`${begun.url}/payment`, cardForm())).headers.location).toBe('/password');
  expect(await open.store.db.selectFrom('orders').select('id').execute()).toHaveLength(1);

  const page = await paid.visitor.get(`${paid.url}/thank_you`);
  expect([page.statusCode, page.body.includes('Leather Belt')]).toEqual([200, true]);
  const { token } = await open.store.db.selectFrom('orders').select('token').executeTakeFirstOrThrow();
  expect((await open.visitor().get(`/orders/${token}`)).statusCode).toBe(200);

  await begun.visitor.form('/password', { password: PASSWORD });
  expect((await begun.visitor.form(`${begun.url}/payment`, cardForm())).headers.location).toBe(
    `${begun.url}/thank_you`,
  );
  await open.close();
});
