import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresServer } from '../../scripts/postgres/start-postgres.ts';
import { lostFromBooks } from '../books.ts';
import { type Figure, none } from '../campaign.ts';
import { countOrders } from '../database.ts';
import { variantOf } from '../shopping.ts';
import { createLedger } from '../writes.ts';
import { type Fault, through } from './fault.ts';
import { givenUp, ledgerFigures } from './ledgers.ts';
import { startLoad } from './load.ts';
import type { NodesCampaign, NodesRun } from './nodes-campaign.ts';
import type { Node, Nodes } from './open-nodes.ts';
import { type Replica, startReplica } from './replica.ts';

const LANES = { full: 4, short: 2 };
/** ms that a fault lasts. */
const LASTS = { full: 12_000, short: 600 };
/** ms that bytes take longer to the database, and from there. */
const SLOW = 20;
/** Times that all connections are cut, with up to so many ms between them. */
const CUTS = { full: 60, short: 3, apart: 200 };

const forAll = (shop: Nodes, act: (node: Node) => void) => () => {
  for (const node of shop.nodes) act(node);
};

/** What the network does: neither the server nor a node notices anything at first. */
function networkFaults(shop: Nodes, lasts: number): Fault[] {
  const [first] = shop.nodes;
  return [
    {
      name: 'refused',
      lasts,
      begin: forAll(shop, ({ proxy }) => {
        proxy.refuse(true);
        proxy.cut();
      }),
      end: forAll(shop, ({ proxy }) => proxy.refuse(false)),
    },
    {
      name: 'silent, for one node',
      lasts,
      nodes: [first],
      begin: () => first.proxy.freeze(true),
      end: () => first.proxy.freeze(false),
    },
    {
      name: 'slow',
      lasts,
      begin: forAll(shop, ({ proxy }) => proxy.delay(SLOW)),
      end: forAll(shop, ({ proxy }) => proxy.delay(0)),
    },
  ];
}

function serverFaults(server: PostgresServer, lasts: number): Fault[] {
  return (['SIGINT', 'SIGKILL'] as const).map((signal) => ({
    name: signal === 'SIGINT' ? 'stopped' : 'crashed',
    lasts,
    begin: () => server.kill(signal),
    end: () => server.start(),
  }));
}

/** The server is gone for good, and its replica takes its place at the same address. */
function failover(server: PostgresServer, replica: Replica, shop: Nodes): Fault {
  return {
    name: 'failed over',
    lasts: 0,
    async begin() {
      await server.kill('SIGKILL');
      await replica.promote();
    },
    end: forAll(shop, ({ proxy }) => {
      proxy.leadTo(replica.port);
      proxy.cut();
    }),
  };
}

/** All connections are cut at random moments, most of them in the middle of something. */
async function cutOff({ shop, size, signal }: NodesRun): Promise<Figure> {
  let cut = 0;
  for (let count = 0; count < (size > 0 ? CUTS.full : CUTS.short) && !signal.aborted; count++) {
    await wait(Math.random() * CUTS.apart);
    const proxies = shop.nodes.map(({ proxy }) => proxy);
    cut += proxies[count % proxies.length]?.cut() ?? 0;
  }
  return { what: 'cut: connections', value: cut, least: 1 };
}

/** The database is stopped, crashes, is out of reach, is slow, or is another one: nothing acknowledged is lost, and it heals by itself. */
export const databaseFaults: NodesCampaign = {
  title: 'Nodes, database: stopped, crashed, unreachable, silent, slow, cut off, failed over',
  unit: 'rounds',
  full: 1,
  short: 0,
  minutes: 30,
  async run(run): Promise<Figure[]> {
    const { shop, server, size, seed, signal, progress } = run;
    const { books } = shop;
    const lasts = size > 0 ? LASTS.full : LASTS.short;
    const variant = await variantOf(books.host.origin, 'campaign-scarf');
    const ledger = createLedger('faults', await countOrders(books));
    const lanes = size > 0 ? LANES.full : LANES.short;
    const load = startLoad({ shop, ledger, lanes, seed, variant, index: 600_000, signal });
    const figures: Figure[] = [];
    let replica: Replica | undefined;
    let database = shop.database;
    try {
      for (const fault of [...networkFaults(shop, lasts), ...(server ? serverFaults(server, lasts) : [])]) {
        if (signal.aborted) break;
        const before = load.written();
        figures.push(...(await through(fault, shop, variant)));
        load.look();
        progress(`${fault.name}: ${load.written() - before} writes`);
      }
      figures.push(await cutOff(run));
      load.look();
      if (server) {
        replica = await startReplica(server, shop.database);
        figures.push(...(await through(failover(server, replica, shop), shop, variant)));
        database = replica.database;
      }
      const missing = await load.stop();
      const lost = await lostFromBooks({ ...books, database }, ledger);
      return [
        ...figures,
        { what: 'acknowledged writes', value: load.written(), least: 1 },
        none('acknowledged writes that are not there', missing),
        ...lost,
        ...(await ledgerFigures(database, variant)),
        await givenUp(database),
      ];
    } finally {
      await load.stop();
      await replica?.[Symbol.asyncDispose]();
    }
  },
};
