import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { register } from '../../../test/register.ts';
import { addressForm } from '../../../test/typed-forms.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { buy } from '../../shop/checkout/checkout.fixture.ts';
import { registerCustomer, requestActivation, requestReset } from '../../shop/customers/customers.ts';
import { fulfillOrder } from '../../shop/orders/orders.ts';

/** The host's own pages, in a theme that has nothing but a layout. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ theme: 'bare-theme' });
});
afterAll(() => shop.close());

/** The body of a page, once all that every page of the host's own must have was found in it. */
async function pageOf(visitor: Visitor, url: string, status = 200): Promise<string> {
  const { statusCode, body } = await visitor.get(url);
  expect([url, statusCode]).toEqual([url, status]);
  expect(body).not.toMatch(/Liquid error|translation missing|\{\{|\{%/i);
  expect(body.match(/<h1>/g)).toHaveLength(1);
  const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const fields = [...body.matchAll(/<(?:input|select|textarea)\b(?![^>]*type="(?:hidden|checkbox)")[^>]*>/g)];
  for (const [field] of fields) {
    const id = /\bid="([^"]+)"/.exec(field)?.[1];
    expect(field.includes('name="updates[]"') || body.includes(`<label for="${id}">`), field).toBe(true);
  }
  return body;
}

/** Pages that stand alone have nothing of the theme, and no script. */
async function ownPageOf(visitor: Visitor, url: string): Promise<string> {
  const body = await pageOf(visitor, url);
  expect(body).toContain('<a class="brand" href="');
  expect(body).not.toMatch(/<nav>Theme|<script/);
  return body;
}

/** Posts the form of a page that has this text, as a browser without scripts does. */
async function submit(visitor: Visitor, url: string, part: string, typed: Record<string, string>) {
  const { body } = await visitor.get(url);
  const form = body.match(/<form\b[\s\S]*?<\/form>/g)?.find((text) => text.includes(part)) ?? '';
  const action = /action="([^"]+)"/.exec(form)?.[1]?.split('#', 1)[0] ?? 'no form';
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  for (const name of Object.keys(typed)) expect(form).toContain(`name="${name}"`);
  const fields = { ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])), ...typed };
  return visitor.form(action, fields, { referer: `http://localhost:80${url}` });
}

const idOf = async (email: string) => {
  const row = await shop.store.db.selectFrom('customers').where('email', '=', email).select('id').executeTakeFirst();
  return row?.id ?? 0;
};

test('somebody registers, logs out and in again, and is told what is wrong', async () => {
  const visitor = shop.visitor();
  await ownPageOf(visitor, '/account/register');
  await submit(visitor, '/account/register', 'create_customer', {
    'customer[first_name]': 'Ada "A"',
    'customer[email]': 'no address',
    'customer[password]': 'correct horse',
  });
  const refused = await ownPageOf(visitor, '/account/register');
  expect(refused).toContain('role="alert"');
  expect(refused).toContain('value="Ada &quot;A&quot;"');
  expect(refused).toMatch(/name="customer\[email\]"[^>]* aria-invalid="true"/);
  await register(shop, visitor, 'ada@example.com');
  expect(await ownPageOf(visitor, '/account')).toContain('ada@example.com');
  expect((await submit(visitor, '/account', 'logout', {})).headers.location).toBe('/');
  const wrong = { 'customer[email]': 'ada@example.com', 'customer[password]': 'wrong' };
  await submit(visitor, '/account/login', 'customer_login', wrong);
  expect(await ownPageOf(visitor, '/account/login')).toContain('role="alert"');
  const right = { ...wrong, 'customer[password]': 'correct horse' };
  expect((await submit(visitor, '/account/login', 'customer_login', right)).headers.location).toBe('/account');
  const other = shop.visitor();
  await submit(other, '/account/login', 'recover_customer_password', { email: 'ada@example.com' });
  expect(await ownPageOf(other, '/account/login')).toMatch(/role="status">If there is an account/);
});

test('a forgotten password and an invitation', async () => {
  const registered = await registerCustomer(shop.store, { email: 'mira@example.com', password: 'correct horse' });
  expect(registered.ok).toBe(true);
  const id = await idOf('mira@example.com');
  const words = { 'customer[password]': 'new password', 'customer[password_confirmation]': 'other' };
  const same = { ...words, 'customer[password_confirmation]': 'new password' };
  const reset = `/account/reset/${id}/${(await requestReset(shop.store, 'mira@example.com'))?.token}`;
  const visitor = shop.visitor();
  await ownPageOf(visitor, reset);
  await submit(visitor, reset, 'reset_customer_password', words);
  expect(await ownPageOf(visitor, reset)).toContain('role="alert"');
  expect((await submit(visitor, reset, 'reset_customer_password', same)).headers.location).toBe('/account');
  await shop.store.write((tx) => tx.updateTable('customers').set({ password: '' }).where('id', '=', id).execute());
  const activate = `/account/activate/${id}/${(await requestActivation(shop.store, id))?.token}`;
  const invited = shop.visitor();
  expect(await ownPageOf(invited, activate)).toContain('name="decline"');
  expect((await submit(invited, activate, 'activate_customer_password', same)).headers.location).toBe('/account');
});

test('addresses are added, refused, changed and deleted', async () => {
  const visitor = shop.visitor();
  await register(shop, visitor, 'tess@example.com');
  const url = '/account/addresses';
  expect(await ownPageOf(visitor, url)).toMatch(/<option value="United States"[^>]*selected/);
  const add = (changes = {}) => submit(visitor, url, 'Add the address', addressForm('address', changes));
  await add({ city: '' });
  const refused = await ownPageOf(visitor, url);
  expect(refused).toContain('role="alert"');
  expect(refused).toContain('value="12 Mercer Street"');
  await add();
  const added = await ownPageOf(visitor, url);
  expect(added).toContain('12 Mercer Street');
  await submit(visitor, url, 'Save', {
    'address[address1]': '9 Rue Chapon',
    'address[country]': 'France',
    'address[zip]': '75003',
    'address[city]': 'Paris',
    'address[province]': '',
    'address[last_name]': 'Vale',
  });
  const changed = await ownPageOf(visitor, url);
  expect(changed).toContain('9 Rue Chapon');
  expect(changed).toMatch(/<option value="France"[^>]*selected/);
  expect((await submit(visitor, url, 'value="delete"', {})).headers.location).toBe(url);
  expect(await ownPageOf(visitor, url)).not.toContain('9 Rue Chapon');
});

test('an order shows its lines, sums and parcels, in French too', async () => {
  const visitor = shop.visitor();
  await register(shop, visitor, 'ines@example.com');
  const ids = await variantIds(shop.store);
  const customerId = await idOf('ines@example.com');
  const items = [{ id: ids['SLIP-INK-S'], quantity: 2, properties: { Note: '<b>', _hidden: 'x' } }];
  const bought = await buy(shop.store, items, { email: 'ines@example.com', customerId });
  await fulfillOrder(shop.store, bought.id, { company: 'Post', number: 'P1', url: 'https://post.example/P1' });
  expect(await ownPageOf(visitor, '/account')).toContain(bought.name);
  const order = await ownPageOf(visitor, `/account/orders/${bought.id}`);
  for (const text of [
    'Slip Dress',
    'Ink / S',
    '$480.00 USD',
    '$522.60 USD',
    'Note: &lt;b&gt;',
    'https://post.example/P1',
  ])
    expect(order).toContain(text);
  expect(order).not.toContain('_hidden');
  const french = await ownPageOf(visitor, `/fr/account/orders/${bought.id}`);
  expect(french).toContain('<html lang="fr">');
  expect(french).toContain('Adresse de livraison');
  for (const url of ['/fr/account', '/fr/account/addresses']) await ownPageOf(visitor, url);
  for (const url of ['/fr/account/login', '/fr/account/register'])
    expect(await ownPageOf(shop.visitor(), url)).toContain('Créer un compte');
});

test('the other pages stand in the theme’s layout', async () => {
  const visitor = shop.visitor();
  const ids = await variantIds(shop.store);
  await visitor.form('/cart/add', { id: String(ids.SCARF), quantity: '2' });
  for (const [url, text] of [
    ['/search', 'type="search"'],
    ['/search?q=scarf', 'Silk Scarf'],
    ['/search?q=zebra', 'Nothing was found'],
    ['/collections', '/collections/silk'],
    ['/collections/silk', 'Slip Dress'],
    ['/pages/about', 'About us.'],
    ['/blogs/journal', 'On silk'],
    ['/blogs/journal/on-silk', '<article>'],
    ['/cart', '$120'],
    ['/fr/cart', 'Votre panier'],
  ] as const) {
    const body = await pageOf(visitor, url);
    expect(body).toContain('<nav>Theme</nav>');
    expect([url, body.includes(text)]).toEqual([url, true]);
  }
  expect(await pageOf(visitor, '/nope', 404)).toContain('There is nothing at this address');
  expect(await pageOf(visitor, '/products/slip-dress', 404)).toContain('<nav>Theme</nav>');
});

test('a gift card and a closed shop', async () => {
  const { token } = await shop.store.db.selectFrom('gift_cards').select('token').executeTakeFirstOrThrow();
  const { id } = await shop.store.db.selectFrom('shop').select('id').executeTakeFirstOrThrow();
  expect(await ownPageOf(shop.visitor(), `/gift_cards/${id}/${token}`)).toContain('$1,000');
  const closed = await openTestShop({ theme: 'bare-theme', shop: { password: 'hush', passwordMessage: 'In May.' } });
  try {
    const visitor = closed.visitor();
    expect(await ownPageOf(visitor, '/password')).toContain('In May.');
    await visitor.form('/password', { password: 'wrong', form_type: 'storefront_password' });
    expect(await ownPageOf(visitor, '/password')).toContain('role="alert"');
  } finally {
    await closed.close();
  }
});
