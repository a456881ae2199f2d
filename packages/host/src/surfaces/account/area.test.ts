import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { register } from '../../../test/register.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { customersByIds } from '../../shop/customers/customers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const enter = (visitor: Visitor, email: string, password = 'correct horse') =>
  visitor.form('/account/login', { 'customer[email]': email, 'customer[password]': password });
const isIn = async (visitor: Visitor) => (await visitor.get('/account')).statusCode === 200;
async function customer(email: string) {
  const row = await shop.store.db.selectFrom('customers').where('email', '=', email).select('id').executeTakeFirst();
  return row && (await customersByIds(shop.store, [row.id])).get(row.id);
}

test('a new password signs every other browser out, and keeps this one', async () => {
  const [here, phone] = [shop.visitor(), shop.visitor()];
  await register(shop, here, 'ada@example.com');
  await enter(phone, 'ada@example.com');
  const before = here.cookies.get('secure_customer_sig');
  const change = (current: string, confirmation = 'new password') =>
    here.form('/account/password', {
      'customer[current_password]': current,
      'customer[password]': 'new password',
      'customer[password_confirmation]': confirmation,
    });
  expect((await change('wrong')).headers.location).toBe('/account');
  expect([await isIn(here), await isIn(phone)]).toEqual([true, true]);
  await change('correct horse');
  expect([await isIn(here), await isIn(phone)]).toEqual([true, false]);
  expect(here.cookies.get('secure_customer_sig')).not.toBe(before);
  expect((await enter(phone, 'ada@example.com')).headers.location).toBe('/account/login');
  expect((await enter(phone, 'ada@example.com', 'new password')).headers.location).toBe('/account');
});

test('a log-in changes the session, and a sign-out ends it, here or everywhere', async () => {
  const [here, phone] = [shop.visitor(), shop.visitor()];
  await register(shop, here, 'mira@example.com');
  const first = here.cookies.get('secure_customer_sig') ?? '';
  await enter(here, 'mira@example.com');
  expect(here.cookies.get('secure_customer_sig')).not.toBe(first);
  const thief = shop.visitor();
  thief.cookies.set('secure_customer_sig', first);
  expect(await isIn(thief)).toBe(false);
  await enter(phone, 'mira@example.com');
  await here.get('/account/logout');
  expect([await isIn(here), await isIn(phone)]).toEqual([false, true]);
  await enter(here, 'mira@example.com');
  await here.form('/account/logout', { everywhere: '1' });
  expect([await isIn(here), await isIn(phone)]).toEqual([false, false]);
});

test('the profile changes what the form has, and only that', async () => {
  const visitor = shop.visitor();
  expect((await visitor.form('/account/profile', {})).headers.location).toBe('/account/login');
  await register(shop, visitor, 'ines@example.com');
  await visitor.form('/account/profile', {
    'customer[first_name]': 'Ines',
    'customer[accepts_marketing]': '1',
    'customer[birthday][month]': '02',
    'customer[birthday][day]': '29',
    'customer[birthday][year]': '2000',
  });
  expect(await customer('ines@example.com')).toMatchObject({
    firstName: 'Ines',
    acceptsMarketing: true,
    birthday: '02/29/2000',
  });
  await visitor.form('/account/profile', {
    'customer[accepts_marketing]': '0',
    'customer[note][birthday]': '02/30/2000',
  });
  expect(await customer('ines@example.com')).toMatchObject({ acceptsMarketing: true, birthday: '02/29/2000' });
  await visitor.form('/account/profile', { 'customer[accepts_marketing]': '0', 'customer[note][birthday]': '' });
  expect(await customer('ines@example.com')).toMatchObject({
    firstName: 'Ines',
    acceptsMarketing: false,
    birthday: '',
  });
});

test('the cart comes along at a log-in, and stays at a sign-out', async () => {
  const [here, phone] = [shop.visitor(), shop.visitor()];
  const { SCARF, BELT } = await variantIds(shop.store);
  const count = async (visitor: Visitor) => (await visitor.get('/cart.js')).json().item_count;
  await here.json('/cart/add.js', { id: SCARF, quantity: 2 });
  await register(shop, here, 'bag@example.com');
  await phone.json('/cart/add.js', {
    items: [
      { id: SCARF, quantity: 1 },
      { id: BELT, quantity: 1 },
    ],
  });
  await enter(phone, 'bag@example.com');
  expect([await count(here), await count(phone)]).toEqual([4, 4]);
  const empty = shop.visitor();
  expect((await enter(empty, 'bag@example.com')).headers['cache-control']).toBe('no-store');
  expect(await count(empty)).toBe(4);
  await phone.get('/account/logout');
  await here.json('/cart/add.js', { id: BELT, quantity: 1 });
  expect([await count(here), await count(phone)]).toEqual([5, 4]);
  await enter(phone, 'bag@example.com');
  expect([await count(here), await count(phone)]).toEqual([5, 5]);
});
