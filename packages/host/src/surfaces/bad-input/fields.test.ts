import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { type ListeningShop, openListeningShop, post, withCookie } from '../../../test/open-listening-shop.ts';
import { variantIds } from '../../../test/variant-ids.ts';

let shop: ListeningShop;
let cookie = '';
beforeAll(async () => {
  shop = await openListeningShop();
  const { SCARF: id } = await variantIds(shop.store);
  const added = await shop.ask(post('/cart/add.js', JSON.stringify({ id })), [200]);
  cookie = /cart=[^;]*/.exec(added.headers['set-cookie'] ?? '')?.[0] ?? '';
});
afterEach(() => shop.isWell());
afterAll(() => shop.close());

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
  for (const accept of ['application/json', 'text/html'])
    await shop.ask(withCookie(post(url, JSON.stringify(body), 'application/json', accept), cookie));
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
  await shop.ask({ path: url, headers: { accept: 'text/html' } });
});
