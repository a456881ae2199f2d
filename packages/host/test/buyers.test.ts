import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { startCrashServer } from './crash-server.ts';
import { writeShopFolder } from './shop-folder.ts';
import { variantIds } from './variant-ids.ts';

const ADDRESS = {
  email: 'ada@example.com',
  shipping_address: {
    country: 'US',
    last_name: 'Vale',
    address1: '12 Mercer Street',
    city: 'New York',
    province: 'NY',
    zip: '10013',
  },
};
const CARD = { billing: 'same', card: { number: '1', name: 'Ada', expiry: '12/39', verification_value: '123' } };

/** Pieces of the belt in the shop's folder. */
const PIECES = 10;
const BUYERS = 50;

test('50 buyers at once for 10 pieces, over HTTP: exactly 10 are sold', { timeout: 120_000 }, async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-buyers-'));
  const dirs = {
    shop: path.join(dir, 'shop'),
    data: path.join(dir, 'data'),
    theme: path.join(import.meta.dirname, 'fixtures', 'theme'),
  };
  await writeShopFolder(dirs.shop);
  const server = await startCrashServer(dirs);
  const opened = await openStore(dirs.data);
  const belt = (await variantIds(opened)).BELT;
  await opened.close();

  const post = (url: string, body: unknown, cookie: string, accept = 'text/html') =>
    fetch(server.origin() + url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', accept, cookie },
      body: JSON.stringify(body),
    });
  const toPayment = async () => {
    const added = await post('/cart/add.js', { id: belt, quantity: 1 }, '', 'application/json');
    expect(added.status).toBe(200);
    const cookie = added.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const started = await fetch(`${server.origin()}/checkout`, { redirect: 'manual', headers: { cookie } });
    const url = /\/checkouts\/[\w-]+/.exec(started.headers.get('location') ?? '')?.[0] ?? '';
    await post(`${url}/information`, ADDRESS, cookie);
    await post(`${url}/shipping`, { shipping_rate: 'standard' }, cookie);
    return () => post(`${url}/payment`, CARD, cookie);
  };
  const buyers = await Promise.all(Array.from({ length: BUYERS }, toPayment));
  const answers = await Promise.all(buyers.map((pay) => pay()));
  const sold = answers.filter((answer) => answer.headers.get('location')?.endsWith('/thank_you'));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: BUYERS }, () => 303));
  expect(sold).toHaveLength(PIECES);
  await server.stop();

  const books = await openStore(dirs.data);
  const orders = await books.db.selectFrom('orders').select('id').execute();
  const stock = await books.db
    .selectFrom('variants')
    .select('quantity')
    .where('id', '=', belt ?? 0)
    .execute();
  await books.close();
  expect([orders.length, stock]).toEqual([PIECES, [{ quantity: 0 }]]);
  await rm(dir, { recursive: true, force: true });
});
