import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CartShop, openCartShop } from './cart.fixture.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());

const id = (sku: string) => shop.id(sku);
const boundary = 'xxFormxx';
const multipart = (fields: Record<string, string>) => ({
  payload: `${Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--${boundary}--\r\n`,
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
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
