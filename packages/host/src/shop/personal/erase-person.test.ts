import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../../../test/run-cli.ts';
import { queueJob } from '../../jobs/queue.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Store } from '../../store/open.ts';
import { tableNames, tableRows } from '../../store/tables.fixture.ts';
import { isOnPostgres, openTestStore } from '../../store/test-store.ts';
import { listAudit } from '../audit/list-audit.ts';
import { BY_CLI } from '../audit/record-audit.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { updateCart } from '../cart/update-cart.ts';
import { card } from '../checkout/checkout.fixture.ts';
import { completeCheckout, startCheckout, updateCheckout } from '../checkout/checkout.ts';
import { createTestGateway } from '../checkout/test-gateway.ts';
import * as customers from '../customers/customers.ts';
import { subscribe } from '../customers/subscribers.ts';
import { fulfillOrder } from '../orders/orders.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { newToken, tokenHash } from '../tokens.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson, type PersonalExport } from './export-person.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const NETWORK = '203.0.113.0/24';
const AT = '2026-01-01T00:00:00.000Z';

/** Does in the shop whatever leaves something about a person. All of it bears the `name`, the address its upper case too. */
async function live(store: Store, name: string): Promise<void> {
  const email = `${name}@example.com`;
  const street = { address1: `${name} Street 1`, city: `${name} City`, zip: '10012', phone: '+1 212 5550199' };
  const address = { firstName: name, lastName: name, ...street, province: 'NY', country: 'US' };
  const who = { email, password: 'correct horse', firstName: name, lastName: name, acceptsMarketing: true };
  const registered = await customers.registerCustomer(store, who, NETWORK);
  if (!registered.ok) throw new Error(JSON.stringify(registered.error));
  const { id } = registered.value;
  await customers.startRegistration(store, { ...who, leadsTo: '/account' }, async () => {});
  await customers.openSession(store, id, { network: NETWORK });
  await customers.requestReset(store, email);
  await customers.addAddress(store, id, address, true, NETWORK);
  const createCart = async () => {
    const items = [{ id: variantId('tee', 'S'), properties: { Engraving: name } }];
    const added = await addToCart(store, null, items);
    const token = added.ok ? added.value.cart.token : '';
    await updateCart(store, token, { note: `for ${name}`, attributes: { Gift: name } });
    return token;
  };
  const buy = async (customerId: number | null, typed: string) => {
    const started = await startCheckout(store, await createCart(), { customerId });
    const token = started.ok ? started.value.token : '';
    await updateCheckout(store, token, { email: typed, phone: '+1 212 5550199', shippingAddress: address });
    return token;
  };
  const order = async (customerId: number | null, typed: string) => {
    const token = await buy(customerId, typed);
    await updateCheckout(store, token, { shippingRate: 'standard' });
    const paid = await completeCheckout(
      store,
      token,
      { card: { ...card(), name }, network: NETWORK },
      createTestGateway(),
    );
    if (!paid.ok) throw new Error(JSON.stringify(paid.error));
    return paid.value.order.id;
  };
  const sent = await order(id, email);
  await fulfillOrder(store, sent, { company: 'UPS', number: `1Z${name}`, url: `https://ups.example/1Z${name}` });
  const guests = await order(null, email.toUpperCase());
  await buy(null, email);
  await customers.adoptCart(store, id, await createCart());
  await customers.adoptCart(store, id, null);
  await subscribe(store, `${email}`, 'en');
  await store.write(async (tx) => {
    await tx
      .insertInto('subscribers')
      .values({ email, locale: 'en', created_at: AT })
      .onConflict((c) => c.doNothing())
      .execute();
    await tx
      .insertInto('devices')
      .values({ token_hash: tokenHash(newToken()), customer_id: id, used_at: AT })
      .execute();
    const comment = {
      article_id: 1,
      author: name,
      email,
      content: 'Lovely.',
      status: 'published',
      created_at: AT,
    } as const;
    await tx.insertInto('comments').values(comment).execute();
    const card = { balance: 5, initial_value: 5, currency: 'USD', created_at: AT };
    const given = { email: 'friend@example.com', name: 'Friend', message: `Yours, ${name}` };
    const got = { email, name, message: 'For you' };
    for (const [recipient, order_id, mail_at] of [
      [given, sent, '2099-01-01T00:00:00Z'],
      [given, guests, null],
      [got, null, '2099-01-01T00:00:00Z'],
    ] as const) {
      const text = JSON.stringify(recipient);
      await tx
        .insertInto('gift_cards')
        .values({ ...card, code: newToken(), token: newToken(), recipient: text, order_id, mail_at })
        .execute();
    }
    await queueMail(tx, { to: email, subject: `Thank you, ${name}`, text: 'x', html: 'x' });
    await queueMail(tx, { to: 'shop@example.com', subject: 'A message', text: `From ${name}@example.com`, html: 'x' });
    const promised = { about: 'reset', email: ` ${name}@Example.com`, account: 'https://test.example', locale: 'en' };
    await queueJob(tx, 'account-mail', JSON.stringify(promised));
    await queueJob(tx, 'another', '');
    const failed = tx.updateTable('jobs').set({ last_error: `550 no mailbox ${email}` });
    await failed.where('kind', '=', 'mail').where('last_error', 'is', null).execute();
    await failed.where('kind', '=', 'another').execute();
  });
}

/** All rows of all tables as one text. */
async function everything(store: Store): Promise<string> {
  const contents = [];
  for (const name of await tableNames(store.db)) contents.push(await tableRows(store.db, name));
  return JSON.stringify(contents);
}

const TRACES = /zaphod|5550199/i;

test('an erased person is nowhere in the database, not even in the free space of its file; everybody else is as before', async () => {
  const { store, dataDir } = shop;
  await live(store, 'arthur');
  await live(store, 'zaphod');
  // What was done or swept before: a job, and a mail that fills pages of its own.
  const about = { to: 'zaphod@example.com', subject: 'x', text: 'zaphod '.repeat(5000), html: 'x', once: 'long ago' };
  await store.write(async (tx) => {
    await queueMail(tx, about);
    await queueJob(tx, 'done', JSON.stringify({ email: 'zaphod@example.com' }));
  });
  await store.write(async (tx) => {
    await tx.deleteFrom('mails').where('name', '=', 'long ago').execute();
    await tx.deleteFrom('jobs').where('kind', '=', 'done').execute();
  });
  const before = await exportPerson(store, 'arthur@example.com');
  expect(await everything(store)).toMatch(TRACES);
  const done = await erasePerson(store, ' Zaphod@Example.com ');
  // Each table with personal data is tried here.
  expect(done.map(({ table }) => table)).toEqual(PERSONAL_TABLES.map(({ table }) => table));
  expect((await everything(store)).replaceAll('+1 212 5550199', '')).not.toMatch(/zaphod/i);
  // Of a job that is not about the person only the error goes.
  expect(await store.db.selectFrom('jobs').where('kind', '=', 'another').select('last_error').execute()).toEqual([
    { last_error: null },
  ]);
  const after = await exportPerson(store, 'arthur@example.com');
  const withoutAudit = ({ audit_log: _log, ...rest }: PersonalExport) => rest;
  expect(withoutAudit(after ?? {})).toEqual(withoutAudit(before ?? {}));
  expect(await erasePerson(store, 'zaphod@example.com')).toEqual([]);
  // PostgreSQL's files are its own affair.
  if (isOnPostgres) return;
  await store.close();
  expect(readFileSync(join(dataDir, 'vitrine.db')).toString('latin1')).not.toMatch(/zaphod/i);
  shop.store = await openTestStore(dataDir);
});

test('orders stay with what was bought, paid and taxed, without the person', async () => {
  const { store } = shop;
  await live(store, 'zaphod');
  const read = () => store.db.selectFrom('orders').selectAll().orderBy('number').execute();
  const before = await read();
  await erasePerson(store, 'zaphod@example.com');
  const after = await read();
  expect(after).toHaveLength(2);
  for (const [index, order] of after.entries()) {
    const { total, tax_total, tax_lines, name, token } = before[index] ?? order;
    expect(order).toMatchObject({
      total,
      tax_total,
      tax_lines,
      name,
      email: '',
      phone: '',
      note: null,
      customer_id: null,
    });
    expect(order.token).not.toBe(token);
    expect(JSON.parse(order.shipping_address ?? '')).toMatchObject({
      countryCode: 'US',
      provinceCode: 'NY',
      city: '',
      zip: '',
    });
  }
  const lines = await store.db.selectFrom('order_lines').select('body').execute();
  expect(lines.map(({ body }) => JSON.parse(body))).toMatchObject([
    { title: 'Tee - S', properties: null },
    { properties: null },
  ]);
  // A gift that is still to be mailed reaches who gets it.
  const cards = await store.db
    .selectFrom('gift_cards')
    .select(['recipient', 'mail_at'])
    .where('code', '!=', 'GIFT1000AAAA')
    .execute();
  expect(cards.toSorted((one, other) => Number(one.recipient === null) - Number(other.recipient === null))).toEqual([
    {
      recipient: JSON.stringify({ email: 'friend@example.com', name: '', message: '' }),
      mail_at: '2099-01-01T00:00:00Z',
    },
    { recipient: null, mail_at: null },
    { recipient: null, mail_at: null },
  ]);
});

test("another account's order, cart and checkout that name the address lose the address alone", async () => {
  const { store } = shop;
  await live(store, 'arthur');
  await store.write((tx) =>
    tx.updateTable('orders').set({ email: 'zaphod@example.com' }).where('customer_id', 'is not', null).execute(),
  );
  await erasePerson(store, 'zaphod@example.com');
  const [order] = await store.db.selectFrom('orders').selectAll().where('customer_id', 'is not', null).execute();
  expect(order).toMatchObject({
    email: '',
    phone: '+1 212 5550199',
    shipping_address: expect.stringContaining('arthur Street'),
  });
});

test('an export holds all of it, and no secret', async () => {
  const { store } = shop;
  await live(store, 'zaphod');
  const found = (await exportPerson(store, 'Zaphod@example.com')) ?? {};
  expect(Object.keys(found).sort()).toEqual(PERSONAL_TABLES.map(({ table }) => table).sort());
  const text = JSON.stringify(found);
  expect(text).not.toMatch(/token_hash|password"|argon2/);
  expect(found.customers).toMatchObject([{ email: 'zaphod@example.com', first_name: 'zaphod' }]);
  const shipped = expect.objectContaining({ city: 'zaphod City' });
  const orderOf = (customer_id: unknown) =>
    expect.objectContaining({ customer_id, email: 'zaphod@example.com', shipping_address: shipped });
  expect(found.orders).toEqual(expect.arrayContaining([orderOf(null), orderOf(expect.any(Number))]));
  expect(found.cart_lines?.length).toBeGreaterThan(0);
  expect(await exportPerson(store, 'nobody@example.com')).toBeNull();
  const id = found.customers?.[0]?.id;
  expect(await listAudit(store.db, { event: 'customer_exported', limit: 9 })).toMatchObject([
    { actor: BY_CLI.actor, subject: `customer:${id}` },
  ]);
});

test('at the command line', async () => {
  const { store, dataDir, shopDir } = shop;
  await live(store, 'zaphod');
  const outbox = join(dataDir, 'outbox');
  mkdirSync(outbox);
  writeFileSync(join(outbox, 'a.eml'), 'To: zaphod@example.com\r\n\r\nHello');
  writeFileSync(join(outbox, 'b.eml'), 'To: shop@example.com\r\n\r\nFrom zaphod@=\r\nexample.com');
  writeFileSync(join(outbox, 'c.eml'), 'To: arthur@example.com\r\n\r\nHello, zaphod@example.com.au');
  writeFileSync(join(shopDir, 'customers.json'), '[{"email":"zaphod@example.com"}]');
  const run = (...args: string[]) => runCli('customers', ...args, '--data', dataDir, '--shop', shopDir);

  const exported = await run('export', 'zaphod@example.com');
  expect(JSON.parse(exported.text)).toMatchObject({
    email: 'zaphod@example.com',
    customers: [{ first_name: 'zaphod' }],
  });
  expect(await run('export', 'nobody@example.com')).toMatchObject({
    code: 1,
    text: expect.stringContaining('nothing'),
  });
  expect(await run('forget', 'zaphod@example.com')).toMatchObject({ code: 2 });

  const asked = await run('erase', 'zaphod@example.com');
  expect(asked).toMatchObject({
    code: 1,
    text: expect.stringMatching(/customers: 1 row removed[\s\S]*#1002[\s\S]*--yes/),
  });
  expect(await everything(store)).toMatch(TRACES);
  expect(readdirSync(outbox)).toHaveLength(3);

  const done = await run('erase', 'zaphod@example.com', '--yes');
  expect(done).toMatchObject({
    code: 0,
    text: expect.stringMatching(
      /orders: 2 rows kept without the person[\s\S]*outbox: 2 files removed[\s\S]*customers\.json/,
    ),
  });
  expect(readdirSync(outbox)).toEqual(['c.eml']);
  // The shop has its files open: no page of before is left in them.
  for (const name of readdirSync(dataDir).filter((file) => file.startsWith('vitrine.db')))
    expect(readFileSync(join(dataDir, name), 'latin1'), name).not.toMatch(TRACES);
  expect(await everything(store)).not.toMatch(TRACES);
  expect(await run('erase', 'zaphod@example.com', '--yes')).toMatchObject({
    code: 0,
    text: expect.stringContaining('nothing'),
  });
});
