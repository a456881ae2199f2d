import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { outboxOf } from '../../../test/outbox.ts';
import { addressForm, cardForm, contactForm } from '../../../test/typed-forms.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { listAudit } from '../../shop/audit/list-audit.ts';

let shop: TestShop;
let ids: Record<string, number>;
beforeAll(async () => {
  shop = await openTestShop();
  ids = await variantIds(shop.store);
});
afterAll(async () => {
  await shop.close();
  expect(shop.reported).toEqual([]);
});

async function begin(sku: string, quantity = 1): Promise<{ visitor: Visitor; url: string }> {
  const visitor = shop.visitor();
  const added = await visitor.json('/cart/add.js', { id: ids[sku], quantity });
  expect(added.statusCode).toBe(200);
  const started = await visitor.get('/checkout');
  expect(started.statusCode).toBe(303);
  const url = /^\/checkouts\/[\w-]+/.exec(String(started.headers.location))?.[0] ?? '';
  expect(started.headers.location).toBe(`${url}/information`);
  return { visitor, url };
}

async function toPayment(sku: string, quantity = 1) {
  const started = await begin(sku, quantity);
  await started.visitor.form(`${started.url}/information`, contactForm());
  await started.visitor.form(`${started.url}/shipping`, { shipping_rate: 'standard' });
  return started;
}

/** Posts a step that is refused: a redirect to the step itself, which says why once. */
async function refusedAt(visitor: Visitor, url: string, fields: Record<string, string>, step = url) {
  const answer = await visitor.form(url, fields);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, step]);
  return visitor.get(step);
}

test('is set in fonts of the shop itself, asked for ahead of the style, and leaves checking to the server', async () => {
  const { visitor, url } = await begin('SLIP-INK-S');
  const { body, headers } = await visitor.get(`${url}/information`);
  const fonts = [...body.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map((match) => match[1] ?? '');
  expect(fonts).toHaveLength(2);
  for (const font of fonts) {
    expect(body).toContain(`src:url(${font})`);
    expect((await visitor.get(font)).headers['content-type']).toBe('font/woff2');
  }
  expect(headers['content-security-policy']).toContain("font-src 'self'");
  expect(body).toMatch(/<form [^>]*\/information" novalidate>/);
});

/** What the form of the payment's page sends back of what it has shown. */
function amountsOn(body: string): { total: string; due: string } {
  const of = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(body)?.[1] ?? '';
  return { total: of('total'), due: of('due') };
}

test('a whole purchase, with plain forms', async () => {
  const { visitor, url } = await begin('SLIP-INK-S', 2);
  const information = await visitor.get(`${url}/information`);
  expect(information.statusCode).toBe(200);
  expect(information.headers['cache-control']).toBe('no-store');
  expect(information.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(information.body).toContain('Slip Dress');
  expect(information.body).toContain('$480.00');
  const contact = await visitor.form(`${url}/information`, contactForm());
  expect([contact.statusCode, contact.headers.location]).toEqual([303, `${url}/shipping`]);
  expect((await visitor.get(`${url}/shipping`)).body).toContain('Standard');
  const shipping = await visitor.form(`${url}/shipping`, { shipping_rate: 'standard' });
  expect(shipping.headers.location).toBe(`${url}/payment`);
  const payment = await visitor.get(`${url}/payment`);
  const shown = amountsOn(payment.body);
  expect(payment.body).toContain(`Pay $${(Number(shown.due) / 100).toFixed(2)}`);
  const paid = await visitor.form(`${url}/payment`, { ...cardForm(), ...shown });
  expect([paid.statusCode, paid.headers.location]).toEqual([303, `${url}/thank_you`]);
  // Written with the order: whatever happens from here on, it is sent.
  expect(await shop.store.db.selectFrom('mails').select('recipient').execute()).toEqual([
    { recipient: 'ada@example.com' },
  ]);
  expect(visitor.cookies.has('cart')).toBe(false);
  const thanks = await visitor.get(`${url}/thank_you`);
  expect(thanks.body).toContain('Thank you, Ada');
  expect(thanks.body).toContain('12 Mercer Street');
  expect((await visitor.get('/cart.js')).json().item_count).toBe(0);

  // Back and a second press come to the same order.
  for (const step of ['information', 'shipping', 'payment']) {
    expect((await visitor.get(`${url}/${step}`)).headers.location).toBe(`${url}/thank_you`);
  }
  const again = await visitor.form(`${url}/payment`, { ...cardForm(), ...shown });
  expect(again.headers.location).toBe(`${url}/thank_you`);
  const { count } = await shop.store.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
  expect(await listAudit(shop.store.db, { event: 'order_placed', limit: 9 })).toMatchObject([
    { actor: 'guest', network: '127.0.0.0/24', subject: expect.stringMatching(/^order:\d+$/) },
  ]);

  const mails = [...(await outboxOf(shop))].filter(([name]) => name.startsWith('order-'));
  expect(mails).toHaveLength(1);
  const text = mails[0]?.[1] ?? '';
  expect(text).toContain('To: ada@example.com');
  expect(text).toMatch(/Subject: Order #\d+ confirmed/);
  expect(text.replace(/=\r?\n/g, '')).toMatch(/<img src=3D"https?:[^"]+\/cdn\/shop\/files\/[^"]+\?width=3D128"/);
  expect(text).toContain('text/plain');
  expect(text).toContain('text/html');
  const link = /\/orders\/[\w-]+/.exec(text.replaceAll('=\r\n', ''))?.[0] ?? '';
  const status = await shop.visitor().get(link);
  expect(status.statusCode).toBe(200);
  expect(status.body).toContain('We are preparing your order.');
});

test('every wrong field says so, keeps what was typed, and takes the focus', async () => {
  const { visitor, url } = await begin('SCARF');
  const typed = contactForm('nobody', { zip: 'x', city: '' });
  const answer = await refusedAt(visitor, `${url}/information`, { ...typed, 'shipping_address[last_name]': '<b>' });
  expect(answer.body).toContain('Enter an email address like name@example.com.');
  expect(answer.body).toContain('Enter a city.');
  expect(answer.body).toContain('value="nobody"');
  expect(answer.body).toContain('value="&lt;b&gt;"');
  expect(answer.body.match(/aria-invalid="true"/g)).toHaveLength(3);
  expect(answer.body.match(/ autofocus/g)).toHaveLength(1);
  const canada = await refusedAt(visitor, `${url}/information`, {
    ...contactForm('ada@example.com', { country: 'CA' }),
    choose_country: '1',
  });
  expect(canada.body).toContain('Ontario');
  expect(canada.body).toContain('Province');
  expect((await visitor.get(`${url}/information`)).body).not.toContain('Ontario');
});

test('a step is not skipped', async () => {
  const { visitor, url } = await begin('SCARF');
  expect((await visitor.get(`${url}/payment`)).headers.location).toBe(`${url}/information`);
  expect((await visitor.form(`${url}/payment`, cardForm())).headers.location).toBe(`${url}/information`);
  expect((await visitor.get(url)).headers.location).toBe(`${url}/information`);
  expect((await visitor.get(`${url}/thank_you`)).headers.location).toBe(url);
  await visitor.form(`${url}/information`, contactForm());
  expect((await refusedAt(visitor, `${url}/shipping`, { shipping_rate: 'by dove' })).body).toContain('Choose how');
});

test('a refused card says why and charges nothing', async () => {
  const { visitor, url } = await toPayment('SCARF');
  const declined = await refusedAt(visitor, `${url}/payment`, cardForm('2'));
  expect(declined.body).toContain('declined');
  expect(declined.body).toContain('Nothing was charged');
  expect(declined.body).not.toContain('value="123"');
  expect((await refusedAt(visitor, `${url}/payment`, cardForm('3'))).body).toContain('Nothing was charged');
  const empty = await refusedAt(visitor, `${url}/payment`, { billing: 'same' });
  expect(empty.body).toContain('Enter the card number.');
  const other = await refusedAt(visitor, `${url}/payment`, {
    ...cardForm(),
    billing: 'other',
    'billing_address[country]': 'US',
  });
  expect(other.body).toContain('Enter a last name.');
  const shown = amountsOn((await visitor.get(`${url}/payment`)).body);
  for (const wrong of [
    { ...shown, total: '1' },
    { ...shown, due: '1' },
    { ...shown, due: 'x' },
    { total: shown.total },
  ]) {
    const changed = await refusedAt(visitor, `${url}/payment`, { ...cardForm(), ...wrong });
    expect(changed.body).toMatch(/There is now \$[\d.]+ to pay/);
  }
  expect((await visitor.form(`${url}/payment`, cardForm())).headers.location).toBe(`${url}/thank_you`);
});

test('what was sold meanwhile is named', async () => {
  const first = await toPayment('SLIP-INK-S', 3);
  const second = await toPayment('SLIP-INK-S', 2);
  expect((await first.visitor.form(`${first.url}/payment`, cardForm())).statusCode).toBe(303);
  // Every step says so, before the shopper has typed any further.
  for (const step of ['information', 'shipping', 'payment']) {
    expect((await second.visitor.get(`${second.url}/${step}`)).body).toContain('Slip Dress - Ink / S is sold out.');
  }
  const late = await refusedAt(second.visitor, `${second.url}/payment`, cardForm());
  expect(late.body).toContain('Slip Dress - Ink / S is sold out.');
  expect(late.body).toContain('Nothing was charged');
});

test('discount codes and gift cards', async () => {
  const { visitor, url } = await toPayment('SCARF');
  const wrong = await refusedAt(visitor, `${url}/code`, { step: 'payment', code: 'NOPE' }, `${url}/payment`);
  expect(wrong.body).toContain('The code NOPE does not apply to this order.');
  // The summary is folded on a phone: not where it says what is wrong.
  expect(wrong.body).toContain('<details class="summary" open>');
  expect((await refusedAt(visitor, `${url}/code`, { step: 'payment', code: ' ' }, `${url}/payment`)).body).toContain(
    'Enter a code.',
  );
  expect((await visitor.form(`${url}/code`, { step: 'payment', code: 'ten' })).headers.location).toBe(`${url}/payment`);
  expect((await visitor.get(`${url}/payment`)).body).toContain('−$6.00');
  expect((await visitor.get(`${url}/payment`)).body).toContain('<details class="summary">');
  await visitor.form(`${url}/code`, { step: 'payment', remove: 'TEN' });
  expect((await visitor.get(`${url}/payment`)).body).not.toContain('−$6.00');
  await visitor.form(`${url}/code`, { step: 'payment', code: 'GIFT1234ABCD5678' });
  const covered = await visitor.get(`${url}/payment`);
  expect(covered.body).toContain('Nothing is left to pay.');
  expect((await visitor.form(`${url}/payment`, { billing: 'same' })).headers.location).toBe(`${url}/thank_you`);
});

test('a cart of gift cards is not shipped', async () => {
  const { visitor, url } = await begin('GIFT-50');
  expect((await visitor.get(`${url}/information`)).body).not.toContain('Shipping address');
  const contact = await visitor.form(`${url}/information`, { email: 'ada@example.com' });
  expect(contact.headers.location).toBe(`${url}/payment`);
  // The last step promises no further one.
  expect((await visitor.get(`${url}/payment`)).body).not.toContain('at the next step');
  const paid = await visitor.form(`${url}/payment`, {
    ...cardForm(),
    ...addressForm('billing_address'),
    billing: 'other',
  });
  expect(paid.headers.location).toBe(`${url}/thank_you`);
  const cards = [...(await outboxOf(shop))].filter(([name]) => name.startsWith('gift-card-'));
  expect(cards).toEqual([[expect.any(String), expect.stringContaining('A gift card of $50.00')]]);
});

test('an empty cart leads back to the cart', async () => {
  expect((await shop.visitor().get('/checkout')).headers.location).toBe('/cart');
  const { visitor, url } = await begin('SCARF');
  await visitor.send({ method: 'POST', url: '/cart/clear.js' });
  expect((await visitor.get(`${url}/information`)).headers.location).toBe('/cart');
});

test('fifty buyers at once for ten pieces: ten are sold', { timeout: 60_000 }, async () => {
  const buyers = await Promise.all(Array.from({ length: 50 }, () => toPayment('BELT')));
  const answers = await Promise.all(buyers.map(({ visitor, url }) => visitor.form(`${url}/payment`, cardForm())));
  const ends = answers.map((answer) => String(answer.headers.location).split('/').at(-1));
  expect(ends.filter((end) => end === 'thank_you')).toHaveLength(10);
  expect(ends.filter((end) => end === 'payment')).toHaveLength(40);
});
