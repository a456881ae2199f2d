import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { type Visitor, visit } from '../visitor.ts';

/** The calls of docs/rules.md, as plain requests to the demo shop. */

const shop = demoShop();

interface Variant {
  id: number;
  price: number;
  compare_at_price: number | null;
  available: boolean;
}

async function availableVariant(visitor: Visitor, handle: string): Promise<Variant> {
  const { variants } = await visitor.json<{ variants: Variant[] }>(`/products/${handle}.js`);
  const found = variants.find(({ available }) => available);
  if (!found) throw new Error(`Nothing of ${handle} is left.`);
  return found;
}

async function reducedVariant(visitor: Visitor): Promise<Variant> {
  const { products } = await visitor.json<{ products: { handle: string }[] }>('/collections/sale/products.json');
  for (const { handle } of products) {
    const { variants } = await visitor.json<{ variants: Variant[] }>(`/products/${handle}.js`);
    const found = variants.find((one) => one.available && one.compare_at_price !== null);
    if (found) return found;
  }
  throw new Error('Nothing is reduced.');
}

const EMPTY = { items: [], item_count: 0, total_price: 0 };

test('GET /cart.json reads items, count, total in minor units, and note', {
  tags: ['data-1', 'call-1'],
}, async () => {
  const visitor = visit(shop.origin);
  expect(await visitor.json('/cart.json')).toMatchObject(EMPTY);
  const variant = await availableVariant(visitor, 'column-slip-dress');
  await visitor.call('/cart/add.js', { id: variant.id, quantity: 2, properties: { _inventory: '9' } });
  await visitor.call('/cart/update.js', { note: 'Wrap it' });
  expect(await visitor.json('/cart.json')).toMatchObject({
    item_count: 2,
    total_price: 2 * variant.price,
    note: 'Wrap it',
    items: [
      {
        key: expect.stringMatching(`^${variant.id}:`),
        id: variant.id,
        url: expect.stringContaining(`/products/column-slip-dress?variant=${variant.id}`),
        image: expect.stringContaining('/cdn/shop/files/'),
        title: expect.stringContaining('Column Slip Dress - '),
        product_title: 'Column Slip Dress',
        variant_title: expect.any(String),
        quantity: 2,
        original_price: variant.price,
        final_price: variant.price,
        final_line_price: 2 * variant.price,
        properties: { _inventory: '9' },
      },
    ],
  });
});

test('GET /?section_id=compare-at-prices answers HTML with a map of item id to compare-at price', {
  tags: ['call-2'],
}, async () => {
  const visitor = visit(shop.origin);
  const [plain, sale] = [await availableVariant(visitor, 'gift-card'), await reducedVariant(visitor)];
  for (const { id } of [plain, sale]) await visitor.call('/cart/add.js', { id, quantity: 1 });
  const answer = await visitor.ask('/?section_id=compare-at-prices');
  expect(answer.headers.get('content-type')).toContain('text/html');
  const json = /<script[^>]*>([\s\S]*?)<\/script>/.exec(await answer.text())?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ [plain.id]: plain.compare_at_price, [sale.id]: sale.compare_at_price });
  expect(sale.compare_at_price).toBeGreaterThan(sale.price);
});

test('POST /cart/update.js sets quantities by item id; 0 removes', { tags: ['call-4'] }, async () => {
  const visitor = visit(shop.origin);
  const { id } = await availableVariant(visitor, 'column-slip-dress');
  await visitor.call('/cart/add.js', { id, quantity: 1 });
  await visitor.call('/cart/update.js', { updates: { [id]: 3 } });
  expect(await visitor.json('/cart.json')).toMatchObject({ item_count: 3 });
  await visitor.call('/cart/update.js', { updates: { [id]: 0 } });
  expect(await visitor.json('/cart.json')).toMatchObject(EMPTY);
});

test('POST /cart/add takes a form, gift-card fields and all, and POST /cart with checkout leads there', {
  tags: ['route-3', 'cart-9', 'data-4', 'product-20', 'call-5'],
}, async () => {
  const visitor = visit(shop.origin);
  const post = (address: string, fields: Record<string, string>) =>
    visitor.ask(address, { method: 'POST', body: new URLSearchParams(fields) });
  const { id } = await availableVariant(visitor, 'gift-card');
  const added = await post('/cart/add', {
    id: String(id),
    quantity: '1',
    'properties[__shopify_send_gift_card_to_recipient]': 'on',
    'properties[Recipient email]': 'clara@example.com',
    'properties[Recipient name]': 'Clara',
    'properties[Message]': 'Happy birthday',
  });
  expect([added.status, added.headers.get('location')]).toEqual([302, '/cart']);
  expect(await visitor.json('/cart.json')).toMatchObject({
    items: [{ properties: { 'Recipient email': 'clara@example.com', Message: 'Happy birthday' } }],
  });
  expect((await post('/cart/add', { id: String(id), quantity: '1' })).status).toBe(302);
  expect(await visitor.json('/cart.json')).toMatchObject({ item_count: 2 });
  const left = await post('/cart', { checkout: '' });
  expect([left.status, left.headers.get('location')]).toEqual([302, expect.stringMatching(/\/checkout/)]);
});
