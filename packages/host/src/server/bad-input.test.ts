import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import { variantIds } from '../../test/variant-ids.ts';

let shop: TestShop;
let ids: Record<string, number>;
beforeAll(async () => {
  shop = await openTestShop();
  ids = await variantIds(shop.store);
});
afterAll(async () => {
  await shop.close();
  // A broken section is reported to its author; nothing else may be.
  expect(shop.reported.filter((line) => !line.includes('sections/broken'))).toEqual([]);
});

const QUANTITIES: unknown[] = [
  -1,
  0.5,
  '1.5',
  1e30,
  '1e30',
  1e308,
  '99999999999999999999',
  'abc',
  '',
  null,
  true,
  [],
  {},
  [1],
  { a: 1 },
  '０',
  ' 3 ',
];

test('no quantity breaks the cart', async () => {
  for (const quantity of QUANTITIES) {
    const visitor = shop.visitor();
    await visitor.json('/cart/add.js', { id: ids.SCARF });
    const answers = [
      await visitor.json('/cart/add.js', { id: ids.SCARF, quantity }),
      await visitor.json('/cart/change.js', { line: 1, quantity }),
      await visitor.json('/cart/update.js', { updates: { [String(ids.SCARF)]: quantity } }),
      await visitor.json('/cart/update.js', { updates: [quantity] }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBeLessThan(500);
      if (answer.statusCode >= 400)
        expect(answer.json()).toMatchObject({ status: expect.anything(), description: expect.any(String) });
    }
    const { item_count: count } = (await visitor.get('/cart.js')).json();
    expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
  }
});

test.each([
  ['/cart/add.js', { id: -1 }],
  ['/cart/add.js', { id: 1e30 }],
  ['/cart/add.js', { id: {} }],
  ['/cart/add.js', { id: [1, 2] }],
  ['/cart/add.js', { items: [] }],
  ['/cart/add.js', { items: 'x' }],
  ['/cart/add.js', { items: [null, 5, 'x', {}] }],
  ['/cart/add.js', { items: Array.from({ length: 5000 }, () => ({ id: 1 })) }],
  ['/cart/update.js', { updates: 'x' }],
  ['/cart/update.js', { updates: { __proto__: 1, constructor: 2, 'a:b': 3 } }],
  ['/cart/update.js', { note: { a: 1 } }],
  ['/cart/update.js', { attributes: 'x' }],
  ['/cart/update.js', { attributes: { a: { b: 1 } } }],
  ['/cart/update.js', { discount: { a: 1 } }],
  ['/cart/update.js', { note: 'x'.repeat(500_000) }],
  ['/cart/change.js', { line: 0, quantity: 1 }],
  ['/cart/change.js', { line: 'x', quantity: 1 }],
  ['/cart/change.js', { line: 1e9, quantity: 1 }],
  ['/cart/change.js', { id: {}, quantity: 1 }],
  ['/contact', { contact: 'x' }],
  ['/contact', { contact: { email: { a: 1 } } }],
  ['/account/login', { customer: 'x' }],
  ['/account/login', { customer: { email: ['a'], password: {} } }],
  ['/account', { customer: { email: 'x' } }],
  ['/account/recover', { email: {} }],
  ['/account/reset', { customer: { password: 'x' }, id: 'x', token: 5 }],
  ['/account/activate', {}],
  ['/account/addresses', { address: 5 }],
  ['/account/addresses/abc', { _method: 'delete' }],
  ['/localization', { country_code: {}, return_to: {} }],
  ['/password', { password: {} }],
  ['/checkout', {}],
  ['/checkouts/nothing/information', { email: 'x' }],
  ['/checkouts/nothing/payment', {}],
  ['/blogs/journal/on-silk/comments', { comment: 'x' }],
  ['/nothing', { a: 1 }],
])('POST %s with %j is no server error', async (url, body) => {
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: ids.SCARF });
  expect((await visitor.json(url, body, { accept: 'application/json' })).statusCode).toBeLessThan(500);
  expect((await visitor.json(url, body, { accept: 'text/html' })).statusCode).toBeLessThan(500);
});

test.each([
  '/collections/all?page=999999999999',
  '/collections/all?page=-1',
  '/collections/all?page=abc',
  '/collections/all?sort_by=nonsense',
  '/collections/silk?filter.v.price.gte=abc&filter.v.price.lte=-5',
  '/collections/silk?filter.v.option.color=%00',
  '/collections/silk?filter.v.availability=2&filter.nonsense=1',
  '/products/slip-dress?variant=abc',
  '/products/slip-dress?variant=99999999999999999999',
  '/products/slip-dress?option_values=1,x,,',
  '/products/slip-dress?view=../../secret',
  '/products/slip-dress?section_id=../layout/theme',
  '/products/slip-dress?section_id=__proto__',
  '/?sections=__proto__,constructor',
  '/?section_id=broken',
  '/products/__proto__',
  '/products/constructor.js',
  '/products/..%2f..%2fetc%2fpasswd',
  '/products/%00',
  '/products/%E0%A4%A',
  '/pages/%F0%9F%91%97',
  `/products/${'a'.repeat(600)}`,
  `/search?q=${'a'.repeat(3000)}`,
  '/search?q=%22%27*%28NEAR+OR+AND+NOT',
  '/search?q[]=x&page=1e9',
  '/search/suggest.json?q=%22%27*%28NEAR',
  '/search/suggest.json?q[a]=x',
  '/recommendations/products.json?product_id=99999999999999999999&limit=abc',
  '/recommendations/products?section_id=nothing&product_id=x',
  '/variants/abc/?section_id=cart-count',
  '/variants/99999999999999999/?section_id=cart-count',
  '/products.json?limit=1e9&page=0',
  '/collections/silk/products.json?page=999999999',
  '/gift_cards/1/nothing',
  '/account/orders/nothing',
  '/account/reset/abc/def',
  '/orders/nothing',
  '/checkouts/nothing',
  '/checkouts/nothing/thank_you',
  '/checkout',
  '/cart/1:2:3',
  '/cart/99999999999999999999:1',
  '/discount/%00?redirect=%5C%5Cevil.example',
  '/blogs/journal/tagged/x+y',
  '/blogs/journal.atom',
  '/products/slip-dress.oembed',
  '/collections/silk.atom',
  '/sitemap_products_1.xml?from=x&to=y',
  '/policies/nothing',
  '//evil.example/x',
  '/..;/x',
  '/%2e%2e/%2e%2e/etc/passwd',
])('GET %s is no server error', async (url) => {
  const answer = await shop.visitor().get(url, { accept: 'text/html' });
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toMatch(/node_modules|\.ts:\d+/);
});

test('odd cookies are no trouble', async () => {
  for (const cookie of [
    'cart=../../x',
    'cart=%00',
    `cart=${'x'.repeat(5000)}`,
    'cart',
    '=;;=',
    'secure_customer_sig=abcdefgh',
  ]) {
    for (const url of ['/cart.js', '/', '/account', '/checkout']) {
      expect((await shop.visitor().get(url, { cookie })).statusCode).toBeLessThan(500);
    }
  }
});

test('broken HTTP is answered or hung up on, and the next visitor is served', async () => {
  const address = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
  const say = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(address.port), '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString();
        socket.end();
      });
      socket.on('error', () => resolve(answer));
      socket.on('close', () => resolve(answer));
    });
  const head = 'Host: localhost\r\nConnection: close\r\n';
  for (const text of [
    'NONSENSE\r\n\r\n',
    'GET / HTTP/1.1\r\nbad header\r\n\r\n',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${head}\r\n`,
    `POST /cart/add.js HTTP/1.1\r\n${head}Content-Length: abc\r\n\r\n`,
    `POST /cart/add.js HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 99999999\r\n\r\n`,
    `POST /cart/add.js HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    `BREW /cart HTTP/1.1\r\n${head}\r\n`,
    `GET http://evil.example/ HTTP/1.1\r\n${head}\r\n`,
  ]) {
    expect(await say(text)).not.toMatch(/^HTTP\/1.1 5/);
  }
  expect((await fetch(new URL('/cart.js', address))).status).toBe(200);
});

test('any body to any address is answered', { timeout: 60_000 }, async () => {
  const paths = [
    '/cart/add',
    '/cart/add.js',
    '/cart/update.js',
    '/cart/change.js',
    '/cart',
    '/contact',
    '/account/login',
    '/localization',
  ];
  const key = fc.constantFrom(
    'id',
    'quantity',
    'properties',
    'items',
    'updates',
    'line',
    'note',
    'attributes',
    'sections',
    'sections_url',
    'discount',
    'return_to',
    'contact',
    'customer',
    'checkout',
  );
  const body = fc.dictionary(key, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, fc.boolean(), async (path, fields, ajax) => {
      const accept = ajax ? 'application/json' : 'text/html';
      const answer = await shop.visitor().json(path, fields, { accept });
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
});
