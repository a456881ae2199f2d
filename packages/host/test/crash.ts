import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore, type Store } from '../src/store/open.ts';
import { type CrashServer, startCrashServer } from './crash-server.ts';
import { outboxOf } from './outbox.ts';
import { writeShopFolder } from './shop-folder.ts';
import { variantIds } from './variant-ids.ts';

export interface CrashOptions {
  /** Cart changes to be acknowledged. */
  changes: number;
  /** Checkouts to be acknowledged. */
  checkouts: number;
  /** Least number of kills; they come at random moments while the work goes on. */
  kills: number;
}

export interface CrashReport {
  kills: number;
  acknowledgedChanges: number;
  acknowledgedCheckouts: number;
  /** Everything acknowledged that is not there, or is there twice: a sentence each. Empty is a pass. */
  lost: string[];
}

interface Buyer {
  cookie: string;
}

/** ms after which work that does not come to its end is given up. */
const PATIENCE = 240_000;
/** Browsers at the same time. */
const WORKERS = 4;
/** ms between kills, at random; the host lives at least the first. */
const LIFE = { least: 40, most: 900 };

/** Kills the host with SIGKILL again and again under load, then looks whether everything it acknowledged is there. */
export async function runCrashTest(options: CrashOptions): Promise<CrashReport> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-crash-'));
  const dirs = {
    shop: path.join(dir, 'shop'),
    data: path.join(dir, 'data'),
    theme: path.join(import.meta.dirname, 'fixtures', 'theme'),
  };
  await writeShopFolder(dirs.shop);
  const server = await startCrashServer(dirs);
  const scarf = (await idsOf(dirs.data)).SCARF ?? 0;
  const state = { changes: 0, checkouts: 0, isDone: false };
  let failure: unknown;
  const deadline = Date.now() + PATIENCE;
  const carts: CartRecord[] = [];
  const bought: string[] = [];
  const enough = () =>
    failure !== undefined ||
    (state.changes >= options.changes && state.checkouts >= options.checkouts && server.kills() >= options.kills);
  const isStuck = () => Date.now() > deadline;
  // A host that does not come back ends the work.
  const killing = killAtRandom(server, () => state.isDone, options.kills).catch((error: unknown) => {
    failure = error;
  });
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, index) => {
      const record: CartRecord = { buyer: { cookie: '' }, acknowledged: 0, attempted: 0 };
      carts.push(record);
      while (!enough() && !isStuck()) {
        const isShort = state.checkouts < options.checkouts;
        if (index % 2 === 0 || !isShort) await changeCart(server, record, scarf, () => (state.changes += 1));
        else if (await buy(server, scarf, bought)) state.checkouts += 1;
      }
    }),
  );
  state.isDone = true;
  await killing;
  if (failure !== undefined) throw failure;
  await server.killAndRestart();
  const unfinished = `Only ${state.changes} changes and ${state.checkouts} checkouts were acknowledged in time.`;
  const lost = [
    ...(enough() ? [] : [unfinished]),
    ...(await lostCarts(server, carts, scarf)),
    ...(await lostOrders(server, bought)),
  ];
  lost.push(...(await wrongBooks(dirs.data, bought, scarf)));
  await server.stop();
  await rm(dir, { recursive: true, force: true });
  return { kills: server.kills(), acknowledgedChanges: state.changes, acknowledgedCheckouts: state.checkouts, lost };
}

async function idsOf(data: string): Promise<Record<string, number>> {
  const store = await openStore(data);
  const ids = await variantIds(store);
  await store.close();
  return ids;
}

async function killAtRandom(server: CrashServer, isDone: () => boolean, kills: number): Promise<void> {
  while (!isDone()) {
    await wait(LIFE.least + Math.random() * (LIFE.most - LIFE.least));
    if (server.kills() < kills) await server.killAndRestart();
  }
}

interface CartRecord {
  buyer: Buyer;
  /** The quantity last acknowledged, and the one last asked for. */
  acknowledged: number;
  attempted: number;
}

/** Sets the quantity to the next number, so that what is there says which changes came through. */
async function changeCart(server: CrashServer, record: CartRecord, variant: number, count: () => void): Promise<void> {
  record.attempted += 1;
  const answer = await post(server, record.buyer, '/cart/update.js', { updates: { [variant]: record.attempted } });
  if (answer?.status === 200) {
    record.acknowledged = record.attempted;
    count();
  }
}

/** One purchase from the bag to the confirmation, each step again until it is answered. True when it was acknowledged. */
async function buy(server: CrashServer, variant: number, bought: string[]): Promise<boolean> {
  const buyer: Buyer = { cookie: '' };
  if ((await post(server, buyer, '/cart/add.js', { id: variant, quantity: 1 }))?.status !== 200) return false;
  const started = await send(server, buyer, '/checkout', {});
  const url = /^\/checkouts\/[\w-]+/.exec(started?.location ?? '')?.[0];
  if (!url) return false;
  const steps: [string, Record<string, unknown>][] = [
    ['information', { email: 'ada@example.com', shipping_address: ADDRESS }],
    ['shipping', { shipping_rate: 'standard' }],
    ['payment', { billing: 'same', card: { number: '1', name: 'Ada', expiry: '12/39', verification_value: '123' } }],
  ];
  for (const [step, body] of steps) {
    let answer = await post(server, buyer, `${url}/${step}`, body, 'text/html');
    for (let tries = 0; answer === null && tries < 1000; tries++)
      answer = await post(server, buyer, `${url}/${step}`, body, 'text/html');
    if (answer === null) return false;
    if (answer.status !== 303) return false;
    if (answer.location === `${url}/thank_you`) {
      bought.push(url);
      return true;
    }
  }
  return false;
}

const ADDRESS = {
  country: 'US',
  last_name: 'Vale',
  address1: '12 Mercer Street',
  city: 'New York',
  province: 'NY',
  zip: '10013',
};

async function lostCarts(server: CrashServer, carts: CartRecord[], variant: number): Promise<string[]> {
  const lost: string[] = [];
  for (const { buyer, acknowledged, attempted } of carts) {
    if (buyer.cookie === '' || acknowledged === 0) continue;
    const cart = JSON.parse((await send(server, buyer, '/cart.js', {}))?.body ?? '{"items":[]}');
    const quantity = cart.items.find((item: { id: number }) => item.id === variant)?.quantity ?? 0;
    if (quantity < acknowledged || quantity > attempted) {
      lost.push(`A bag holds ${quantity}; ${acknowledged} were acknowledged, ${attempted} asked for.`);
    }
  }
  return lost;
}

async function lostOrders(server: CrashServer, bought: string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const url of bought) {
    const page = await send(server, { cookie: '' }, `${url}/thank_you`, {});
    if (page?.status !== 200 || !page.body.includes('Thank you')) lost.push(`${url} was paid and is not there.`);
  }
  return lost;
}

/** Each checkout has one order at most, each order its mail, and the stock is down by what was ordered. */
async function wrongBooks(data: string, bought: string[], variant: number): Promise<string[]> {
  const store = await openStore(data);
  try {
    const orders = await store.db.selectFrom('orders').select('id').execute();
    const done = await store.db.selectFrom('checkouts').select('order_id').where('order_id', 'is not', null).execute();
    const { quantity } = await store.db
      .selectFrom('variants')
      .select('quantity')
      .where('id', '=', variant)
      .executeTakeFirstOrThrow();
    const wrong: string[] = [];
    if (orders.length < bought.length) wrong.push(`${bought.length} were bought, ${orders.length} orders are there.`);
    if (new Set(done.map((row) => row.order_id)).size !== orders.length)
      wrong.push('A checkout has more than one order.');
    if (quantity !== 100_000 - orders.length)
      wrong.push(`${orders.length} pieces were ordered, the stock is ${quantity}.`);
    wrong.push(...(await wrongMails(store, data, orders)));
    return wrong;
  } finally {
    await store.close();
  }
}

/** Each order has one mail, whenever the host was killed: as a row that is sent, and as a file. */
async function wrongMails(store: Store, data: string, orders: readonly { id: number }[]): Promise<string[]> {
  const mails = await outboxOf({ store, dir: path.dirname(data) });
  const sent = await store.db.selectFrom('mails').where('sent_at', 'is not', null).select('name').execute();
  const names = new Set(sent.map(({ name }) => name));
  const ids = [...mails.values()].map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]);
  const missing = orders.filter(({ id }) => !names.has(`order-${id}`) || !mails.has(`order-${id}.eml`));
  return [
    ...missing.map(({ id }) => `Order ${id} has no mail.`),
    ...(mails.size === orders.length ? [] : [`${orders.length} orders have ${mails.size} mails.`]),
    ...(new Set(ids).size === mails.size ? [] : ['Two mails have one Message-ID.']),
  ];
}

interface Answer {
  status: number;
  location: string | null;
  body: string;
}

function post(server: CrashServer, buyer: Buyer, url: string, body: unknown, accept = 'application/json') {
  return send(server, buyer, url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', accept },
  });
}

/** Null when the host died before it answered. */
async function send(server: CrashServer, buyer: Buyer, url: string, init: RequestInit): Promise<Answer | null> {
  try {
    const response = await fetch(server.origin() + url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: buyer.cookie },
    });
    const body = await response.text();
    const cart = response.headers.getSetCookie().find((cookie) => cookie.startsWith('cart='));
    if (cart) buyer.cookie = cart.split(';')[0] ?? '';
    return { status: response.status, location: response.headers.get('location'), body };
  } catch {
    await wait(20);
    return null;
  }
}
