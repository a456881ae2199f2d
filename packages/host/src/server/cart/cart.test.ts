import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { variantIds } from '../../../test/variant-ids.ts';

let shop: TestShop;
let ids: Record<string, number>;
beforeAll(async () => {
  shop = await openTestShop();
  ids = await variantIds(shop.store);
});
afterAll(() => shop.close());

const id = (sku: string) => ids[sku] ?? 0;
const boundary = 'xxFormxx';
const multipart = (fields: Record<string, string>) => ({
  payload: `${Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--${boundary}--\r\n`,
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
});

test('an empty cart is read without making one', async () => {
  const visitor = shop.visitor();
  for (const [url, type] of [
    ['/cart.js', 'text/javascript; charset=utf-8'],
    ['/cart.json', 'application/json; charset=utf-8'],
  ]) {
    const answer = await visitor.get(url ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' });
    expect(answer.json()).toMatchObject({
      note: null,
      attributes: {},
      item_count: 0,
      items: [],
      total_price: 0,
      currency: 'USD',
    });
  }
  expect(visitor.cookies.size).toBe(0);
});

test('the first change makes the cart and its cookie', async () => {
  const visitor = shop.visitor();
  const answer = await visitor.json('/cart/add.js', { id: id('SCARF'), quantity: 2 });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(answer.cookies).toEqual([
    expect.objectContaining({ name: 'cart', path: '/', sameSite: 'Lax', httpOnly: true, maxAge: 1_209_600 }),
  ]);
  const line = answer.json();
  expect(line).not.toHaveProperty('status');
  expect(Object.keys(line)).toEqual(expect.arrayContaining(LINE_FIELDS));
  expect(line).toMatchObject({
    id: id('SCARF'),
    variant_id: id('SCARF'),
    quantity: 2,
    title: 'Silk Scarf',
    product_title: 'Silk Scarf',
    variant_title: null,
    product_has_only_default_variant: true,
    price: 6000,
    line_price: 12_000,
    final_line_price: 12_000,
    presentment_price: 60,
    url: `/products/silk-scarf?variant=${id('SCARF')}`,
    image: null,
    quantity_rule: { min: 1, max: null, increment: 1 },
  });
  const cart = (await visitor.get('/cart.js')).json();
  expect(Object.keys(cart)).toEqual(expect.arrayContaining(CART_FIELDS));
  expect(cart).toMatchObject({ item_count: 2, total_price: 12_000, total_weight: 160, requires_shipping: true });
  expect(cart.items[0].key).toBe(line.key);
});

test('a variant line names its options and its picture', async () => {
  const visitor = shop.visitor();
  const line = (await visitor.json('/cart/add.js', { id: String(id('SLIP-INK-S')) })).json();
  expect(line).toMatchObject({
    title: 'Slip Dress - Ink / S',
    variant_title: 'Ink / S',
    variant_options: ['Ink', 'S'],
    options_with_values: [
      { name: 'Color', value: 'Ink' },
      { name: 'Size', value: 'S' },
    ],
    featured_image: { width: 300, height: 400, aspect_ratio: 0.75, alt: 'Slip Dress in Ink, front' },
  });
  expect(line.image).toMatch(/^\/\/[^/]+\/cdn\/shop\/files\/slip-dress\.png\?v=/);
});

test.each(['application/javascript', 'application/json', 'text/html'])(
  'add, as real themes send it: multipart without a suffix, Accept %s',
  async (accept) => {
    const visitor = shop.visitor();
    const { payload, headers } = multipart({ id: String(id('SCARF')), quantity: '1', 'properties[Note]': 'a & b' });
    const answer = await visitor.send({
      method: 'POST',
      url: '/cart/add',
      payload,
      headers: { ...headers, accept, 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ quantity: 1, properties: { Note: 'a & b' } });
  },
);

test('adds of the same variant and properties merge; others stand apart', async () => {
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: id('SCARF'), properties: { A: '1' } });
  const merged = await visitor.form('/cart/add.js', { id: String(id('SCARF')), 'properties[A]': '1', quantity: '2' });
  expect(merged.json().quantity).toBe(3);
  await visitor.json('/cart/add.js', { id: id('SCARF') });
  const cart = (await visitor.get('/cart.js')).json();
  expect(cart.items.map((item: { quantity: number }) => item.quantity)).toEqual([1, 3]);
});

test('several items at once, as JSON and as a form', async () => {
  const visitor = shop.visitor();
  const items = [{ id: id('SCARF'), quantity: 2 }, { id: id('SLIP-INK-S') }];
  const answer = await visitor.json('/cart/add', { items }, { accept: 'application/json' });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json().items.map((item: { quantity: number }) => item.quantity)).toEqual([2, 1]);
  const form = await shop.visitor().form('/cart/add.js', {
    'items[0][id]': String(id('SCARF')),
    'items[0][quantity]': '3',
    'items[0][properties][Gift]': 'yes',
    'items[1][id]': String(id('SLIP-OAT-S')),
  });
  expect(form.json().items).toMatchObject([{ quantity: 3, properties: { Gift: 'yes' } }, { quantity: 1 }]);
});

test('more than there is: the rest is added, and the answer says so', async () => {
  const visitor = shop.visitor();
  const answer = await visitor.json('/cart/add.js', { id: id('SLIP-INK-S'), quantity: 9 });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    status: 422,
    message: 'Cart Error',
    description: expect.stringContaining('5'),
  });
  expect((await visitor.get('/cart.js')).json().item_count).toBe(5);
  const full = await visitor.json('/cart/add.js', { id: id('SLIP-INK-S') });
  expect(full.statusCode).toBe(422);
  const over = await visitor.json('/cart/change.js', { line: 1, quantity: 6 });
  expect(over.statusCode).toBe(422);
  expect(over.json()).toMatchObject({
    errors: expect.any(String),
    message: expect.any(String),
    description: expect.any(String),
  });
});

test('sold out, unknown, missing', async () => {
  const visitor = shop.visitor();
  const soldOut = await visitor.json('/cart/add.js', { id: id('SLIP-INK-M') });
  expect([soldOut.statusCode, soldOut.json().description]).toEqual([
    422,
    "The product 'Slip Dress - Ink / M' is already sold out.",
  ]);
  const unknown = await visitor.json('/cart/add.js', { id: 123 });
  expect([unknown.statusCode, unknown.json()]).toEqual([
    404,
    { status: 404, message: 'Cart Error', description: 'Cannot find variant' },
  ]);
  expect((await visitor.json('/cart/add.js', {})).statusCode).toBe(400);
  const change = await visitor.json('/cart/change.js', { id: 'nothing', quantity: 1 });
  expect([change.statusCode, change.json()]).toEqual([
    400,
    {
      status: 'bad_request',
      message: 'no valid id or line parameter',
      description: 'no valid id or line parameter',
    },
  ]);
  const update = await visitor.json('/cart/update.js', { updates: { 123: 1 } });
  expect([update.statusCode, update.json().description]).toEqual([404, 'Cannot find variant']);
});

test('update by variant, by key and by position; a new variant is added', async () => {
  const visitor = shop.visitor();
  const line = (await visitor.json('/cart/add.js', { id: id('SCARF') })).json();
  const byKey = await visitor.json('/cart/update.js', { updates: { [line.key]: 3, [id('SLIP-OAT-S')]: 2 } });
  expect(byKey.json()).toMatchObject({ item_count: 5 });
  const byPosition = await visitor.form('/cart/update.js', { 'updates[]': '1' });
  expect(byPosition.statusCode).toBe(400);
  const both = await visitor.send({
    method: 'POST',
    url: '/cart/update.js',
    payload: 'updates[]=1&updates[]=0',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(both.json().items).toMatchObject([{ variant_id: id('SLIP-OAT-S'), quantity: 1 }]);
  const byVariant = await visitor.form('/cart/update.js', { [`updates[${id('SLIP-OAT-S')}]`]: '0' });
  expect(byVariant.json().item_count).toBe(0);
});

test('a plain form that asks for more than there is gets what there is, and the bag says so, also on the way to the checkout', async () => {
  const visitor = shop.visitor();
  const line = (await visitor.json('/cart/add.js', { id: id('SLIP-INK-S') })).json();
  const post = (fields: Record<string, string>) =>
    visitor.send({
      method: 'POST',
      url: '/cart',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });
  const answer = await post({ [`updates[${line.key}]`]: '50', checkout: '1' });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/cart']);
  expect((await visitor.get('/cart.js')).json().item_count).toBe(5);
  expect((await visitor.get('/cart')).body).toContain('You can only have 5 of');
  const through = await post({ [`updates[${line.key}]`]: '5', checkout: '1' });
  expect(through.headers.location).toBe('/checkout');
});

test('note, attributes and discount; clearing keeps the first two', async () => {
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: id('SCARF') });
  const answer = await visitor.json('/cart/update.js', {
    note: 'Ring twice',
    attributes: { Gift: 'yes', __inner: 'x' },
    discount: 'TEN',
  });
  expect(answer.json()).toMatchObject({
    note: 'Ring twice',
    attributes: { Gift: 'yes' },
    discount_codes: [{ code: 'TEN', applicable: true }],
    original_total_price: 6000,
    total_discount: 600,
    total_price: 5400,
    cart_level_discount_applications: [
      { title: 'TEN', value: '10.0', value_type: 'percentage', total_allocated_amount: 600 },
    ],
  });
  expect(answer.json().attributes).not.toHaveProperty('__inner');
  const cleared = await visitor.send({ method: 'POST', url: '/cart/clear.js' });
  expect(cleared.json()).toMatchObject({ item_count: 0, note: 'Ring twice', attributes: { Gift: 'yes' } });
  expect((await visitor.json('/cart/update.js', { discount: '' })).json().discount_codes).toEqual([]);
});

test('change by line, by key and by variant; properties are replaced', async () => {
  const visitor = shop.visitor();
  const line = (await visitor.json('/cart/add.js', { id: id('SCARF'), properties: { A: '1' } })).json();
  expect((await visitor.json('/cart/change.js', { line: 1, quantity: 2 })).json().item_count).toBe(2);
  expect((await visitor.json('/cart/change.js', { id: line.key, quantity: '3' })).json().item_count).toBe(3);
  const changed = await visitor.json('/cart/change.js', { id: id('SCARF'), quantity: 3, properties: { B: '2' } });
  expect(changed.json().items).toMatchObject([{ quantity: 3, properties: { B: '2' } }]);
  expect((await visitor.json('/cart/change.js', { line: 1, quantity: 0 })).json().item_count).toBe(0);
});

test('plain forms are redirected', async () => {
  const visitor = shop.visitor();
  const browser = {
    accept: 'text/html,application/xhtml+xml',
    referer: 'http://localhost:80/products/silk-scarf',
    host: 'localhost:80',
  };
  const add = await visitor.form('/cart/add', { id: String(id('SCARF')), form_type: 'product', utf8: '✓' }, browser);
  expect([add.statusCode, add.headers.location]).toEqual([302, '/cart']);
  const back = await visitor.form('/cart/add', { id: String(id('SCARF')), return_to: '/products/silk-scarf' }, browser);
  expect(back.headers.location).toBe('/products/silk-scarf');
  const away = await visitor.form('/cart/add', { id: String(id('SCARF')), return_to: 'https://evil.example' }, browser);
  expect(away.headers.location).toBe('/cart');
  const update = await visitor.form('/cart', { 'updates[]': '2', note: 'x', update: '1' }, browser);
  expect(update.headers.location).toBe('/cart');
  const checkout = await visitor.form('/cart', { 'updates[]': '1', checkout: '' }, browser);
  expect(checkout.headers.location).toBe('/checkout');
  const french = await visitor.form('/fr/cart', { 'updates[]': '1' }, browser);
  expect(french.headers.location).toBe('/fr/cart');
  const remove = await visitor.get('/cart/change?line=1&quantity=0', browser);
  expect(remove.headers.location).toBe('/cart');
  expect((await visitor.get('/cart.js')).json().item_count).toBe(0);
  const link = await visitor.get(`/cart/add?id=${id('SCARF')}&quantity=2`, browser);
  expect(link.headers.location).toBe('/cart');
  expect((await visitor.get('/cart.js')).json().item_count).toBe(2);
});

test('a plain form that fails goes back and says why, once', async () => {
  const visitor = shop.visitor();
  const referer = 'http://localhost:80/products/slip-dress';
  const product = /name="product-id" value="(\d+)"/.exec((await visitor.get('/products/slip-dress')).body)?.[1] ?? '';
  const fields = { id: String(id('SLIP-INK-M')), 'product-id': product };
  const failed = await visitor.form('/cart/add', fields, { referer, accept: 'text/html' });
  expect([failed.statusCode, failed.headers.location]).toEqual([302, '/products/slip-dress']);
  expect(visitor.cookies.has('_vitrine_flash')).toBe(true);
  const page = await visitor.get('/products/slip-dress');
  expect(page.body).toContain('sold out');
  expect((await visitor.get('/products/slip-dress')).body).not.toContain('sold out');
  const lost = await shop.visitor().form('/cart/add', { id: '1' }, { accept: 'text/html' });
  expect([lost.statusCode, lost.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

test('a change is not made ahead of time', async () => {
  const answer = await shop.visitor().get(`/cart/add?id=${id('SCARF')}`, { 'sec-purpose': 'prefetch' });
  expect(answer.statusCode).toBe(400);
});

test('permalinks build a cart; discount links add a code', async () => {
  const visitor = shop.visitor();
  const link = await visitor.get(
    `/cart/${id('SCARF')}:2,${id('SLIP-INK-S')}:1?storefront=true&note=hi&discount=TEN&attributes[A]=b`,
  );
  expect([link.statusCode, link.headers.location]).toEqual([302, '/cart']);
  expect((await visitor.get('/cart.js')).json()).toMatchObject({ item_count: 3, note: 'hi', attributes: { A: 'b' } });
  expect((await shop.visitor().get(`/cart/${id('SCARF')}:1`)).headers.location).toBe('/checkout');
  expect((await shop.visitor().get('/cart/123:1')).statusCode).toBe(404);
  const shopper = shop.visitor();
  const code = await shopper.get('/discount/TEN?redirect=/collections/silk');
  expect(code.headers.location).toBe('/collections/silk');
  await shopper.json('/cart/add.js', { id: id('SCARF') });
  expect((await shopper.get('/cart.js')).json().total_discount).toBe(600);
  expect((await shopper.get('/discount/TEN?redirect=//evil.example')).headers.location).toBe('/');
});

test('buying again takes what there is, and says what there is not', async () => {
  const visitor = shop.visitor();
  const link = `/cart/${id('SCARF')}:2,${id('SLIP-INK-M')}:1,123:1,${id('BELT')}:99`;
  const answer = await visitor.get(link);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/cart']);
  const page = (await visitor.get('/cart')).body;
  expect(page).toContain('Silk Scarf × 2');
  expect(page).toContain('Leather Belt × 10');
  for (const sentence of ['Slip Dress - Ink / M', 'Cannot find variant', 'Only 10 of'])
    expect(page).toContain(sentence);
  expect((await visitor.get('/cart')).body).not.toContain('Cannot find variant');
  expect((await shop.visitor().get(`/cart/${id('SLIP-INK-M')}:1`)).statusCode).toBe(422);
});

test('shipping rates of an address', async () => {
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: id('SCARF') });
  const query =
    'shipping_address[zip]=10013&shipping_address[country]=United%20States&shipping_address[province]=New%20York';
  const prepared = await visitor.send({ method: 'POST', url: `/cart/prepare_shipping_rates.json?${query}` });
  expect([prepared.statusCode, prepared.json()]).toEqual([200, null]);
  const rates = await visitor.get(`/cart/async_shipping_rates.json?${query}`);
  expect(rates.json().shipping_rates).toMatchObject([
    { name: 'Standard', price: '0.00', currency: 'USD' },
    { name: 'Express', price: '25.00' },
  ]);
  const abroad = await visitor.get(
    '/cart/shipping_rates.json?shipping_address[country]=Hong%20Kong&shipping_address[province]=Kowloon',
  );
  expect(abroad.json().shipping_rates).toHaveLength(1);
  const wrong = await visitor.get('/cart/shipping_rates.json?shipping_address[country]=Atlantis');
  expect([wrong.statusCode, wrong.json()]).toEqual([422, { country: ['is not supported.'] }]);
});

test('sections are rendered with the change, after it', async () => {
  const visitor = shop.visitor();
  const added = await visitor.json('/cart/add.js', { id: id('SCARF'), quantity: 2, sections: 'cart-count,nothing' });
  expect(added.json()).toMatchObject({
    quantity: 2,
    sections: { 'cart-count': expect.stringContaining('<b>2</b>'), nothing: null },
  });
  const changed = await visitor.form('/cart/change.js', {
    line: '1',
    quantity: '3',
    'sections[]': 'cart-count',
    sections_url: '/products/silk-scarf',
  });
  expect(changed.json().sections['cart-count']).toContain('<b>3</b>');
  for (const odd of ['/fr//', '/:80', '/%', '/?', '/#', '/fr//evil.example/x', '/x y']) {
    const answer = await visitor.json('/cart/update.js', { sections: 'cart-count', sections_url: odd });
    expect(answer.statusCode).toBe(200);
  }
  for (const wrong of [{ sections_url: 'products' }, { sections_url: '//evil.example' }, { sections: 'a,b,c,d,e,f' }]) {
    const refused = await visitor.json('/cart/update.js', { sections: 'cart-count', ...wrong });
    expect([refused.statusCode, refused.json().status]).toEqual([400, 400]);
  }
});

test('another site cannot change the cart', async () => {
  const fields = { id: String(id('SCARF')) };
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
  ];
  for (const headers of foreign) {
    expect((await shop.visitor().form('/cart/add.js', fields, headers)).statusCode).toBe(403);
  }
  const own = { origin: 'http://localhost:80', host: 'localhost:80', 'sec-fetch-site': 'same-origin' };
  expect((await shop.visitor().form('/cart/add.js', fields, own)).statusCode).toBe(200);
});

const CART_FIELDS = [
  'token',
  'note',
  'attributes',
  'original_total_price',
  'total_price',
  'total_discount',
  'total_weight',
  'item_count',
  'items',
  'requires_shipping',
  'currency',
  'items_subtotal_price',
  'cart_level_discount_applications',
  'discount_codes',
];
const LINE_FIELDS = [
  'id',
  'variant_id',
  'product_id',
  'key',
  'quantity',
  'properties',
  'title',
  'product_title',
  'variant_title',
  'product_description',
  'product_type',
  'vendor',
  'handle',
  'sku',
  'url',
  'image',
  'featured_image',
  'price',
  'original_price',
  'discounted_price',
  'final_price',
  'line_price',
  'original_line_price',
  'final_line_price',
  'total_discount',
  'line_level_total_discount',
  'presentment_price',
  'discounts',
  'line_level_discount_allocations',
  'grams',
  'taxable',
  'gift_card',
  'requires_shipping',
  'product_has_only_default_variant',
  'has_components',
  'variant_options',
  'options_with_values',
  'quantity_rule',
];
