import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CartShop, openCartShop } from './cart.fixture.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());

const id = (sku: string) => shop.id(sku);

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

test('scripts see a name of the cart that opens nothing: the same while the cart has its token, another with another', async () => {
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: id('SCARF') });
  const secret = visitor.cookies.get('cart') ?? 'none';
  const checkout = String((await visitor.get('/checkout')).headers.location).split('/')[2] ?? 'none';
  const read = await visitor.get('/cart.js');
  const { token } = read.json<{ token: string }>();
  expect(token).toMatch(/^[\da-f]{32}$/);
  const bodies = [
    read,
    await visitor.get('/cart.json'),
    await visitor.json('/cart/update.js', { note: 'x' }),
    await visitor.get('/cart'),
    await visitor.get('/?sections=main-cart'),
  ].map(({ body }) => body);
  for (const body of bodies) for (const opens of [secret, checkout]) expect(body).not.toContain(opens);
  expect((await visitor.get('/cart.js')).json().token).toBe(token);

  const otherVisitor = shop.visitor();
  otherVisitor.cookies.set('cart', token);
  expect((await otherVisitor.get('/cart.js')).json()).toMatchObject({ item_count: 0, token: '' });
  expect((await otherVisitor.get(`/checkouts/${token}`)).body).not.toContain('Silk Scarf');
  const rows = await Promise.all(
    (['carts', 'cart_tokens', 'checkouts'] as const).map((table) =>
      shop.store.db.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(JSON.stringify(rows)).not.toContain(token);

  const other = shop.visitor();
  await other.json('/cart/add.js', { id: id('SCARF') });
  expect((await other.get('/cart.js')).json().token).not.toBe(token);
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
