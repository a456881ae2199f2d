import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { type RawAnswer, type RawRequest, raw } from '../raw.ts';

/** What must never happen, whatever is sent: a fault of the server, a stack trace, silence. */

let shop = '';
test.beforeEach(({ baseURL }) => {
  shop = baseURL ?? '';
});
test.afterEach(async () => {
  const health = await raw(shop, { path: '/_host/health' });
  expect(JSON.parse(health.body)).toMatchObject({ status: 'ok' });
});

/** Sends one request; its answer is no fault, and is one of `allowed` where that is said. */
async function ask(request: RawRequest, allowed?: number[]): Promise<RawAnswer> {
  const answer = await raw(shop, request);
  const seen = { ...request, body: String(request.body ?? '').slice(0, 200), path: request.path.slice(0, 200) };
  const { status } = answer;
  expect({ ...seen, status, fine: status >= 200 && status < 500 }).toEqual({ ...seen, status, fine: true });
  if (allowed) expect({ ...seen, status, fine: allowed.includes(status) }).toEqual({ ...seen, status, fine: true });
  const leak = /node_modules|\.ts:\d+|SQLITE_|at Object\./.exec(answer.body)?.[0];
  expect({ ...seen, leak }).toEqual({ ...seen, leak: undefined });
  return answer;
}

const post = (path: string, body: string | Buffer, type = 'application/json', accept = type): RawRequest => ({
  method: 'POST',
  path,
  body,
  headers: { 'content-type': type, accept },
});
const postJson = (path: string, body: unknown): RawRequest => post(path, JSON.stringify(body));

/** A refusal in the platform's words: a shopper or a script can read why. */
function explains({ body }: RawAnswer): void {
  const { description } = JSON.parse(body) as { description?: unknown };
  expect(description).toEqual(expect.stringMatching(/\S/));
}

interface Offer {
  id: number;
  path: string;
  image: string;
}

async function offer(): Promise<Offer> {
  const product = JSON.parse((await raw(shop, { path: '/products/column-slip-dress.js' })).body) as {
    url: string;
    featured_image: string;
    variants: { id: number; available: boolean }[];
  };
  const id = product.variants.find((variant) => variant.available)?.id ?? 0;
  return { id, path: product.url, image: new URL(product.featured_image, shop).pathname };
}

test('quantities that are none are refused in words, and leave the bag as it was', async () => {
  const { id } = await offer();
  for (const quantity of [-1, 0, 1.5, 1e30, 9999, 'NaN', 'abc', '-5', '1e30', true, [1], [], {}, { a: 1 }])
    explains(await ask(postJson('/cart/add.js', { id, quantity }), [400, 422]));
  const added = await ask(postJson('/cart/add.js', { id, quantity: 1 }), [200]);
  const cookie = /cart=[^;]*/.exec(added.headers['set-cookie'] ?? '')?.[0] ?? '';
  for (const quantity of [-1, 1.5, 1e30, 9999, 'NaN', 'abc', '1e30', true, [1], {}]) {
    for (const body of [
      { line: 1, quantity },
      { id: String(id), quantity },
    ]) {
      const request = postJson('/cart/change.js', body);
      await ask({ ...request, headers: { ...request.headers, cookie } });
    }
    const request = postJson('/cart/update.js', { updates: { [id]: quantity } });
    await ask({ ...request, headers: { ...request.headers, cookie } });
    const bag = JSON.parse((await ask({ path: '/cart.js', headers: { cookie } }, [200])).body) as {
      item_count: number;
    };
    expect({ quantity, count: bag.item_count, fine: Number.isSafeInteger(bag.item_count) && bag.item_count >= 0 })
      // A bag never holds more than the shop has.
      .toEqual({ quantity, count: bag.item_count, fine: bag.item_count < 100 });
  }
});

test('ids that are none are refused in words', async () => {
  for (const id of [1, 0, -1, 1.5, 1e30, 'abc', '', null, {}, '9'.repeat(50), '__proto__'])
    explains(await ask(postJson('/cart/add.js', { id }), [400, 404]));
  for (const path of [
    '/products/nothing',
    '/collections/nothing',
    '/pages/nothing',
    '/blogs/nothing',
    '/blogs/journal/x',
  ])
    await ask({ path }, [404]);
  for (const variant of ['0', '-1', 'abc', '1e30', '9'.repeat(30), '%00'])
    await ask({ path: `/products/column-slip-dress?variant=${variant}` }, [200, 404]);
  for (const variant of ['0', '-1', 'abc', '9'.repeat(30)])
    await ask({ path: `/variants/${variant}/?section_id=header` }, [200, 404]);
  for (const path of ['/products/__proto__.js', '/products/constructor', '/checkouts/x'])
    await ask({ path }, [303, 404]);
});

test('bodies that are broken, too large or of another kind are refused in words', async () => {
  for (const path of ['/cart/add.js', '/cart/update.js', '/cart/change.js']) {
    for (const body of ['{', '{"id":', '[1,2', '\0', '{"a":1}}']) explains(await ask(post(path, body), [400]));
    for (const body of ['', '\ufeff', '[]', 'null', '"x"', '5', '{"__proto__":{"id":1}}'])
      await ask(post(path, body), [200, 400]);
    for (const type of ['text/xml', 'application/octet-stream', 'image/png', 'text/plain', ';;;', 'a'.repeat(3000)])
      explains(await ask(post(path, 'id=1', type, 'application/json'), [415]));
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary='])
      explains(await ask(post(path, 'id=1', type, 'application/json'), [400]));
    const large = 'x'.repeat(2_000_000);
    explains(await ask(post(path, JSON.stringify({ note: large })), [413]));
    explains(await ask(post(path, `note=${large}`, 'application/x-www-form-urlencoded', 'application/json'), [413]));
  }
  await ask(post('/cart/add.js', '['.repeat(100_000)), [400]);
  await ask(post('/cart/add.js', `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`), [400]);
  await ask(post('/cart/add', `items${'[a]'.repeat(5000)}=1`, 'application/x-www-form-urlencoded'), [302, 400, 404]);
});

test('sections and pages that are not there', async () => {
  for (const id of ['nothing', '../layout/theme', '__proto__', '%00', 'header%2F..%2Fheader', 'a'.repeat(5000)]) {
    await ask({ path: `/?section_id=${id}` }, [404]);
    const many = await ask({ path: `/?sections=${id}` }, [200]);
    expect(Object.values(JSON.parse(many.body))).toEqual([null]);
  }
  await ask({ path: `/?sections=${Array.from({ length: 60 }, (_, n) => `s${n}`)}` }, [400]);
  for (const page of ['0', '-1', '1e9', 'abc', '1000000000', '9'.repeat(30), '1.5', '%00', '', '2&page=3', '[]']) {
    await ask({ path: `/collections/all?page=${page}` }, [200, 404]);
    await ask({ path: `/search?type=product&q=dress&page=${page}` }, [200, 404]);
    await ask({ path: `/blogs/journal?page=${page}` }, [200, 404]);
    await ask({ path: `/products.json?limit=${page}&page=${page}` }, [200, 400]);
  }
});

const CLIMBS = [
  '../../package.json',
  '..%2f..%2fpackage.json',
  '%2e%2e/%2e%2e/shop.json',
  '%252e%252e%252fshop.json',
  '..\\..\\package.json',
  '..%5c..%5cshop.json',
  '....//....//shop.json',
  '%c0%ae%c0%ae/shop.json',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  '%00',
  'theme.css%00.jpg',
  '.',
  '..',
  '',
];

test('no address climbs out of its folder', async () => {
  for (const folder of [
    '/cdn/shop/files/',
    '/cdn/shop/products/',
    '/cdn/shop/t/1/assets/',
    '/cdn/fonts/x/',
    '/cdn/shopifycloud/',
    '/',
  ])
    for (const climb of CLIMBS) {
      if (folder === '/' && /^\.{0,2}$/.test(climb)) continue;
      const answer = await ask({ path: folder + climb }, [400, 404]);
      expect(/"workspaces"|root:x:|"giftCards"/.test(answer.body), folder + climb).toBe(false);
    }
});

test('pictures of impossible sizes, cuts and formats are refused, others are bounded', async () => {
  const { image } = await offer();
  for (const width of ['0', '-5', 'NaN', 'abc', '1e9', '99999999', '5761', '1.5', '%00', '0x10']) {
    await ask({ path: `${image}?width=${width}` }, [400]);
    await ask({ path: `${image}?width=100&height=${width}` }, [400]);
  }
  for (const rest of ['format=exe', 'format=../..', 'format=png%00', 'height=50&crop=nope', 'height=50&crop=__proto__'])
    await ask({ path: `${image}?width=50&${rest}` }, [400]);
  const largest = await ask({ path: `${image}?width=5760` }, [200]);
  expect(Number(largest.headers['content-length'] ?? largest.body.length)).toBeLessThan(3_000_000);
  for (const range of ['bytes=5-1', 'bytes=abc', 'bytes=99999999999-', `bytes=${'0-1,'.repeat(500)}`, 'items=0-1'])
    await ask({ path: image, headers: { range } }, [200, 206, 416]);
});

const QUERIES = [
  'x'.repeat(10_000),
  '"',
  `'; drop table products; --`,
  'NEAR(a b)',
  '*',
  'a*',
  '-',
  'AND',
  'OR NOT',
  'title:silk',
  '{title}: x',
  '((((',
  '^a',
  '\0',
  '👗',
  '%',
  '\\',
];

test('searching for what a search engine might trip over', { tag: ['@spec-264'] }, async () => {
  for (const text of QUERIES) {
    const q = encodeURIComponent(text);
    await ask({ path: `/search?type=product&q=${q}` }, [200]);
    await ask({ path: `/search/suggest.json?q=${q}&resources[type]=product,page` }, [200]);
  }
  for (const q of ['%ff', '%E0%A4%A', '%zz', '%']) await ask({ path: `/search?q=${q}` }, [200, 400]);
  for (const path of [
    '/search?q[]=a',
    '/search?q[a][b]=c',
    '/search?type=__proto__&q=a',
    '/search?q=a&sort_by=x&options[x]=y',
  ])
    await ask({ path }, [200]);
  const shown = await ask({ path: `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}` }, [200]);
  expect(shown.body).not.toContain('<img src=x');
});

test('cookies, addresses and headers from nowhere', async () => {
  for (const cookie of [
    'cart=../../x',
    'cart=%00',
    `cart=${'x'.repeat(4000)}`,
    '=;;==;',
    'cart=%E0%A4%A',
    'cart=1; cart=2',
    'secure_customer_sig=abc',
    'localization=__proto__',
    '\xff',
  ])
    for (const path of ['/', '/cart', '/cart.js', '/account', '/checkout'])
      await ask({ path, headers: { cookie } }, [200, 302, 303]);
  for (const path of [`/${'a'.repeat(40_000)}`, `/search?q=${'a'.repeat(30_000)}`]) await ask({ path }, [414, 431]);
  for (const path of ['/a\0b', '/%', '/%zz', '/products/%E0%A4%A', '/a b', '', '/\xff']) await ask({ path }, [400]);
  for (const path of ['*', '//evil.example//', `/products/${'a/'.repeat(3000)}`, '/products/%00', '/..;/x'])
    await ask({ path }, [404]);
  await ask({ path: `/?${'a=1&'.repeat(3000)}` }, [200, 400]);
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`x-${n}`, 'y'.repeat(30)]));
  await ask({ path: '/', headers: many }, [431]);
  for (const host of ['', 'a b', 'localhost:99999999', '"><script>'])
    await ask({ path: '/', headers: { host } }, [400]);
  for (const [name, value] of [
    ['accept', '\0'],
    ['content-length', '-1'],
    ['transfer-encoding', 'x'],
  ] as const)
    await ask({ path: '/', headers: { [name]: value } }, [400, 501]);
  for (const method of ['PUT', 'DELETE', 'PATCH', 'FOO']) await ask({ method, path: '/cart.js' }, [400, 404, 405]);
});

/** Addresses of every surface, with a place for rubbish. */
const SURFACES: ((rubbish: string) => string)[] = [
  (x) => `/${x}`,
  (x) => `/products/${x}`,
  (x) => `/products/column-slip-dress?variant=${x}`,
  (x) => `/collections/${x}`,
  (x) => `/collections/all?${x}`,
  (x) => `/collections/all?filter.v.option.size=${x}&filter.v.price.gte=${x}&sort_by=${x}`,
  (x) => `/collections/all?page=${x}`,
  (x) => `/search?q=${x}&type=${x}`,
  (x) => `/search/suggest.json?q=${x}&resources[limit]=${x}`,
  (x) => `/recommendations/products.json?product_id=${x}&limit=${x}`,
  (x) => `/pages/${x}`,
  (x) => `/blogs/${x}/${x}`,
  (x) => `/?section_id=${x}`,
  (x) => `/?sections=${x}`,
  (x) => `/cart/${x}`,
  (x) => `/checkouts/${x}`,
  (x) => `/account/${x}`,
  (x) => `/discount/${x}?redirect=${x}`,
  (x) => `/cdn/shop/files/${x}`,
  (x) => `/cdn/shop/t/1/assets/${x}`,
  (x) => `/${x}.json`,
];

const rubbish = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map(encodeURIComponentSafely),
  fc.string({ maxLength: 40 }),
  fc.webQueryParameters(),
  fc.constantFrom('..', '%2e%2e%2f', '%00', '%', 'null', '-1', '1e309', '[]', '&&==', ';', '#', '__proto__'),
);

/** A lone surrogate has no encoding. */
function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** The same every time, so that a failure can be repeated. */
const RUNS = { seed: 20_26, numRuns: 300 };

test('rubbish at every address', async () => {
  test.setTimeout(120_000);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...SURFACES), rubbish, async (address, x) => {
      await ask({ path: address(x) });
    }),
    RUNS,
  );
});

const FORMS = [
  '/cart/add',
  '/cart/add.js',
  '/cart/update.js',
  '/cart/change.js',
  '/cart/clear.js',
  '/cart',
  '/contact',
  '/account',
  '/account/login',
  '/account/recover',
  '/account/addresses',
  '/localization',
  '/checkout',
  '/blogs/journal/x/comments',
  '/password',
];
const FIELDS = [
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
  'form_type',
  'customer',
  'contact',
  'address',
  'checkout',
  '_method',
];

test('rubbish in every form', async () => {
  test.setTimeout(120_000);
  const fields = fc.dictionary(fc.constantFrom(...FIELDS), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 });
  const body = fc.oneof(
    fields.map((value) => ['application/json', JSON.stringify(value)] as const),
    fc.webQueryParameters().map((text) => ['application/x-www-form-urlencoded', text] as const),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => ['multipart/form-data; boundary=x', Buffer.from(bytes)] as const),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => ['application/json', Buffer.from(bytes)] as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...FORMS), body, fc.boolean(), async (path, [type, content], wantsPage) => {
      await ask(post(path, content, type, wantsPage ? 'text/html' : 'application/json'));
    }),
    RUNS,
  );
});
