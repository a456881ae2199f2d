import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CartShop, openCartShop } from './cart.fixture.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop({ newCartsPerMinute: 3 });
});
afterAll(() => shop.close());

const id = () => shop.id('SCARF');
const carts = async () => (await shop.store.db.selectFrom('carts').select('id').execute()).length;

/** A request without a cart from an address of its own choice. */
const from = (remoteAddress: string, url: string, payload?: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: payload ? 'POST' : 'GET', url, payload, remoteAddress, headers });

test('one address starts so many carts and no more, by whatever it does; the others are served', async () => {
  const begun = await carts();
  const eve = '192.0.2.1';
  const item = { id: id() };
  const ways = [
    () => from(eve, '/cart/add.js', item),
    () => from(eve, '/cart/update.js', { note: 'x' }),
    () => from(eve, `/cart/${id()}:1`),
    () => from(eve, '/discount/TEN'),
  ];
  for (const way of ways.slice(0, 3)) expect((await way()).statusCode).toBeLessThan(400);
  for (const way of ways) expect((await way()).statusCode).toBe(429);
  expect(await carts()).toBe(begun + 3);
  expect((await from('192.0.2.2', '/cart/add.js', item)).statusCode).toBe(200);
});

test('what is refused is said in words: as JSON, and on the page of a form, in its language', async () => {
  const office = '192.0.2.3';
  for (let visitor = 0; visitor < 3; visitor += 1) await from(office, '/cart/add.js', { id: id() });
  const json = await from(office, '/cart/add.js', { id: id() });
  expect([json.statusCode, json.headers['retry-after']]).toEqual([429, '60']);
  expect(json.json()).toMatchObject({
    status: 429,
    message: 'Cart Error',
    description: expect.stringContaining('bags'),
  });
  const french = await from(office, '/fr/cart/add.js', { id: id() });
  expect(french.json().description).toContain('paniers');
  const form = await from(office, '/cart/add', { id: id() }, { referer: 'http://localhost:80/cart' });
  expect([form.statusCode, form.headers.location]).toEqual([302, '/cart']);
  const page = await shop.app.inject({
    url: '/cart',
    cookies: Object.fromEntries(form.cookies.map(({ name, value }) => [name, value])),
  });
  expect(page.body).toContain('Too many new bags were started');
});

test('who has a cart is never asked', async () => {
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: id() });
  for (let change = 0; change < 6; change += 1)
    expect((await visitor.json('/cart/add.js', { id: id() })).statusCode).toBe(200);
  expect((await visitor.send({ method: 'POST', url: '/cart/clear.js' })).json()).toMatchObject({ item_count: 0 });
});

test('one address puts so much into carts in a day and no more; what is there can be taken out and bought', async () => {
  const eve = '192.0.2.6';
  const start = await from(eve, '/cart/add.js', { id: id() });
  const cookie = `cart=${start.cookies.find(({ name }) => name === 'cart')?.value}`;
  // With three new carts a minute: 1.2 MB.
  const items = Array.from({ length: 9 }, (_, n) => ({
    id: id(),
    properties: { n: String(n), text: 'x'.repeat(4900) },
  }));
  let taken = 0;
  for (; taken < 30; taken += 1) {
    if ((await from(eve, '/cart/add.js', { items }, { cookie })).statusCode === 429) break;
    await from(eve, '/cart/clear.js', {}, { cookie });
  }
  expect(taken).toBe(25);
  // The rest, but for less than a note.
  let note = 'x'.repeat(4900);
  await from(eve, '/cart/add.js', { items: items.slice(0, 1) }, { cookie });
  for (let left = true; left; note = note === '' ? 'x'.repeat(4900) : '')
    left = (await from(eve, '/cart/update.js', { note }, { cookie })).statusCode === 200;
  const more = { n: 'more', text: 'x'.repeat(4900) };
  const ways = [
    () => from(eve, '/cart/add.js', { items }, { cookie }),
    () => from(eve, '/cart/update.js', { attributes: { a: more.text } }, { cookie }),
    () => from(eve, '/cart/change.js', { line: 1, quantity: 1, properties: { ...more, b: more.text } }, { cookie }),
  ];
  for (const way of ways) expect((await way()).statusCode).toBe(429);
  // Its cart is begun with the line that fits; what does not is said there.
  const link = await from(eve, `/cart/${id()}:1?note=${more.text}`);
  expect([link.statusCode, link.headers.location]).toEqual([302, '/cart']);
  const refused = await from(eve, '/cart/add.js', { items }, { cookie });
  expect(refused.json()).toMatchObject({ status: 429, description: expect.stringContaining('put into bags') });
  const french = await from(eve, '/fr/cart/add.js', { items }, { cookie });
  expect(french.json().description).toContain('aux paniers');
  // Fewer, and more of the same, is no more to keep.
  for (const quantity of [2, 1]) {
    const changed = await from(eve, '/cart/change.js', { line: 1, quantity }, { cookie });
    expect(changed.statusCode).toBe(200);
  }
  expect((await from(eve, '/checkout', undefined, { cookie })).headers.location).toMatch(/^\/checkouts\//);
  expect((await from('192.0.2.7', '/cart/add.js', { items })).statusCode).toBe(200);
});

test('taking everything out of no cart makes none', async () => {
  const before = await carts();
  const answer = await from('192.0.2.4', '/cart/clear.js', {});
  expect([answer.statusCode, answer.json().item_count, answer.cookies]).toEqual([200, 0, []]);
  expect(await carts()).toBe(before);
});

test('a body larger than any cart is not read', async () => {
  const answer = await from('192.0.2.5', '/cart/update.js', { note: 'x'.repeat(140_000) });
  expect(answer.statusCode).toBe(413);
});
