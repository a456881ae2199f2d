import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seePictures } from './first-pictures.ts';
import {
  type DataOptions,
  ownData,
  ownShopFolder,
  type PreparedShop,
  prepareShop,
  shareCaches,
} from './prepared-shop.ts';
import { NOW } from './visual/still-page.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether shops have their data in PostgreSQL. */
const isOnPostgres = process.env.VITRINE_E2E_DATABASE === 'postgres';

/** Attempts to start all servers with new ports: another program can take a port between its choice and its use. */
const STARTS = 5;
/** Timeout of a server's health check, ms; a busy machine imports the demo shop slowly. */
const START_TIMEOUT = 60_000;
/** Time for a server to exit after SIGTERM, ms. */
const STOP_TIMEOUT = 5000;

/** Free ports, chosen by the system and all different. */
async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    probes.map(
      (probe) =>
        new Promise<number>((resolve, reject) => {
          probe.once('error', reject);
          probe.listen(0, 'localhost', () => resolve((probe.address() as AddressInfo).port));
        }),
    ),
  );
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

interface Server {
  child: ChildProcess;
  /** Its output on stderr so far. */
  errors: () => string;
}

/** A module of Node that runs before a server's own, and the environment it reads. */
interface Preload {
  module: string;
  env: Record<string, string>;
}

/** Fixes the clock of the key screens' shop, so that it prints the same dates in every run. */
const STILL_CLOCK: Preload = {
  module: new URL('visual/still-clock.mjs', import.meta.url).href,
  env: { VITRINE_STILL_NOW: NOW },
};

/** Ends a server as soon as the run that has started it is gone, however that was ended. */
const END_WITH_RUN = `data:text/javascript,${encodeURIComponent(`
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
`)}`;

/** Starts `serve` of one of the project's command lines. An option that is true has no value. */
function start(file: string, options: Record<string, string | true>, preload?: Preload): Server {
  const args = Object.entries(options).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, value],
  );
  const modules = [END_WITH_RUN, ...(preload ? [preload.module] : [])];
  const flags = ['--disable-warning=ExperimentalWarning', ...modules.flatMap((module) => ['--import', module])];
  const child = spawn(process.execPath, [...flags, join(root, file), 'serve', ...args], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, ...preload?.env },
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
    process.stderr.write(chunk);
  });
  return { child, errors: () => errors };
}

/** Resolves when `url` answers 200. Throws when the server exits first, or does not answer in time. */
async function waitUntilUp(url: string, { child, errors }: Server): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error(`The server of ${url} ended: ${errors()}`);
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer within ${START_TIMEOUT} ms`);
}

async function stop({ child }: Server): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
  await ended;
  clearTimeout(late);
}

/** A shop of its own for the tests of one file, on a free port and with the data of a first start. */
export interface OwnShop {
  /** `http://localhost:4000`; another after a restart. */
  readonly origin: string;
  /** The shop's folder: a copy where the test writes to it. */
  shopDir: string;
  dataDir: string;
  /** Ends the process and starts it again with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface OwnShopOptions {
  /** A folder, absolute or of the project; the demo shop's theme by default. */
  theme?: string;
  /** Whether the shop's folder is a copy, for tests that change its files. */
  isCopy?: boolean;
  /** Development: changes of the theme's files are taken over. */
  isDev?: boolean;
}

/** What this run's setup has prepared. */
function preparedHere(): PreparedShop {
  const folder = process.env.VITRINE_E2E_PREPARED;
  if (folder === undefined) throw new Error('The setup of the browser tests prepares the shop, and has not run.');
  return { folder, shop: join(folder, 'shop'), postgres: process.env.VITRINE_E2E_POSTGRES ?? null };
}

export async function startOwnShop({
  theme = 'dist/theme',
  isCopy = false,
  isDev = false,
}: OwnShopOptions = {}): Promise<OwnShop> {
  const prepared = preparedHere();
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'));
  const data = join(folder, 'data');
  const shop = isCopy ? await ownShopFolder(prepared, join(folder, 'shop')) : prepared.shop;
  const dataOptions = await ownData(prepared, data);
  let origin = '';
  let server: Server | undefined;
  const begin = async () => {
    const [port = 0] = await freePorts(1);
    origin = `http://localhost:${port}`;
    const options = { shop, theme: resolve(root, theme), ...dataOptions, port: String(port) };
    server = start('packages/host/src/cli.ts', isDev ? { ...options, dev: true } : options);
    await waitUntilUp(`${origin}/_host/health`, server);
  };
  const end = async () => {
    if (server) await stop(server);
    await rm(folder, { recursive: true, force: true });
  };
  await begin().catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    get origin() {
      return origin;
    },
    shopDir: shop,
    dataDir: data,
    async restart() {
      if (server) await stop(server);
      await begin();
    },
    stop: end,
  };
}

/**
 * Starts the shop that tests buy from, the shop of the key screens (no test changes it, so its pages stay the same) and the apps, each on
 * a free port and with new data. Workers read their addresses from the environment:
 * `VITRINE_E2E_SHOP`, `VITRINE_E2E_STILL`, `VITRINE_E2E_APPS` (origins) and `VITRINE_E2E_DATA` (the shop's data folder);
 * `VITRINE_E2E_PREPARED` is what their own shops begin with, and `VITRINE_E2E_POSTGRES` the server of their databases.
 * With `VITRINE_E2E_DATABASE=postgres` the shops have their data on a PostgreSQL server, which is started as well; there is no shop of the key
 * screens then, whose clock is another than the server's. With `VITRINE_E2E_WHOLE` the pictures of the lists are seen once before the tests.
 * Resolves to a function that stops them and removes the data.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'));
  // Signs the requests that the shop forwards to its apps.
  process.env.VITRINE_APPS_SECRET = randomBytes(32).toString('hex');
  const postgres = isOnPostgres
    ? await import('../scripts/postgres/start-postgres.ts').then(({ startPostgres }) => startPostgres())
    : null;
  const prepared = await prepareShop(folder, postgres?.url ?? null);
  const [data, stillData] = [join(folder, 'data'), join(folder, 'still')];
  const dataOptions = await ownData(prepared, data);
  // It imports by itself: its clock is another.
  await shareCaches(prepared, stillData);
  const servers: Server[] = [];
  const stopAll = () => Promise.all(servers.splice(0).map(stop));
  process.once('exit', () => {
    for (const { child } of servers) child.kill('SIGKILL');
  });
  const shop = (port: number, own: DataOptions, apps: string, preload?: Preload) => {
    const options = {
      shop: prepared.shop,
      theme: join(root, 'dist/theme'),
      ...own,
      port: String(port),
      apps,
      // All tests share one IP address, whose limit of new carts they would exceed.
      'new-bags': '100000',
    };
    return start('packages/host/src/cli.ts', options, preload);
  };

  for (let attempt = 1; ; attempt++) {
    const ports = await freePorts(3);
    const origins = ports.map((port) => `http://localhost:${port}`);
    const [shopOrigin = '', stillOrigin = '', appsOrigin = ''] = origins;
    const [shopPort = 0, stillPort = 0, appsPort = 0] = ports;
    servers.push(
      shop(shopPort, dataOptions, appsOrigin),
      start('packages/apps/src/cli.ts', {
        shop: prepared.shop,
        'shop-origin': shopOrigin,
        data: join(folder, 'apps'),
        port: String(appsPort),
      }),
      ...(isOnPostgres ? [] : [shop(stillPort, { data: stillData }, appsOrigin, STILL_CLOCK)]),
    );
    const health = [`${shopOrigin}/_host/health`, `${appsOrigin}/health`, `${stillOrigin}/_host/health`];
    try {
      await Promise.all(servers.map((server, index) => waitUntilUp(health[index] ?? '', server)));
      Object.assign(process.env, {
        VITRINE_E2E_SHOP: shopOrigin,
        VITRINE_E2E_STILL: stillOrigin,
        VITRINE_E2E_APPS: appsOrigin,
        VITRINE_E2E_DATA: data,
        VITRINE_E2E_PREPARED: prepared.folder,
        ...(postgres && { VITRINE_E2E_POSTGRES: postgres.url }),
      });
      if (process.env.VITRINE_E2E_WHOLE === 'yes') await seePictures(shopOrigin);
      break;
    } catch (error) {
      const isTaken = servers.some(({ errors }) => errors().includes('already in use'));
      await stopAll();
      if (!isTaken || attempt === STARTS) throw error;
    }
  }
  return async () => {
    await stopAll();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
