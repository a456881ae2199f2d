import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type CartShop, openCartShop } from './cart.fixture.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());

/** What the platform's JSON of a cart has, key by key (docs/platform.md: cart): a field more or less is a fault. */

const cents = z.int();
const id = z.int().positive();
const allocation = z.strictObject({ amount: cents, discount_application: z.looseObject({ title: z.string() }) });
const Line = z.strictObject({
  id,
  variant_id: id,
  product_id: id,
  key: z.string().regex(/^\d+:\w+$/),
  quantity: z.int().positive(),
  properties: z.record(z.string(), z.string()),
  title: z.string(),
  product_title: z.string(),
  variant_title: z.string().nullable(),
  product_description: z.string(),
  product_type: z.string(),
  vendor: z.string(),
  handle: z.string(),
  sku: z.string(),
  url: z.string().startsWith('/products/'),
  image: z.string().nullable(),
  featured_image: z.strictObject({
    aspect_ratio: z.number().nullable(),
    alt: z.string(),
    height: z.int().nullable(),
    url: z.string().nullable(),
    width: z.int().nullable(),
  }),
  price: cents,
  original_price: cents,
  presentment_price: z.number(),
  discounted_price: cents,
  final_price: cents,
  line_price: cents,
  original_line_price: cents,
  final_line_price: cents,
  total_discount: cents,
  line_level_total_discount: cents,
  discounts: z.array(z.strictObject({ amount: cents, title: z.string() })),
  line_level_discount_allocations: z.array(allocation),
  grams: z.int(),
  taxable: z.boolean(),
  gift_card: z.boolean(),
  requires_shipping: z.boolean(),
  product_has_only_default_variant: z.boolean(),
  has_components: z.boolean(),
  variant_options: z.array(z.string()),
  options_with_values: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  quantity_rule: z.strictObject({ min: z.int(), max: z.int().nullable(), increment: z.int() }),
});

const Cart = z.strictObject({
  token: z.string(),
  note: z.string().nullable(),
  attributes: z.record(z.string(), z.string()),
  original_total_price: cents,
  total_price: cents,
  total_discount: cents,
  total_weight: z.number(),
  item_count: z.int(),
  items: z.array(Line),
  requires_shipping: z.boolean(),
  currency: z.string().length(3),
  items_subtotal_price: cents,
  cart_level_discount_applications: z.array(
    z.strictObject({
      type: z.string(),
      key: z.string(),
      title: z.string(),
      description: z.string(),
      value: z.string(),
      created_at: z.null(),
      value_type: z.string(),
      allocation_method: z.string(),
      target_selection: z.string(),
      target_type: z.string(),
      total_allocated_amount: cents,
    }),
  ),
  discount_codes: z.array(z.looseObject({ code: z.string(), applicable: z.boolean() })),
});

test('a cart, empty or not, has the fields of the platform, each of its type', async () => {
  const visitor = shop.visitor();
  for (const url of ['/cart.js', '/cart.json']) Cart.parse((await visitor.get(url)).json());
  const added = await visitor.json('/cart/add.js', { id: shop.id('SLIP-INK-S'), properties: { Note: 'a' } });
  Line.parse(added.json());
  await visitor.json('/cart/add.js', { id: shop.id('SCARF'), quantity: 2 });
  const updated = await visitor.json('/cart/update.js', { note: 'n', attributes: { Gift: 'yes' }, discount: 'TEN' });
  const cart = Cart.parse(updated.json());
  expect(Cart.parse((await visitor.get('/cart.json')).json())).toEqual(cart);
  expect([cart.items.length, cart.item_count]).toEqual([2, 3]);
  expect(cart.original_total_price - cart.total_discount).toBe(cart.total_price);
  expect(cart.total_discount).toBeGreaterThan(0);
});
