import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { createLog } from '../observe/log.ts';
import { createTestGateway } from '../shop/checkout/test-gateway.ts';
import { shop as readShop } from '../shop/content/content.ts';
import { registerCustomer } from '../shop/customers/customers.ts';
import { importShop } from '../shop/import/import-shop.ts';
import { machineClock } from '../store/clock.ts';
import type { Store } from '../store/open.ts';
import { dropTestDatabase, openTestStore } from '../store/test-store.ts';
import type { Theme } from '../theme/load.ts';
import { loadThemeInShop, type ThemeInShop } from '../theme/load-in-shop.ts';
import type { LiveTheme } from '../theme/watch.ts';
import { createApp } from './app.ts';
import { createShopJobs } from './shop-jobs.ts';
import { writeShop, writeTheme } from './walked-shop.fixture.ts';

export const START = Date.parse('2026-11-20T10:00:10Z');
const ORIGIN = 'http://shop.example';
export const TOKEN = 'figures of the walks';

/** A theme that is read again when the merchant's files change. */
async function settableTheme(from: ThemeInShop): Promise<LiveTheme & { read(): Promise<void> }> {
  let theme = await loadThemeInShop(from);
  const listeners = new Set<(theme: Theme) => void>();
  return {
    current: () => theme,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {},
    async read() {
      theme = await loadThemeInShop(from);
      for (const listener of listeners) listener(theme);
    },
  };
}

/** Who visits: nobody known, a guest with a cart, and two customers. */
export const VISITORS = ['stranger', 'guest', 'ada', 'eve'] as const;
export type Visitor = (typeof VISITORS)[number];
export type Cookies = Record<string, string>;

/** Reads are answered in their order (`settled`): one of PostgreSQL's connections is for reads, the other for writes. */
const ONE_READER = { connections: 2 };

/** Jobs of the hosts never start by themselves: one that ran between two answers would make them differ. */
const NEVER = () => () => {};

export interface World {
  /** A host that remembers, and one beside it that does not. */
  hosts: [FastifyInstance, FastifyInstance];
  ports: [number, number];
  agent: Agent;
  store: Store;
  /** The second host's view of the same database. */
  other: Store;
  shopDir: string;
  theme: Awaited<ReturnType<typeof settableTheme>>;
  clock: { now: number };
  /** Runs the jobs that are due by the clock: mails, the hourly ranking of best sellers, what goes by its age. */
  runJobs(): Promise<void>;
  /** Orders that can be changed. */
  orders: number[];
  /** How often something was bought. */
  sales: number;
  cookies: Record<Visitor, Cookies>;
  close(): Promise<void>;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded', host: 'shop.example' };

/** Sends a form to the host that remembers, and takes the cookies that come of it. */
export async function post(
  world: Pick<World, 'hosts' | 'cookies'>,
  visitor: Visitor,
  url: string,
  payload: string,
): Promise<void> {
  const own = world.cookies[visitor];
  const { statusCode, cookies } = await world.hosts[0].inject({
    method: 'POST',
    url,
    headers: FORM,
    payload,
    cookies: own,
  });
  expect(statusCode, `${url} ${payload}`).toBeLessThan(500);
  // What a form answered is for its own next page, which is another host's to show.
  for (const { name, value } of cookies) if (!name.includes('flash')) own[name] = value;
}

export const logIn = (world: Pick<World, 'hosts' | 'cookies'>, name: 'ada' | 'eve') =>
  post(
    world,
    name,
    '/account/login',
    `form_type=customer_login&customer[email]=${name}@example.com&customer[password]=correct horse`,
  );

export async function openWorld(): Promise<World> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-agrees-'));
  const shopDir = path.join(dir, 'shop');
  const themeDir = path.join(dir, 'theme');
  await writeShop(shopDir, START);
  await writeTheme(themeDir);
  const clock = { now: START };
  const theme = await settableTheme({ themeDir, shopDir, appsOrigin: undefined });
  const store = await openTestStore(path.join(dir, 'data'), ONE_READER);
  await importShop(store, shopDir);
  for (const name of ['ada', 'eve'])
    await registerCustomer(store, { email: `${name}@example.com`, password: 'correct horse' });
  const other = await openTestStore(path.join(dir, 'data'), ONE_READER);
  const app = (of: Store, cache: 'all' | 'none') =>
    createApp({
      store: of,
      theme,
      cache,
      filesDir: path.join(shopDir, 'files'),
      dataDir: path.join(dir, cache === 'all' ? 'data' : 'other'),
      gateway: createTestGateway(),
      publicOrigin: ORIGIN,
      metricsToken: TOKEN,
      now: () => clock.now,
      jobTimer: NEVER,
      log: createLog({ format: 'text', write: () => {} }),
    });
  const hosts: World['hosts'] = [await app(store, 'all'), await app(other, 'none')];
  const record = await readShop(store);
  const jobs = createShopJobs({
    store,
    shop: () => record,
    gateway: createTestGateway(),
    dataDir: path.join(dir, 'data'),
    publicOrigin: ORIGIN,
    report: () => {},
    clock: machineClock(() => clock.now),
  });
  const listen = async (host: FastifyInstance) => {
    await host.listen({ port: 0, host: '127.0.0.1' });
    return (host.server.address() as AddressInfo).port;
  };
  const ports: World['ports'] = [await listen(hosts[0]), await listen(hosts[1])];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookies: World['cookies'] = { stranger: {}, guest: {}, ada: {}, eve: {} };
  for (const name of ['ada', 'eve'] as const) await logIn({ hosts, cookies }, name);
  return {
    ...{ hosts, ports, agent, store, other, shopDir, theme, clock, cookies, orders: [], sales: 0 },
    runJobs: jobs.runDue,
    async close() {
      agent.destroy();
      await jobs.stop(0);
      for (const host of hosts) await host.close();
      await other.close();
      await store.close();
      await dropTestDatabase(path.join(dir, 'data'));
      await rm(dir, { recursive: true, force: true });
    },
  };
}
