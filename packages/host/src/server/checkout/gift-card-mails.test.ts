import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { createMailer } from '../../mail/mailer.ts';
import { shop as readShop } from '../../shop/content.ts';
import { openStore, type Store } from '../../store/open.ts';
import { type MailingHost, mailDueGiftCards, mailGiftCardsWhenDue } from './gift-card-mails.ts';

const DAY = 86_400_000;
let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.close();
  expect(shop.reported).toEqual([]);
});

const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Buys a card for someone else; `sendOn` is a day by the calendar of someone in New York in summer. */
async function buy(sendOn: string): Promise<void> {
  const visitor = shop.visitor();
  const { 'GIFT-50': id } = await variantIds(shop.store);
  const properties = {
    __shopify_send_gift_card_to_recipient: 'true',
    'Recipient email': 'grace@example.com',
    'Recipient name': 'Grace',
    'Send on': sendOn,
    __shopify_offset: '240',
  };
  expect((await visitor.json('/cart/add.js', { id, quantity: 1, properties })).statusCode).toBe(200);
  const started = await visitor.get('/checkout');
  const url = /^\/checkouts\/[\w-]+/.exec(String(started.headers.location))?.[0] ?? '';
  await visitor.form(`${url}/information`, { email: 'ada@example.com' });
  const paid = await visitor.form(`${url}/payment`, {
    billing: 'other',
    'billing_address[country]': 'US',
    'billing_address[first_name]': 'Ada',
    'billing_address[last_name]': 'Vale',
    'billing_address[address1]': '12 Mercer Street',
    'billing_address[city]': 'New York',
    'billing_address[province]': 'NY',
    'billing_address[zip]': '10013',
    'card[number]': '1',
    'card[name]': 'Ada Vale',
    'card[expiry]': '12/39',
    'card[verification_value]': '123',
  });
  expect(paid.headers.location).toBe(`${url}/thank_you`);
  // Whoever opens the page again sends nothing either.
  expect((await visitor.get(`${url}/thank_you`)).statusCode).toBe(200);
}

const outbox = () => path.join(shop.dir, 'data', 'outbox');
const cards = async () => (await readdir(outbox())).filter((name) => name.startsWith('gift-card-'));

/** The part of a host that mails, over a store. */
async function hostOver(store: Store): Promise<MailingHost> {
  const record = await readShop(store);
  return {
    store,
    mailer: createMailer({
      dataDir: path.join(shop.dir, 'data'),
      sender: () => ({ name: record.name, address: record.email }),
      report: (line) => shop.reported.push(line),
    }),
    shop: () => record,
    publicOrigin: null,
    report: (line) => shop.reported.push(line),
  };
}

test('a card for today is mailed with its order', async () => {
  await buy(new Date(Date.now() - 240 * 60_000).toISOString().slice(0, 10));
  expect(await cards()).toHaveLength(1);
});

test('a dated card is mailed as its day begins for the buyer, by whatever process runs then, and once', async () => {
  await buy(dayIn(10));
  expect(await cards()).toEqual([]);
  const begins = Date.parse(`${dayIn(10)}T04:00:00Z`);
  await mailDueGiftCards(await hostOver(shop.store), new Date(begins - 1000));
  expect(await cards()).toEqual([]);

  const restarted = await openStore(path.join(shop.dir, 'data'));
  const stop = mailGiftCardsWhenDue(await hostOver(restarted), () => new Date(begins));
  await vi.waitFor(async () => expect(await cards()).toHaveLength(1), { timeout: 10_000 });
  await stop();
  const due = await restarted.db
    .selectFrom('gift_cards')
    .select(['id', 'mailed_at'])
    .where('mail_at', 'is not', null)
    .execute();
  expect(due).toMatchObject([{ mailed_at: new Date(begins).toISOString() }]);
  await restarted.close();

  const [name = ''] = await cards();
  const mail = await readFile(path.join(outbox(), name), 'utf8');
  expect(mail).toContain('To: grace@example.com');
  expect(mail).toContain('Dear Grace');
  expect(mail).toContain('http://localhost');
  await mailDueGiftCards(await hostOver(shop.store), new Date(begins + DAY));
  expect(await cards()).toEqual([name]);
});

test('a shop that stays open looks every minute', async () => {
  await buy(dayIn(3));
  let now = new Date();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = mailGiftCardsWhenDue(await hostOver(shop.store), () => now);
  now = new Date(Date.now() + 4 * DAY);
  const looked = async (): Promise<void> => {
    vi.advanceTimersByTime(60_000);
    expect(await cards()).toHaveLength(1);
  };
  await vi.waitFor(looked, { timeout: 10_000 });
  await stop();
});
