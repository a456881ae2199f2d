import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { forwardNotifications, type Notifications } from '../../scripts/proxy/notifications.ts';
import { startTcpProxy, type TcpProxy } from '../../scripts/proxy/tcp-proxy.ts';
import type { OpenShop } from '../books.ts';
import { runSql } from '../database.ts';
import { type Host, type HostOptions, runCommand, startHost } from '../host.ts';

/** One process of the shop, and its way to the database. */
export interface Node {
  host: Host;
  data: string;
  proxy: TcpProxy;
  notifications: Notifications;
}

/** A shop on several nodes of this machine, each with a data folder of its own. */
export interface Nodes extends AsyncDisposable {
  nodes: readonly [Node, ...Node[]];
  shop: string;
  data: readonly string[];
  /** The database, past the proxies. */
  database: string;
  /** Address of a random node that runs: what a load balancer does with each request. */
  anyOrigin(): string;
  /** For `lostFromBooks`; the first node answers. */
  books: OpenShop & { database: string };
}

export interface NodesOptions {
  count: number;
  /** The shop's folder. */
  shop: string;
  /** A folder for the data folders. */
  dir: string;
  /** A database that has the shop (`importInto`), by its direct address. */
  database: string;
  /** What each node's process is started with. */
  needs?: Pick<HostOptions, 'preload' | 'args' | 'env'>;
}

/** The address of the same database through a port of this machine. */
const through = (database: string, port: number): string => {
  const url = new URL(database);
  url.port = String(port);
  return url.href;
};

/** Makes a database on a server and imports the shop into it. Returns its address. */
export async function importInto(server: string, name: string, shop: string, data: string): Promise<string> {
  await runSql(server, `CREATE DATABASE ${name} TEMPLATE template0`);
  const database = new URL(server);
  database.pathname = `/${name}`;
  const { code, text } = await runCommand({ shop, data }, 'import', '--database', database.href);
  if (code !== 0) throw new Error(`The shop could not be imported:\n${text}`);
  return database.href;
}

async function openNode({ database, shop, needs = {} }: NodesOptions, data: string): Promise<Node> {
  const notifications = forwardNotifications();
  const proxy = await startTcpProxy({ to: Number(new URL(database).port), fromServer: notifications.filter });
  await mkdir(data, { recursive: true });
  const { preload = [], args = [], env = {} } = needs;
  const address = through(database, proxy.port);
  const host = await startHost({ shop, data, preload, env, args: ['--database', address, ...args] });
  return { host, data, proxy, notifications };
}

/** Starts nodes, one after the other. Disposing ends them and removes their data. */
export async function openNodes(options: NodesOptions): Promise<Nodes> {
  const dir = await mkdtemp(path.join(options.dir, 'nodes-'));
  const data = Array.from({ length: options.count }, (_, index) => path.join(dir, `node-${index}`));
  const opened: Node[] = [];
  for (const folder of data) opened.push(await openNode(options, folder));
  const [first, ...others] = opened;
  if (!first) throw new Error('A shop has one node at least.');
  const { shop, database } = options;
  return {
    nodes: [first, ...others],
    shop,
    data,
    database,
    anyOrigin() {
      const running = opened.filter(({ host }) => host.isRunning());
      const chosen = running[Math.floor(Math.random() * running.length)] ?? first;
      return chosen.host.origin();
    },
    books: { host: first.host, shop, data, database },
    async [Symbol.asyncDispose]() {
      for (const { host, proxy } of opened) {
        // A node that cannot reach its database ends all the same, but not at once.
        await host.kill('SIGKILL');
        await proxy[Symbol.asyncDispose]();
      }
      await rm(dir, { recursive: true, force: true });
    },
  };
}
