import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CartShop, openCartShop } from './cart.fixture.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());

const id = (sku: string) => shop.id(sku);

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

test('a plain form that asks for more than there is gets what there is, and the cart says so, also on the way to the checkout', async () => {
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
