import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../scripts/postgres/create-database.ts';
import { startPostgres } from '../scripts/postgres/start-postgres.ts';
import { median } from './median.ts';
import { CannotRun, type OwnPart, type Row } from './report.ts';
import { makeShop } from './scale/made-shop.ts';
import { processorTime } from './scale/processor-time.ts';
import { createShoppers, PRODUCTS, type Shoppers } from './scale/shoppers.ts';
import { type RunningShop, startShop } from './shop.ts';
import { measure, type Timing } from './timing.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LANES = 16;
const ROUNDS = 5;
/** The server as a shop runs it: nothing is acknowledged that is not on the disk. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '512MB' };

interface Setup {
  name: string;
  shop: RunningShop;
  shoppers: Shoppers;
  /** ms of processor time of the database's own processes until now. */
  database(): number;
}

interface Load {
  what: string;
  count: number;
  /** Requests of one unit of work. */
  requests: number;
  run(shoppers: Shoppers, index: number): Promise<void>;
}

/** Addresses that nobody has asked for before, and shoppers that nobody was. */
let fresh = 0;

const ADDS: Load = {
  what: 'add to the bag',
  count: 1000,
  requests: 1,
  run: (shoppers) => shoppers.add(++fresh),
};
const ORDERS: Load = {
  what: 'order, from an empty bag',
  count: 150,
  requests: 6,
  run: (shoppers) => shoppers.order(++fresh),
};

const LOADS: readonly Load[] = [
  {
    what: 'product page, cached',
    count: 3000,
    requests: 1,
    run: (shoppers) => shoppers.page(`/products/${PRODUCTS[0]}`),
  },
  {
    what: 'product page, rendered',
    count: 600,
    requests: 1,
    run: (shoppers) => shoppers.page(`/products/${PRODUCTS[0]}?fresh=${++fresh}`),
  },
  ADDS,
  ORDERS,
];

interface Measured extends Timing {
  /** ms of processor time for one request. */
  host: number;
  database: number;
  /** Writes that ran again because of others, for one unit of work. */
  reruns: number;
}

/** Writes that have run again, or waited for another process, since the start. */
async function rerunsOf({ url }: RunningShop): Promise<number> {
  const text = await (await fetch(`${url}/_host/metrics`)).text();
  const samples = text.matchAll(/^vitrine_store_lock_waits_total(?:\{[^}]*\})? (\d+)$/gm);
  return [...samples].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function once({ shop, shoppers, database }: Setup, { count, requests, run }: Load, lanes: number) {
  const before = { host: processorTime(shop.pid), database: database(), reruns: await rerunsOf(shop) };
  const timing = await measure(count, lanes, (index) => run(shoppers, index));
  // The warm-up is a tenth.
  const all = count * 1.1 * requests;
  return {
    ...timing,
    host: (processorTime(shop.pid) - before.host) / all,
    database: (database() - before.database) / all,
    reruns: ((await rerunsOf(shop)) - before.reruns) / (count * 1.1),
  };
}

const middle = (all: readonly Measured[], of: (one: Measured) => number): number => median(all.map(of));

function rowsOf(load: Load, measured: ReadonlyMap<string, readonly Measured[]>): Row[] {
  const of = (name: string, value: (one: Measured) => number) => middle(measured.get(name) ?? [], value);
  const rows = [...measured.keys()].flatMap((name): Row[] => {
    const baseline = (value: (one: Measured) => number) =>
      name === SQLITE ? {} : { baseline: { name: SQLITE, value: of(SQLITE, value) } };
    const what = `${load.what}, ${name}`;
    return [
      {
        what: `${what}: a second`,
        value: of(name, (one) => one.perSecond),
        unit: '/s',
        ...baseline((one) => one.perSecond),
      },
      { what: `${what}: p50`, value: of(name, (one) => one.median), unit: 'ms', ...baseline((one) => one.median) },
      { what: `${what}: p99`, value: of(name, (one) => one.p99), unit: 'ms', ...baseline((one) => one.p99) },
      {
        what: `${what}: processor, host, a request`,
        value: of(name, (one) => one.host),
        unit: 'ms',
        ...baseline((one) => one.host),
      },
      { what: `${what}: processor, database, a request`, value: of(name, (one) => one.database), unit: 'ms' },
      { what: `${what}: writes that ran again, for one`, value: of(name, (one) => one.reruns), unit: '' },
    ];
  });
  if (!measured.has(nameOf(4))) return rows;
  const perSecond = (name: string) => of(name, (one) => one.perSecond);
  return [
    ...rows,
    {
      what: `${load.what}: 4 processes beside 2`,
      value: perSecond(nameOf(4)),
      unit: '/s',
      baseline: { name: nameOf(2), value: perSecond(nameOf(2)) },
      ratioTarget: 0.9,
    },
  ];
}

const SQLITE = 'SQLite';
const nameOf = (processes: number): string => `PostgreSQL ${processes}`;

/** Has the same shop opened in a file and in PostgreSQL, by each of these numbers of processes. Ends all of them afterwards. */
async function withShops(
  data: string,
  numbers: readonly number[],
  work: (setups: readonly Setup[]) => Promise<Row[]>,
): Promise<Row[]> {
  if (process.platform !== 'linux') throw new CannotRun('it reads processor times from /proc');
  const server = await startPostgres({ settings: DURABLE }).catch((error: unknown) => {
    throw new CannotRun(error instanceof Error ? error.message : String(error));
  });
  const setups: Setup[] = [];
  try {
    const shopDir = join(data, 'shop');
    makeShop(join(root, 'shop'), shopDir);
    const open = async (name: string, args: string[], database: () => number) => {
      const shop = await startShop(join(data, name.replace(' ', '-')), ['--shop', shopDir, ...args]);
      setups.push({ name, shop, shoppers: await createShoppers(shop.url, LANES), database });
    };
    await open(SQLITE, [], () => 0);
    const pid = Number(readFileSync(join(server.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    for (const processes of numbers) {
      const url = await createDatabase(server, `bench_${processes}`);
      await open(nameOf(processes), ['--database', url, '--workers', `${processes}`], () => processorTime(pid));
    }
    return await work(setups);
  } finally {
    for (const { shop, shoppers } of setups) {
      shoppers.close();
      await shop.stop();
    }
    await server.stop();
  }
}

/** All rounds of a load, each shop in turn. */
async function compare(setups: readonly Setup[], load: Load): Promise<Row[]> {
  const measured = new Map<string, Measured[]>(setups.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const setup of setups) measured.get(setup.name)?.push(await once(setup, load, LANES));
  return rowsOf(load, measured);
}

/** The same shop in a file and in PostgreSQL, in one process and in several, by turns. */
export const benchScale: OwnPart = {
  title: `One engine and the other, one process and several (${LANES} shoppers at once, medians of ${ROUNDS} rounds by turns)`,
  run: (data) =>
    withShops(data, [1, 2, 4], async (setups) => {
      const rows: Row[] = [];
      for (const load of LOADS) rows.push(...(await compare(setups, load)));
      const adds: number[] = [];
      const one = setups.find(({ name }) => name === nameOf(1));
      for (let round = 0; one && round < ROUNDS; round += 1)
        adds.push((await once(one, { ...ADDS, count: 300 }, 1)).median);
      rows.push({ what: `add to the bag, ${nameOf(1)}, one shopper: p50`, value: median(adds), unit: 'ms', target: 6 });
      return rows;
    }),
};

/** The part of it that changes of payments are measured by. */
export const benchScaleOrders: OwnPart = {
  title: `Orders on one engine and the other, one process (${LANES} shoppers at once, medians of ${ROUNDS} rounds by turns)`,
  run: (data) => withShops(data, [1], (setups) => compare(setups, ORDERS)),
};
