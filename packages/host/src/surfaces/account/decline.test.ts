import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { registerCustomer, requestActivation } from '../../shop/customers/customers.ts';

let shop: TestShop;
const ids: number[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  for (const email of ['ines@example.com', 'mira@example.com', 'tess@example.com']) {
    const registered = await registerCustomer(shop.store, { email, password: 'correct horse' });
    if (registered.ok) ids.push(registered.value.id);
  }
  // Invited, as one whom the merchant wrote into the book.
  await shop.store.write((tx) => tx.updateTable('customers').set({ password: '' }).execute());
});
afterAll(() => shop.close());

const invite = async (id: number) =>
  `/account/activate/${id}/${(await requestActivation(shop.store, id))?.token ?? 'none'}`;
const PASSWORDS = { 'customer[password]': 'new password', 'customer[password_confirmation]': 'new password' };
const post = async (link: string, fields: Record<string, string>) => {
  const answer = await shop.visitor().form('/account/activate', fields, { referer: `http://localhost:80${link}` });
  return answer.headers.location;
};

test('"Decline" makes the invitation invalid, that of an earlier mail too, and no other’s', async () => {
  const [ines = 0, mira = 0] = ids;
  const [first, second, other] = [await invite(ines), await invite(ines), await invite(mira)];
  expect(await post(`${first.slice(0, -4)}AAAA`, { decline: '1' })).toBe('/');
  expect((await shop.visitor().get(first)).body).not.toContain('class="errors"');
  expect(await post(second, { decline: '1' })).toBe('/');
  for (const link of [first, second]) {
    expect((await shop.visitor().get(link)).body).toContain('class="errors"');
    expect(await post(link, PASSWORDS)).toBe(link);
  }
  // Pressed again, or in another tab, it does nothing more.
  expect(await post(second, { decline: '1' })).toBe('/');
  expect(await post(other, PASSWORDS)).toBe('/account');
  // Who wants an account after all is invited again.
  expect(await post(await invite(ines), PASSWORDS)).toBe('/account');
});

test('"Decline" takes nothing away from an account that was accepted in another tab', async () => {
  const [, , tess = 0] = ids;
  const link = await invite(tess);
  expect(await post(link, PASSWORDS)).toBe('/account');
  expect(await post(link, { decline: '1' })).toBe('/');
  const who = { 'customer[email]': 'tess@example.com', 'customer[password]': 'new password' };
  expect((await shop.visitor().form('/account/login', who)).headers.location).toBe('/account');
});
