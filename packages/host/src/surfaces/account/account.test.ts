import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { outboxOf } from '../../../test/outbox.ts';
import { register as registerIn } from '../../../test/register.ts';

import { addressForm } from '../../../test/typed-forms.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const register = (visitor: Visitor, email: string) =>
  registerIn(shop, visitor, email, { 'customer[first_name]': 'Ada', 'customer[last_name]': 'Vale' });

/** The newest mail to an address that says something. */
async function mailTo(address: string, saying: string): Promise<string> {
  const mails = [...(await outboxOf(shop)).values()];
  const mail = mails.findLast((text) => text.includes(`To: ${address}`) && text.includes(saying));
  if (mail === undefined) throw new Error(`no mail to ${address} says ${saying}`);
  return mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

test('register, leave, log in', { tags: ['route-4'] }, async () => {
  const visitor = shop.visitor();
  const registered = await register(visitor, 'ada@example.com');
  expect([registered.statusCode, registered.headers.location]).toEqual([303, '/account']);
  expect(registered.cookies.find((cookie) => cookie.name === 'secure_customer_sig')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect((await visitor.get('/account')).body).toContain('Ada');
  expect((await visitor.get('/account/logout')).headers.location).toBe('/');
  expect((await visitor.get('/account')).statusCode).toBe(302);
  const login = await visitor.form('/account/login', {
    'customer[email]': 'ada@example.com',
    'customer[password]': 'correct horse',
    return_to: '/account/addresses',
  });
  expect(login.headers.location).toBe('/account/addresses');
  await mailTo('ada@example.com', 'Welcome to Small Shop').then(
    () => expect.unreachable('the link is used up: the mail that is kept has it no more'),
    () => {},
  );
});

test('wrong words are refused on the page they came from', async () => {
  const visitor = shop.visitor();
  const wrong = await visitor.form('/account/login', {
    'customer[email]': 'ada@example.com',
    'customer[password]': 'x',
  });
  expect([wrong.statusCode, wrong.headers.location]).toEqual([303, '/account/login']);
  const page = (await visitor.get('/account/login')).body;
  expect(page).toContain('wrong');
  expect(page).toContain('value="ada@example.com"');
  const taken = await visitor.form('/account', { 'customer[email]': 'nobody', 'customer[password]': 'x' });
  expect(taken.headers.location).toBe('/account/register');
  expect((await visitor.get('/account/register')).body).toContain('errors');
});

test('no login leads away from the shop', async () => {
  const visitor = shop.visitor();
  const login = await visitor.form('/account/login', {
    'customer[email]': 'ada@example.com',
    'customer[password]': 'correct horse',
    return_to: '//evil.example/x',
  });
  expect(login.headers.location).toBe('/account');
  const fields = { 'customer[email]': 'ada@example.com', 'customer[password]': 'correct horse' };
  for (const referer of ['http://localhost:80//', 'http://localhost:80//evil.example?return_to=//evil.example']) {
    expect((await shop.visitor().form('/account/login', fields, { referer })).headers.location).toBe('/account');
  }
});

test('too many tries have to wait', async () => {
  const visitor = shop.visitor();
  const tries = [];
  for (let count = 0; count < 12; count += 1) {
    tries.push(
      (await visitor.form('/account/login', { 'customer[email]': 'eve@example.com', 'customer[password]': 'x' }))
        .statusCode,
    );
  }
  expect(tries).toEqual(Array(12).fill(303));
  expect((await visitor.get('/account/login')).body).toContain('Too many tries');
});

test('a forgotten password is reset by mail', async () => {
  const visitor = shop.visitor();
  await register(shop.visitor(), 'tom@example.com');
  for (const email of ['tom@example.com', 'nobody@example.com']) {
    const asked = await visitor.form('/account/recover', { email });
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/account/login']);
    expect((await visitor.get('/account/login')).body).toContain('Sent');
  }
  const mail = await mailTo('tom@example.com', 'Reset your password');
  const link = /\/account\/reset\/\d+\/[\w-]+/.exec(mail)?.[0] ?? '';
  const page = await visitor.get(link);
  expect(page.statusCode).toBe(200);
  const fields = { 'customer[password]': 'new password', 'customer[password_confirmation]': 'other' };
  const referer = `http://localhost:80${link}`;
  expect((await visitor.form('/account/reset', fields, { referer })).headers.location).toBe(link);
  fields['customer[password_confirmation]'] = 'new password';
  expect((await visitor.form('/account/reset', fields, { referer })).headers.location).toBe('/account');
  expect((await shop.visitor().form('/account/reset', fields, { referer })).headers.location).toBe(link);
  const login = await shop
    .visitor()
    .form('/account/login', { 'customer[email]': 'tom@example.com', 'customer[password]': 'new password' });
  expect(login.headers.location).toBe('/account');
});

test('the address book', async () => {
  const visitor = shop.visitor();
  expect((await visitor.form('/account/addresses', {})).headers.location).toBe('/account/login');
  await register(visitor, 'ines@example.com');
  const address = addressForm('address', { default: '1' });
  expect((await visitor.form('/account/addresses', address)).headers.location).toBe('/account/addresses');
  const page = (await visitor.get('/account/addresses')).body;
  expect(page).toContain('12 Mercer Street, New York');
  const id = /data-address="(\d+)"/.exec(page)?.[1];
  await visitor.form(`/account/addresses/${id}`, {
    ...address,
    _method: 'put',
    'address[address1]': '14 Mercer Street',
  });
  expect((await visitor.get('/account/addresses')).body).toContain('14 Mercer Street');
  await visitor.form('/account/addresses', { ...address, 'address[country]': 'Atlantis' });
  const wrong = (await visitor.get('/account/addresses')).body;
  expect(wrong).toContain('errors');
  const otherVisitor = shop.visitor();
  await register(otherVisitor, 'eve2@example.com');
  expect((await otherVisitor.form(`/account/addresses/${id}`, { _method: 'delete' })).statusCode).toBe(404);
  expect((await visitor.form(`/account/addresses/${id}`, { _method: 'delete' })).statusCode).toBe(303);
  expect((await visitor.get('/account/addresses')).body).not.toContain('14 Mercer Street');
});

test('a closed shop shows its front door', async () => {
  const closed = await openTestShop({ shop: { password: 'velvet' } });
  const visitor = closed.visitor();
  expect((await visitor.get('/products/slip-dress')).headers.location).toBe('/password');
  expect((await visitor.get('/password')).statusCode).toBe(200);
  expect((await visitor.form('/password', { password: 'wrong' })).headers.location).toBe('/password');
  expect((await visitor.form('/password', { password: 'velvet' })).headers.location).toBe('/');
  expect((await visitor.get('/products/slip-dress')).statusCode).toBe(200);
  await closed.close();
});
