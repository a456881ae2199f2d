import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { outboxOf } from '../../../test/outbox.ts';
import { addressForm, cardForm } from '../../../test/typed-forms.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { createShopJobs } from '../../server/shop-jobs.ts';
import { createTestGateway } from '../../shop/checkout/test-gateway.ts';
import { shop as readShop } from '../../shop/content/content.ts';
import { machineClock } from '../../store/clock.ts';
import { openTestStore } from '../../store/test-store.ts';

const DAY = 86_400_000;
let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(async () => {
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
    ...cardForm(),
    ...addressForm('billing_address'),
    billing: 'other',
  });
  expect(paid.headers.location).toBe(`${url}/thank_you`);
  // Whoever opens the page again sends nothing either.
  expect((await visitor.get(`${url}/thank_you`)).statusCode).toBe(200);
}

const cards = async () => [...(await outboxOf(shop)).keys()].filter((name) => name.startsWith('gift-card-'));

/** What the jobs of another process over the same data do, when its clock says `now`. */
async function runAt(now: number): Promise<void> {
  const store = await openTestStore(path.join(shop.dir, 'data'));
  const record = await readShop(store);
  const jobs = createShopJobs({
    store,
    shop: () => record,
    gateway: createTestGateway(),
    dataDir: path.join(shop.dir, 'data'),
    publicOrigin: null,
    report: (line) => shop.reported.push(line),
    clock: machineClock(() => now),
  });
  await jobs.runDue();
  await jobs.stop(0);
  await store.close();
}

test('a card for today is mailed with its order', async () => {
  await buy(new Date(Date.now() - 240 * 60_000).toISOString().slice(0, 10));
  expect(await cards()).toHaveLength(1);
});

test('a dated card is mailed as its day begins for the buyer, by whatever process runs then, and once', async () => {
  await buy(dayIn(10));
  expect(await cards()).toEqual([]);
  const begins = Date.parse(`${dayIn(10)}T04:00:00Z`);
  await runAt(begins - 1000);
  expect(await cards()).toEqual([]);
  await runAt(begins);
  const due = await shop.store.db
    .selectFrom('gift_cards')
    .select('mailed_at')
    .where('mail_at', 'is not', null)
    .execute();
  expect(due).toEqual([{ mailed_at: new Date(begins).toISOString() }]);
  const [[name = '', mail = ''] = []] = [...(await outboxOf(shop))].filter(([file]) => file.startsWith('gift-card-'));
  expect(mail).toContain('To: grace@example.com');
  expect(mail).toContain('Dear Grace');
  expect(mail).toContain('http://localhost');
  await runAt(begins + DAY);
  expect(await cards()).toEqual([name]);
});

test('a card that was blocked before its day is not mailed', async () => {
  await buy(dayIn(3));
  expect(await cards()).toEqual([]);
  await shop.store.write((tx) =>
    tx.updateTable('gift_cards').set({ enabled: 0 }).where('mail_at', 'is not', null).execute(),
  );
  await runAt(Date.now() + 4 * DAY);
  expect(await cards()).toEqual([]);
});
