import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { register } from '../../../test/register.ts';
import { addressForm, cardForm, contactForm } from '../../../test/typed-forms.ts';
import { variantIds } from '../../../test/variant-ids.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the checkout begins with the customer’s own address, and offers the others', async () => {
  const visitor = shop.visitor();
  await register(shop, visitor, 'ada@example.com');
  const home = addressForm('address', { default: '1' });
  await visitor.form('/account/addresses', home);
  await visitor.json('/cart/add.js', { id: (await variantIds(shop.store)).SCARF });
  const open = async () => String((await visitor.get('/checkout')).headers.location);
  const url = (await open()).replace(/\/\w+$/, '/information');
  const field = async () =>
    /name="shipping_address\[address1\]"[^>]*value="([^"]*)"/.exec((await visitor.get(url)).body)?.[1];
  expect(await field()).toBe('12 Mercer Street');
  expect((await visitor.get(url)).body).not.toContain('Your addresses');
  await visitor.form('/account/addresses', { ...home, 'address[address1]': '9 Queen Street', 'address[default]': '0' });
  const page = (await visitor.get(url)).body;
  const id = /name="saved_address" value="(\d+)"[^>]*><span>[^<]*9 Queen Street/.exec(page)?.[1] ?? '';
  await visitor.form(url, { saved_address: id, email: 'ada@example.com' });
  expect(await field()).toBe('9 Queen Street');
  // Only one's own: another's number fills nothing in.
  await visitor.form(url, { saved_address: '999', email: 'ada@example.com' });
  expect(await field()).toBe('12 Mercer Street');
});

/** A cart with a scarf, and the address of its checkout. */
async function begun(): Promise<{ visitor: Visitor; url: () => Promise<string> }> {
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: (await variantIds(shop.store)).SCARF });
  return { visitor, url: async () => String((await visitor.get('/checkout')).headers.location) };
}
const typedInto = (page: string, name: string) =>
  new RegExp(`name="shipping_address\\[${name}\\]"[^>]*value="([^"]*)"`).exec(page)?.[1];

test('a log-in in the middle goes on with what the guest had typed and chosen, at an address that only the customer has', async () => {
  const { visitor, url } = await begun();
  const information = await url();
  await visitor.form(information, { ...contactForm('guest@example.com'), accepts_marketing: '1' });
  const guests = (await url()).replace(/\/\w+$/, '');
  await visitor.form(`${guests}/shipping`, { shipping_rate: 'express' });
  await visitor.form(`${guests}/code`, { code: 'GIFT1234ABCD5678', step: 'payment' });
  const whoKnew = new Map(visitor.cookies);
  await register(shop, visitor, 'cleo@example.com');
  const now = await url();
  expect(now).toMatch(/\/payment$/);
  expect(now).not.toContain(guests);
  const page = (await visitor.get(now)).body;
  expect(page).toContain('cleo@example.com');
  expect(page).not.toContain('guest@example.com');
  for (const secret of ['12 Mercer Street', 'Express', '5678']) expect(page).toContain(secret);
  // Who had the guest's cookies has an empty cart, and no way to the checkout.
  const otherVisitor = shop.visitor();
  for (const [name, value] of whoKnew) otherVisitor.cookies.set(name, value);
  expect((await otherVisitor.get(`${guests}/information`)).statusCode).toBe(404);
  expect((await otherVisitor.get(now)).headers.location).toBe('/checkout');
  expect((await otherVisitor.get('/cart.js')).json()).toMatchObject({ item_count: 0 });
  // After the log-out it is nobody's: the cart is there, the customer's things are not.
  await visitor.get('/account/logout');
  expect((await visitor.get(now)).headers.location).toBe('/checkout');
  const after = await url();
  expect(after).toMatch(/\/information$/);
  expect((await visitor.get(after)).body).not.toMatch(/Mercer|cleo@|guest@|5678/);
});

test('the link to the log-in takes along what is typed and not sent yet', async () => {
  const { visitor, url } = await begun();
  const information = await url();
  const half = { ...contactForm('guest@example.com', { zip: '', city: '', province: '' }), log_in: '1' };
  const leads = (await visitor.form(information, half)).headers.location;
  expect(leads).toBe('/account/login?return_to=%2Fcheckout');
  const guests = (await visitor.get(information)).body;
  expect(typedInto(guests, 'address1')).toBe('12 Mercer Street');
  expect(guests).toContain('guest@example.com');
  await register(shop, visitor, 'dora@example.com');
  const now = await url();
  expect(now).toMatch(/\/information$/);
  const page = (await visitor.get(now)).body;
  expect(typedInto(page, 'address1')).toBe('12 Mercer Street');
  expect(page).toContain('dora@example.com');
  // Sent, it is an address like any other.
  expect((await visitor.form(now, contactForm('dora@example.com', { zip: '10012' }))).headers.location).toContain(
    '/shipping',
  );
  expect(typedInto((await visitor.get(now)).body, 'zip')).toBe('10012');
  // A form that is complete goes on where it would have gone on.
  const whole = await begun();
  await whole.visitor.form(await whole.url(), { ...contactForm('guest@example.com'), log_in: '1' });
  await register(shop, whole.visitor, 'emma@example.com');
  expect(await whole.url()).toMatch(/\/shipping$/);
});

test('a checkout that got a new address by a log-in is found from the old one, by its own browser alone', async () => {
  const { visitor, url } = await begun();
  const old = await url();
  await register(shop, visitor, 'bea@example.com');
  const there = async () => (await visitor.get(old)).headers.location;
  expect(await there()).toBe('/checkout');
  const now = await url();
  expect(now).not.toBe(old);
  expect((await visitor.get(now)).body).toContain('bea@example.com');
  // A form that stood in another tab goes on to the new address with all that was typed; a payment does not.
  const sent = await visitor.form(old, contactForm('bea@example.com'));
  expect([sent.statusCode, sent.headers.location]).toEqual([307, now]);
  const pays = await visitor.form(old.replace('/information', '/payment'), cardForm());
  expect([pays.statusCode, pays.headers.location]).toEqual([303, '/checkout']);
  expect((await shop.visitor().get(old)).statusCode).toBe(404);
  expect((await shop.visitor().form(old, contactForm())).statusCode).toBe(404);
});
