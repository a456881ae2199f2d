import { expect, test } from 'vitest';
import { CLARA, register, signIn } from '../customer.ts';
import { demoShop } from '../demo-shop.ts';
import { linkTo } from '../outbox.ts';
import { all, one, type Page, textOf, visit } from '../visitor.ts';

const shop = demoShop();

const heading = (page: Page) => textOf(all(page, 'main h1')[0]);
const alerts = (page: Page, within = 'main') => all(page, `${within} [role="alert"]`).map(textOf);
const valueIn = (page: Page, selector: string) => one(page, selector).getAttribute('value');
/** Of several that are selected a browser takes the last. */
const chosenIn = (page: Page, selector: string) =>
  [...one(page, selector).querySelectorAll('option[selected]')].at(-1)?.getAttribute('value');
/** What a live section begins with. */
const props = (page: Page, island: string) =>
  JSON.parse(one(page, `[data-island="${island}"] > script[type="application/json"]`).textContent);

test('the head leads to the account, and who is not signed in is led to the log-in and on to the view that was wanted', {
  tags: ['route-4', 'route-10'],
}, async () => {
  const visitor = visit(shop.origin);
  const about = await visitor.open('/pages/about');
  const links = all(about, 'header a').filter(
    (link) => textOf(link) === 'Account' || link.getAttribute('aria-label') === 'Account',
  );
  expect(links.map((link) => link.getAttribute('href'))).toContain('/account');
  expect((await visitor.open('/account')).address).toBe('/account/login');
  const login = await visitor.open('/account?view=orders');
  expect(login.address).toBe('/account/login?return_to=%2Faccount%3Fview%3Dorders');
  const filled = { 'customer[email]': CLARA.email, 'customer[password]': CLARA.password };
  const orders = await visitor.submit(login, '#customer_login', filled, 'Log in');
  expect([orders.address, heading(orders)]).toEqual(['/account?view=orders', 'Orders']);
  expect((await visitor.open('/account')).address).toBe('/account');
});

test('the pills are links to pages of their own, for nobody else to keep, and the way out is one too', {
  tags: ['account-1'],
}, async () => {
  const visitor = visit(shop.origin);
  await signIn(visitor, await register(visit(shop.origin), shop.data));
  for (const [pill, path, title] of [
    ['Orders', '/account?view=orders', 'Orders – Vitrine'],
    ['Profile', '/account?view=profile', 'Profile – Vitrine'],
    ['Addresses', '/account/addresses', 'Addresses – Vitrine'],
    ['Overview', '/account', 'Your account – Vitrine'],
  ] as const) {
    const before = await visitor.open('/account');
    const link = all(before, '.account-nav a').find((one) => textOf(one) === pill);
    expect(link?.getAttribute('href')).toBe(path);
    const page = await visitor.open(path);
    expect([page.status, page.address, textOf(one(page, 'head > title'))]).toEqual([200, path, title]);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(all(page, '.account-nav [aria-current]').map(textOf)).toEqual([pill]);
    expect(one(page, '.account-nav [aria-current]').getAttribute('aria-current')).toBe('page');
  }
  const out = all(await visitor.open('/account'), '.account-nav a').find((one) => textOf(one) === 'Sign out');
  await visitor.open(out?.getAttribute('href') ?? '');
  expect((await visitor.open('/account')).address).toBe('/account/login');
});

test('addresses are refused, added, changed, made default and deleted by plain forms; the checkout knows the default', async () => {
  const visitor = visit(shop.origin);
  await register(visitor, shop.data);
  const home = {
    'address[country]': 'United States',
    'address[last_name]': 'Vale',
    'address[address1]': '12 Mercer Street',
    'address[city]': 'New York',
    'address[province]': 'New York',
    'address[zip]': '10013',
  };
  const book = (page: Page) => all(page, '.addresses__list > li').map(textOf);
  const formOf = (page: Page, stem: string) => one(page, `#${stem} form`);
  /** The form that came back. */
  const back = '.address-forms__form--back';
  const empty = await visitor.open('/account/addresses');
  // The state is chosen from a list: every province of the country list is in it, below its country, and nothing else.
  const list = '#address-new select[name="address[province]"]';
  const offered = all(empty, `${list} optgroup option`).map((option) => [
    option.closest('optgroup')?.getAttribute('label'),
    option.getAttribute('value'),
    textOf(option),
  ]);
  const provinces = all(empty, '#address-new option[data-provinces]').flatMap((option): string[][] =>
    JSON.parse(option.getAttribute('data-provinces') ?? '').map((pair: string[]) => [textOf(option), ...pair]),
  );
  expect(provinces).toContainEqual(['United States', 'New York', 'New York']);
  expect(provinces).toContainEqual(['Canada', 'Ontario', 'Ontario']);
  expect(offered).toEqual(provinces);
  expect(all(empty, `${list} > option`).map((option) => option.getAttribute('value'))).toEqual(['']);
  const unfit = { ...home, 'address[zip]': 'nowhere', 'address[default]': '1' };
  const refused = await visitor.submit(empty, formOf(empty, 'address-new'), unfit, 'Add address');
  expect(alerts(refused, back)).toEqual(['Some fields need another look.']);
  expect(chosenIn(refused, `${back} [name="address[country]"]`)).toBe('United States');
  expect(chosenIn(refused, `${back} [name="address[province]"]`)).toBe('New York');
  expect(valueIn(refused, `${back} [name="address[address1]"]`)).toBe('12 Mercer Street');
  // With scripts the open form says the same.
  expect(props(refused, 'account-addresses').refused).toMatchObject({
    id: 'new',
    makes_default: true,
    fields: { address1: '12 Mercer Street', country: 'United States', zip: 'nowhere' },
    errors: [{ field: 'zip', message: 'is not valid' }],
  });

  const first = await visitor.submit(refused, `${back} form`, home, 'Add address');
  expect(all(first, 'main [role="status"]').map(textOf)).toContain('The address is saved.');
  expect(book(first)).toEqual([expect.stringMatching(/^Default.*12 Mercer Street.*New York NY 10013/)]);
  const grand = { ...home, 'address[address1]': '9 Grand Street' };
  const second = await visitor.submit(first, formOf(first, 'address-new'), grand, 'Add address');
  expect(book(second)).toEqual([expect.stringMatching(/^Default.*12 Mercer/), expect.stringContaining('9 Grand')]);

  const link = all(second, '.addresses__list a').find((one) => textOf(one) === 'Edit 9 Grand Street');
  const stem = link?.getAttribute('href')?.slice(1) ?? '';
  // The form of an address has the list of its own country, until it comes back with that of all.
  const own = all(second, `#${stem} [name="address[province]"] option`).map((option) => option.getAttribute('value'));
  expect(own).toEqual(['', ...provinces.filter(([country]) => country === 'United States').map(([, value]) => value)]);
  const wrong = await visitor.submit(second, formOf(second, stem), { ...grand, 'address[zip]': '1' }, 'Save address');
  expect(textOf(one(wrong, back))).toContain('Postal code is not valid');
  expect(all(wrong, `${back} optgroup[label="Canada"] option`).map(textOf)).toContain('Ontario');
  const right = {
    'address[country]': 'United States',
    'address[address1]': '11 Grand Street',
    'address[zip]': '10002',
  };
  const changed = await visitor.submit(wrong, `${back} form`, right, 'Save address');
  expect(book(changed)).toEqual([
    expect.stringContaining('12 Mercer'),
    expect.stringMatching(/11 Grand Street.*10002/),
  ]);

  const makes = one(changed, '.addresses__list form:has([name="address[default]"])');
  const moved = await visitor.submit(changed, makes);
  expect(book(moved)).toEqual([expect.stringMatching(/^Default.*11 Grand/), expect.stringContaining('12 Mercer')]);
  const [deletes] = all(moved, '.addresses__list details form');
  const left = await visitor.submit(moved, deletes ?? '');
  expect(book(left)).toEqual([expect.stringMatching(/^Default.*12 Mercer/)]);

  const { variants } = await visitor.json<{ variants: { id: number; available: boolean }[] }>(
    '/products/column-slip-dress.js',
  );
  await visitor.call('/cart/add.js', { id: variants.find(({ available }) => available)?.id, quantity: 1 });
  const checkout = await visitor.open('/checkout');
  expect(textOf(one(checkout, 'main'))).toContain('12 Mercer Street, New York, NY 10013, United States');
});

test('a registration that is refused keeps what was typed and where it leads; so does a log-in', async () => {
  const visitor = visit(shop.origin);
  const email = `plain-${crypto.randomUUID()}@mail.test`;
  const login = await visitor.open('/account/login?return_to=%2Fpages%2Fabout');
  const pill = all(login, 'main nav a').find((one) => textOf(one) === 'Create account');
  expect(pill?.getAttribute('href')).toBe('/account/register?return_to=%2Fpages%2Fabout');
  const birthday = (part: string) => `select[name="customer[birthday][${part}]"]`;
  const filled = {
    'customer[first_name]': 'Ada',
    'customer[email]': email,
    'customer[password]': 'abc',
    'customer[birthday][month]': '2',
    'customer[birthday][day]': '29',
    'customer[birthday][year]': '1996',
    'customer[accepts_marketing]': '1',
  };
  const register = await visitor.open(pill?.getAttribute('href') ?? '');
  const refused = await visitor.submit(register, '#create_customer', filled, 'Create account');
  expect(one(refused, '#create_customer [role="alert"]').hasAttribute('autofocus')).toBe(true);
  expect(alerts(refused).join()).toContain('too short');
  expect(valueIn(refused, '#create_customer [name="customer[email]"]')).toBe(email);
  expect(['month', 'day', 'year'].map((part) => chosenIn(refused, birthday(part)))).toEqual(['2', '29', '1996']);
  expect(one(refused, '#create_customer [type="checkbox"]').hasAttribute('checked')).toBe(true);
  const good = { 'customer[password]': 'correct horse' };
  const sent = await visitor.submit(refused, '#create_customer', good, 'Create account');
  expect(textOf(one(sent, 'main [role="status"]'))).toContain(`We sent an email to ${email}`);
  expect(all(sent, '#create_customer')).toEqual([]);
  expect((await visitor.open(await linkTo(shop.data, email, '/account/confirm/'))).address).toBe('/pages/about');

  await visitor.open('/account/logout');
  const enter = async (page: Page, password: string) =>
    visitor.submit(page, '#customer_login', { 'customer[email]': email, 'customer[password]': password }, 'Log in');
  const wrong = await enter(await visitor.open('/account/login?return_to=%2Fpages%2Fabout'), 'wrong');
  expect(alerts(wrong)).toEqual(['The email address or the password is wrong.']);
  expect(wrong.address).toBe('/account/login?return_to=%2Fpages%2Fabout');
  expect(valueIn(wrong, '#customer_login [name="customer[email]"]')).toBe(email);
  expect(valueIn(wrong, '#customer_login [name="customer[password]"]') ?? '').toBe('');
  expect((await enter(wrong, 'correct horse')).address).toBe('/pages/about');
});

test('from the checkout, and from nowhere else, one may go on as a guest', async () => {
  const buttons = async (path: string) => all(await visit(shop.origin).open(path), 'main button').map(textOf);
  expect(await buttons('/account/login?return_to=%2Fcheckout')).toContain('Continue as a guest');
  expect(await buttons('/account/login')).not.toContain('Continue as a guest');
});

test('the password is changed by who knows it, and the profile shows what was saved', async () => {
  const visitor = visit(shop.origin);
  const who = await register(visitor, shop.data);
  const change = async (current: string) =>
    visitor.submit(
      await visitor.open('/account?view=profile'),
      '#password_form',
      {
        'customer[current_password]': current,
        'customer[password]': 'a thread of linen',
        'customer[password_confirmation]': 'a thread of linen',
      },
      'Change the password',
    );
  const refused = await change('not the one');
  expect(one(refused, '#password_form [role="alert"]').hasAttribute('autofocus')).toBe(true);
  expect(one(refused, '[name="customer[current_password]"]').getAttribute('aria-invalid')).toBe('true');
  const changed = await change(who.password);
  expect(one(changed, '#password_form [role="status"]').hasAttribute('autofocus')).toBe(true);

  const details = {
    'customer[last_name]': 'Lindqvist',
    'customer[birthday][month]': '2',
    'customer[birthday][day]': '29',
    'customer[birthday][year]': '2000',
    'customer[accepts_marketing]': '1',
  };
  const profile = await visitor.open('/account?view=profile');
  const saved = await visitor.submit(profile, '#profile_form', details, 'Save the details');
  expect(saved.address).toBe('/account?view=profile');
  expect(one(saved, '#profile_form [role="status"]').hasAttribute('autofocus')).toBe(true);
  expect(valueIn(saved, '#profile_form [name="customer[last_name]"]')).toBe('Lindqvist');
  expect(chosenIn(saved, 'select[name="customer[birthday][day]"]')).toBe('29');
  expect(one(saved, '#profile_form [type="checkbox"]').hasAttribute('checked')).toBe(true);
});

test('orders have their states, parcels and pieces', {
  tags: ['shop-5', 'account-17', 'account-18', 'account-19', 'account-22'],
}, async () => {
  const visitor = visit(shop.origin);
  await signIn(visitor, CLARA);
  const page = await visitor.open('/account?view=orders');
  const order = (name: string) => {
    const found = all(page, '.order').find((one) => textOf(one.querySelector('h2, h3')) === name);
    if (!found) throw new Error(name);
    return found;
  };
  const texts = (name: string, selector: string) => [...order(name).querySelectorAll(selector)].map(textOf);
  expect(texts('#1009', 'dd')).toEqual(['November 18, 2026', 'Paid', 'Fulfilled', '$346.18']);
  // Two parcels share a number, and a third cannot be followed.
  expect(texts('#1009', '.order__track')).toEqual(['UPS1Z84V7770311173390']);
  expect(texts('#1002', '.order__track')).toHaveLength(2);
  expect(textOf(order('#1010'))).toContain('Cancelled on November 20, 2026');
  expect(texts('#1009', '.piece')).toHaveLength(3);
  expect(texts('#1009', '.piece')[0]).toContain('Ink / S');
});
