import { type APIRequestContext, expect, test } from '@playwright/test';

/** The calls of the specification (§7), as plain requests to the demo shop. */

interface Variant {
  id: number;
  price: number;
  compare_at_price: number | null;
  available: boolean;
}

async function variantOf(request: APIRequestContext, handle: string): Promise<Variant> {
  const product: { variants: Variant[] } = await (await request.get(`/products/${handle}.js`)).json();
  return product.variants.find((one) => one.available) ?? { id: 0, price: 0, compare_at_price: null, available: false };
}

async function reduced(request: APIRequestContext): Promise<Variant> {
  const { products }: { products: { handle: string }[] } = await (
    await request.get('/collections/sale/products.json')
  ).json();
  for (const { handle } of products) {
    const variant = await variantOf(request, handle);
    if (variant.compare_at_price !== null && variant.available) return variant;
  }
  throw new Error('Nothing is reduced.');
}

const count = async (request: APIRequestContext): Promise<number> =>
  (await (await request.get('/cart.json')).json()).item_count;

test('GET /cart.json reads items, count, total in minor units, and note', { tag: ['@spec-162', '@spec-269'] }, async ({
  request,
}) => {
  expect(await (await request.get('/cart.json')).json()).toMatchObject({ items: [], item_count: 0, total_price: 0 });
  const variant = await variantOf(request, 'column-slip-dress');
  await request.post('/cart/add.js', { data: { id: variant.id, quantity: 2, properties: { _inventory: '9' } } });
  await request.post('/cart/update.js', { data: { note: 'Wrap it' } });
  const bag = await (await request.get('/cart.json')).json();
  expect(bag).toMatchObject({ item_count: 2, total_price: 2 * variant.price, note: 'Wrap it' });
  expect(bag.items).toMatchObject([
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
  ]);
});

test('GET /?section_id=compare-at-prices answers HTML with a map of item id to compare-at price', {
  tag: ['@spec-270'],
}, async ({ request }) => {
  const [plain, sale] = [await variantOf(request, 'gift-card'), await reduced(request)];
  for (const { id } of [plain, sale]) await request.post('/cart/add.js', { data: { id, quantity: 1 } });
  const answer = await request.get('/?section_id=compare-at-prices');
  expect(answer.headers()['content-type']).toContain('text/html');
  const json = /<script[^>]*>([\s\S]*?)<\/script>/.exec(await answer.text())?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ [plain.id]: plain.compare_at_price, [sale.id]: sale.compare_at_price });
  expect(sale.compare_at_price).toBeGreaterThan(sale.price);
});

test('POST /cart/update.js sets quantities by item id; 0 removes', { tag: ['@spec-272'] }, async ({ request }) => {
  const { id } = await variantOf(request, 'column-slip-dress');
  await request.post('/cart/add.js', { data: { id, quantity: 1 } });
  await request.post('/cart/update.js', { data: { updates: { [id]: 3 } } });
  expect(await count(request)).toBe(3);
  await request.post('/cart/update.js', { data: { updates: { [id]: 0 } } });
  expect(await (await request.get('/cart.json')).json()).toMatchObject({ items: [], item_count: 0, total_price: 0 });
});

test('POST /cart/add takes a form, gift-card fields and all, and POST /cart with checkout leads there', {
  tag: ['@spec-18', '@spec-33', '@spec-165', '@spec-261', '@spec-273', '@spec-274'],
}, async ({ request }) => {
  const { id } = await variantOf(request, 'gift-card');
  const form = {
    id: String(id),
    quantity: '1',
    'properties[__shopify_send_gift_card_to_recipient]': 'on',
    'properties[Recipient email]': 'clara@example.com',
    'properties[Recipient name]': 'Clara',
    'properties[Message]': 'Happy birthday',
  };
  const added = await request.post('/cart/add', { form, maxRedirects: 0 });
  expect([added.status(), added.headers().location]).toEqual([302, '/cart']);
  const { items } = await (await request.get('/cart.json')).json();
  expect(items[0].properties).toMatchObject({ 'Recipient email': 'clara@example.com', Message: 'Happy birthday' });
  const bare = await request.post('/cart/add', { form: { id: String(id), quantity: '1' }, maxRedirects: 0 });
  expect(bare.status()).toBe(302);
  expect(await count(request)).toBe(2);
  const left = await request.post('/cart', { form: { checkout: '' }, maxRedirects: 0 });
  expect([left.status(), left.headers().location]).toEqual([302, expect.stringMatching(/\/checkout/)]);
});
