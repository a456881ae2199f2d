import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const html = { accept: 'text/html' };

test.each([
  ['/', 200],
  ['/products/slip-dress', 200],
  ['/collections/silk', 200],
  ['/collections/silk/products/slip-dress', 200],
  ['/collections/all?page=2', 200],
  ['/collections', 200],
  ['/pages/about', 200],
  ['/blogs/journal', 200],
  ['/blogs/journal/on-silk', 200],
  ['/search?q=silk', 200],
  ['/cart', 200],
  ['/account/login', 200],
  ['/fr', 200],
  ['/fr/products/slip-dress', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/products/nothing', 404],
  ['/nothing/at/all', 404],
  ['/de/products/slip-dress', 404],
])('GET %s answers %i', async (url, status) => {
  const answer = await shop.visitor().get(url, html);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});

test('a public page has an ETag; a private one is not cached', async () => {
  const first = await shop.visitor().get('/products/slip-dress', { 'accept-encoding': 'br' });
  expect(first.headers).toMatchObject({ etag: expect.any(String) });
  const again = await shop.visitor().get('/products/slip-dress', {
    'accept-encoding': 'br',
    'if-none-match': String(first.headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await shop.visitor().get('/cart')).headers['cache-control']).toContain('no-store');
  const head = await shop.app.inject({ method: 'HEAD', url: '/products/slip-dress' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('sections by name and by instance', async () => {
  const visitor = shop.visitor();
  const one = await visitor.get('/cart?section_id=cart-count');
  expect(one.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(one.body).toContain('<b>0</b>');
  expect((await visitor.get('/?section_id=nothing')).statusCode).toBe(404);
  const several = await visitor.get('/products/slip-dress?sections=cart-count,nothing,header');
  expect(several.json()).toMatchObject({ 'cart-count': expect.any(String), nothing: null, header: expect.any(String) });
  expect((await visitor.get('/?sections[]=header')).json()).toHaveProperty('header');
  expect((await visitor.get('/?sections=a,b,c,d,e,f')).statusCode).toBe(400);
});

test('a page of an account leads to the login', async () => {
  const answer = await shop.visitor().get('/account', html);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/account/login']);
});

test('assets come compressed, typed and for good', async () => {
  const page = await shop.visitor().get('/');
  const url = /\/cdn\/shop\/t\/\d+\/assets\/theme\.css\?v=\d+/.exec(page.body)?.[0] ?? '';
  const plain = await shop.visitor().get(url);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  const brotli = await shop.visitor().get(url, { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  const tag = String(brotli.headers.etag);
  expect((await shop.visitor().get(url, { 'accept-encoding': 'br', 'if-none-match': tag })).statusCode).toBe(304);
  const script = await shop.visitor().get(url.replace('theme.css', 'module.js'));
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test.each([
  '/cdn/shop/t/1/assets/nothing.js',
  '/cdn/shop/t/1/assets/..%2Flayout%2Ftheme.liquid',
  '/cdn/shop/t/1/assets/../layout/theme.liquid',
  '/cdn/shop/t/1/assets/theme.liquid',
  '/cdn/shop/nothing',
  '/cdn/shopifycloud/nothing.js',
  '/cdn/shopifycloud/hasOwnProperty',
  '/cdn/shopifycloud/constructor',
])('%s is not there', async (url) => {
  expect((await shop.visitor().get(url)).statusCode).toBe(404);
});

test('the platform serves the country data and the address helpers', async () => {
  const countries = (await shop.visitor().get('/cdn/shopifycloud/host/countries.json')).json();
  expect(countries.find((entry: { code: string }) => entry.code === 'US').provinces).toHaveLength(62);
  const script = await shop.visitor().get('/cdn/shopifycloud/shopify/assets/shopify_common.js');
  expect(script.body).toContain('CountryProvinceSelector');
});

test('the catalogue as JSON', async () => {
  const visitor = shop.visitor();
  const js = await visitor.get('/products/slip-dress.js');
  expect(js.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(js.json()).toMatchObject({
    handle: 'slip-dress',
    price: 24_000,
    available: true,
    url: '/products/slip-dress',
  });
  expect((await visitor.get('/products/slip-dress.json')).json().product.variants[0]).toMatchObject({
    price: '240.00',
  });
  expect((await visitor.get('/collections/silk/products.json?limit=1')).json().products).toHaveLength(1);
  expect((await visitor.get('/collections/silk/products.json?limit=1&page=9')).json().products).toEqual([]);
  expect((await visitor.get('/products.json')).json().products).toHaveLength(4);
  expect((await visitor.get('/collections.json')).json().collections[0]).toMatchObject({ handle: 'silk' });
  const missing = await visitor.get('/products/nothing.js');
  expect([missing.statusCode, missing.json().status]).toEqual([404, 404]);
});

test('feeds and link previews', async () => {
  const visitor = shop.visitor();
  const blog = await visitor.get('/blogs/journal.atom');
  expect(blog.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(blog.body).toContain('<title>On silk</title>');
  expect(blog.body).toContain('href="http://localhost:80/blogs/journal/on-silk"');
  expect((await visitor.get('/collections/silk.atom')).body).toContain('Cut on the bias.&lt;/p&gt;');
  expect((await visitor.get('/products/slip-dress.oembed')).json()).toMatchObject({
    title: 'Slip Dress',
    version: '1.0',
  });
  for (const url of ['/blogs/nothing.atom', '/collections/nothing.atom', '/products/nothing.oembed']) {
    expect((await visitor.get(url)).statusCode).toBe(404);
  }
});

test('recommendations and search as JSON', async () => {
  const visitor = shop.visitor();
  const { id } = (await visitor.get('/products/slip-dress.js')).json();
  const related = await visitor.get(`/recommendations/products.json?product_id=${id}&limit=2`);
  expect(related.json()).toMatchObject({ intent: 'related', products: expect.any(Array) });
  expect((await visitor.get('/recommendations/products.json')).statusCode).toBe(422);
  expect((await visitor.get('/recommendations/products.json?product_id=5')).statusCode).toBe(404);
  expect((await visitor.get(`/recommendations/products.json?product_id=${id}&intent=x`)).statusCode).toBe(422);
  const section = (query: string) => visitor.get(`/recommendations/products?section_id=cart-count&${query}`);
  expect((await section(`product_id=${id}`)).statusCode).toBe(200);
  expect((await section('product_id=5')).statusCode).toBe(404);
  expect((await section('')).statusCode).toBe(422);
  expect((await section(`product_id=${id}&intent=x`)).statusCode).toBe(422);
  const found = await visitor.get('/search/suggest.json?q=sil&resources[type]=product,page&resources[limit]=4');
  expect(Object.keys(found.json().resources.results)).toEqual(['products', 'pages']);
  expect(found.json().resources.results.products.length).toBeGreaterThan(0);
  for (const wrong of ['', 'q=x&resources[type]=shoe', 'q=x&resources[limit]=11', 'q=x&resources[limit_scope]=some']) {
    const answer = await visitor.get(`/search/suggest.json?${wrong}`);
    expect([answer.statusCode, answer.json().status]).toEqual([422, 422]);
  }
});

test('forms tell their result once', async () => {
  const visitor = shop.visitor();
  const referer = 'http://localhost:80/pages/about';
  const wrong = await visitor.form('/contact', { 'contact[email]': 'nobody', 'contact[body]': 'x' }, { referer });
  expect([wrong.statusCode, wrong.headers.location]).toEqual([303, '/pages/about']);
  expect((await visitor.get('/pages/about')).body).toContain('value="nobody"');
  const sent = await visitor.form(
    '/contact',
    { 'contact[email]': 'a@b.example', 'contact[body]': 'Hello' },
    { referer },
  );
  expect(sent.headers.location).toBe('/pages/about?contact_posted=true');
  expect((await visitor.get('/pages/about')).body).toContain('Thanks');
  expect((await visitor.get('/pages/about')).body).not.toContain('Thanks');
  const comment = { 'comment[author]': 'Ada', 'comment[email]': 'a@b.example', 'comment[body]': 'Lovely' };
  const posted = await visitor.form('/blogs/journal/on-silk/comments', comment);
  expect(posted.headers.location).toBe('/blogs/journal/on-silk#comment_form');
  expect((await visitor.get('/blogs/journal/on-silk')).body).toContain('Thanks');
  expect((await visitor.form('/blogs/journal/nothing/comments', comment)).statusCode).toBe(404);
});

test('localisation', async () => {
  const visitor = shop.visitor();
  const fields = { _method: 'put', country_code: 'CA', language_code: 'fr', return_to: '/collections/silk' };
  const answer = await visitor.form('/localization', fields);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/fr/collections/silk']);
  expect(visitor.cookies.get('localization')).toBe('CA');
  const back = await visitor.form('/fr/localization', { locale_code: 'en', return_to: '/fr/collections/silk' });
  expect(back.headers.location).toBe('/collections/silk');
  const away = await visitor.form('/localization', { country_code: 'XX', return_to: '//evil.example' });
  expect(away.headers.location).toBe('/');
});

test('a wrong Host is refused', async () => {
  for (const host of ['shop.example/<script>', 'a b', 'shop.example:99999', '[::1', '256.256.256.256']) {
    const answer = await shop.visitor().get('/cart.js', { host });
    expect([host, answer.statusCode]).toEqual([host, host.startsWith('256') ? 421 : 400]);
    expect(answer.statusCode).toBeLessThan(500);
  }
});

test('what the theme wants loaded at once is told before the page, cached or not', async () => {
  for (const _ of [1, 2]) {
    const { link } = (await shop.visitor().get('/')).headers;
    expect(link).toMatch(/^<[^<>]*\/assets\/theme\.css\?v=\d+>; rel=preload; as=style$/);
  }
});
