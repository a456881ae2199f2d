import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { all, one, type Page, textOf, type Visitor, visit } from '../visitor.ts';

/** The bag as the server prints it. */

const shop = demoShop();

interface Variant {
  id: number;
  title: string;
  price: number;
  available: boolean;
}

/** A variant of a product; `title` is the beginning of its own. */
async function variantOf(visitor: Visitor, handle: string, title = ''): Promise<Variant> {
  const { variants } = await visitor.json<{ variants: Variant[] }>(`/products/${handle}.js`);
  const found = variants.find((one) => one.available && one.title.startsWith(title));
  if (!found) throw new Error(`Nothing of ${handle} is left.`);
  return found;
}

const lines = (page: Page) => all(page, '.bag-item').map(textOf);
const facts = async (visitor: Visitor, address = '/') => {
  const html = await (await visitor.ask(`${address}?section_id=compare-at-prices`)).text();
  return JSON.parse(/<script[^>]*data-facts[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null');
};

test('a line says that it is a final sale, or a pre-order and when it is sent, however it came into the bag', {
  tags: ['data-3'],
}, async () => {
  const visitor = visit(shop.origin);
  const rust = await variantOf(visitor, 'linen-boilersuit', 'Rust');
  const ivory = await variantOf(visitor, 'halter-jumpsuit', 'Ivory');
  await visitor.open(`/cart/${rust.id}:2,${ivory.id}:1?storefront=true`);
  const shown = lines(await visitor.open('/cart'));
  const [first, second] = ['Rust', 'Ivory'].map((color) => shown.find((line) => line.includes(color)));
  expect(first).toContain('Final sale');
  expect(first).toContain('$245.00 each');
  expect(second).toContain('Pre-Order. Ivory is cut to order. Yours leaves the atelier on 15 February.');
  expect(second).not.toContain('each');
  expect(await facts(visitor)).toMatchObject({
    [rust.id]: { final_sale: true, preorder: false, preorder_note: '', sold_out: false },
    [ivory.id]: {
      final_sale: false,
      preorder: true,
      preorder_note: expect.stringContaining('15 February'),
      stock: null,
    },
  });
  const french = await visitor.open('/fr/cart');
  expect(textOf(one(french, '.cart-page__list'))).toContain('15 février');
  expect(textOf(one(french, '.cart-page__list'))).toContain('Vente définitive');
});

test('a line may hold as many as its property says, or 10, and no more than there are', {
  tags: ['cart-26'],
}, async () => {
  const visitor = visit(shop.origin);
  const scarf = await variantOf(visitor, 'silk-twill-scarf', 'Cobalt');
  const boilersuit = await variantOf(visitor, 'linen-boilersuit', 'Rust / XL');
  const ivory = await variantOf(visitor, 'halter-jumpsuit', 'Ivory');
  const most = async () => Number(one(await visitor.open('/cart'), 'input[type="number"]').getAttribute('max'));
  const only = async (id: number, properties: Record<string, string>) => {
    await visitor.call('/cart/clear.js', {});
    await visitor.call('/cart/add.js', { id, quantity: 1, properties });
    return most();
  };
  const unlimited = await only(scarf.id, {});
  const { stock } = (await facts(visitor))[scarf.id];
  expect(unlimited).toBe(Math.min(10, stock));
  expect(await only(scarf.id, { _inventory: '90' })).toBe(stock);
  expect(await only(boilersuit.id, {})).toBe(10);
  expect(await only(boilersuit.id, { _inventory: '3' })).toBe(3);
  // Nothing that the server printed stands in the way of the form.
  expect(await only(ivory.id, { _inventory: '0' })).toBe(10);
  await visitor.call('/cart/add.js', { id: boilersuit.id, quantity: 5, properties: { _inventory: '3' } });
  const above = all(await visitor.open('/cart'), 'input[type="number"]')[0];
  expect([above?.getAttribute('value'), above?.getAttribute('max')]).toEqual(['5', '5']);
});

test('without scripts more than there is becomes what there is, and the bag says what was changed', async () => {
  const visitor = visit(shop.origin);
  const { id } = await variantOf(visitor, 'silk-twill-scarf', 'Cobalt');
  await visitor.call('/cart/add.js', { id, quantity: 1 });
  const page = await visitor.open('/cart');
  const name = one(page, 'input[type="number"]').getAttribute('name') ?? '';
  const told = await visitor.submit(page, '.cart-page__form', { [name]: '900' }, 'Update bag');
  expect(told.address).toBe('/cart');
  expect(textOf(one(told, 'main [role="alert"]'))).toMatch(/^You can only have \d+ of 'Silk Twill Scarf/);
  const gone = await visitor.submit(told, '.cart-page__form', { [name]: '0' }, 'Update bag');
  expect(textOf(one(gone, 'h1'))).toBe('Bag (0)');
});

test('bag and checkout say the same of shipping, from the first step on', { tags: ['cart-6'] }, async () => {
  const visitor = visit(shop.origin);
  const { id } = await variantOf(visitor, 'silk-twill-scarf', 'Cobalt');
  await visitor.call('/cart/add.js', { id, quantity: 1 });
  expect(textOf(one(await visitor.open('/cart'), '.summary'))).toContain('Estimated ShippingFREE');
  const first = await visitor.open('/checkout');
  expect(first.address).toMatch(/\/information$/);
  const sums = all(first, '.sums > div').map(textOf);
  expect(sums.find((row) => row.startsWith('Shipping'))).toBe('ShippingFREE');
});

test('the store of the shopper is told from its stock, in the language of the page, and is proposed at the checkout', async () => {
  const visitor = visit(shop.origin);
  const { id } = await variantOf(visitor, 'silk-twill-scarf', 'Meadow Print');
  await visitor.call('/cart/add.js', { id, quantity: 1 });
  const places = async (root: string): Promise<{ id: number; name: string; time: string; available: boolean }[]> => {
    const html = await (await visitor.ask(`${root}?section_id=pick-up`)).text();
    return JSON.parse(/<script[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null');
  };
  expect(await places('/')).toMatchObject([
    { name: 'New York', time: 'Usually ready in 2 hours', available: true },
    { name: 'San Francisco', available: false },
  ]);
  const [newYork] = await places('/fr/');
  expect(newYork?.time).toBe('Généralement prêt en 2 heures');
  // What the bag's form sends along, by plain fields.
  const attributes = { 'Checkout-Method': 'pickup', 'Pickup-Location-Id': String(newYork?.id) };
  await visitor.call('/cart/update.js', { attributes });
  const first = await visitor.open('/checkout');
  const shipping = await visitor.submit(first, 'main form', {
    email: 'ada@example.com',
    'shipping_address[country]': 'US',
    'shipping_address[first_name]': 'Ada',
    'shipping_address[last_name]': 'Vale',
    'shipping_address[address1]': '12 Mercer Street',
    'shipping_address[city]': 'New York',
    'shipping_address[province]': 'NY',
    'shipping_address[zip]': '10013',
  });
  expect(textOf(one(shipping, '.choice:has(input[checked])'))).toContain('Pick up in store: New York');
});
