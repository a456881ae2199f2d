import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { register } from '../../../test/register.ts';
import { requestActivation, requestReset } from '../../shop/customers/customers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const HERE = 'http://localhost:80';
const ADA = { 'customer[email]': 'ada@example.com', 'customer[password]': 'correct horse' };

test('where a log-in shall lead is kept when it is refused', async () => {
  await register(shop, shop.visitor(), 'ada@example.com');
  const visitor = shop.visitor();
  const page = '/account/login?return_to=%2Fcheckout%3Fstep%3D2';
  expect((await visitor.get(page)).body).toContain('name="return_to" value="/checkout?step=2"');
  const refused = await visitor.form(
    '/account/login',
    { ...ADA, 'customer[password]': 'wrong' },
    { referer: HERE + page },
  );
  expect(refused.headers.location).toBe(page);
  const posted = await visitor.form('/account/login', { ...ADA, return_to: '/checkout?step=2' });
  expect(posted.headers.location).toBe('/checkout?step=2');
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])('nothing leads to %s', async (wanted) => {
  const visitor = shop.visitor();
  const page = `/account/login?return_to=${encodeURIComponent(wanted)}`;
  expect((await visitor.get(page)).body).not.toContain('name="return_to"');
  const refused = await visitor.form(
    '/account/login',
    { ...ADA, 'customer[password]': 'wrong', return_to: wanted },
    { referer: HERE + page },
  );
  expect(refused.headers.location).toBe('/account/login');
});

test('a link that is good says nothing; one that is not says so before a password is typed', async () => {
  const { customerId, token } = (await requestReset(shop.store, 'ada@example.com')) ?? { customerId: 0, token: '' };
  const visitor = shop.visitor();
  const page = `/account/reset/${customerId}/${token}`;
  expect((await visitor.get(page)).body).not.toContain('class="errors"');
  expect((await visitor.get(page)).body).not.toContain('class="errors"');
  for (const dead of [`${page.slice(0, -4)}AAAA`, `/account/reset/${customerId + 1}/${token}`, '/account/activate/1/x'])
    expect((await visitor.get(dead)).body).toContain('class="errors"');
  const words = { 'customer[password]': 'another horse', 'customer[password_confirmation]': 'another horse' };
  expect((await visitor.form('/account/reset', words, { referer: HERE + page })).headers.location).toBe('/account');
  expect((await shop.visitor().get(page)).body).toContain('class="errors"');
  expect(await requestActivation(shop.store, customerId)).toBeNull();
});
