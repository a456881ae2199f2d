import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresServer } from '../../scripts/postgres/start-postgres.ts';
import { lostFromBooks } from '../books.ts';
import { type Campaign, type CampaignOptions, type Figure, none } from '../campaign.ts';
import { countOrders, runSql } from '../database.ts';
import { mayMount, type SmallDisk, tmpfsVolume } from '../disk/volume.ts';
import { prepareShop } from '../prepare.ts';
import { variantOf } from '../shopping.ts';
import { createLedger } from '../writes.ts';
import { startDurableServer } from './durable-server.ts';
import { through } from './fault.ts';
import { givenUp, ledgerFigures } from './ledgers.ts';
import { startLoad } from './load.ts';
import { importInto, openNodes } from './open-nodes.ts';

/** The server's disk, and how much of it its log may use. */
const DISK_MB = 256;
const SETTINGS = { max_wal_size: '64MB', min_wal_size: '32MB' } as const;
/** Files of the log that fit on the disk, at most. */
const SEGMENTS = 20;
/** ms that it is full. */
const FULL = 12_000;
const LANES = 4;
/** Of this process alone: the server's user may enter it, unlike other temporary folders. */
const MOUNT = `/tmp/vitrine-disk-${process.pid}`;

const isUp = (server: PostgresServer) =>
  runSql(server.url, 'SELECT 1').then(
    () => true,
    () => false,
  );

/** Makes the server need the next files of its log, until there is none: those that it has kept would last for a while. */
async function useUpLog(server: PostgresServer): Promise<void> {
  for (let count = 0; count < SEGMENTS; count++) {
    const isTaken = await runSql(server.url, 'SELECT txid_current(), pg_switch_wal()').then(
      () => true,
      () => false,
    );
    if (!isTaken) return;
  }
}

async function onDisk(disk: SmallDisk, options: CampaignOptions): Promise<Figure[]> {
  const { prepared, seed, signal } = options;
  const dir = await mkdtemp(path.join(prepared, 'nodes-'));
  const server = await startDurableServer({ settings: SETTINGS, parent: disk.dir });
  try {
    const shop = await prepareShop(dir);
    const database = await importInto(server.url, 'shop', shop, path.join(dir, 'import'));
    await using nodes = await openNodes({ count: 2, shop, dir, database });
    const variant = await variantOf(nodes.books.host.origin, 'campaign-scarf');
    const ledger = createLedger('disk', await countOrders(nodes.books));
    const load = startLoad({ shop: nodes, ledger, lanes: LANES, seed, variant, index: 970_000, signal });
    const figures: Figure[] = [];
    let restarts = 0;
    for (let round = 0; round < options.size && !signal.aborted; round++) {
      const fault = {
        name: 'full',
        lasts: FULL,
        async begin() {
          await disk.fill(0);
          // Half of the rounds find the log full as well, at which the server ends; the others only its tables.
          if (round % 2 === 0) await useUpLog(server);
        },
        async end() {
          await disk.free(0);
          // A server that cannot write its log ends itself; whoever runs it starts it again.
          if (await isUp(server)) return;
          restarts += 1;
          await server.kill('SIGKILL');
          await server.start();
        },
      };
      figures.push(...(await through(fault, nodes, variant)));
      load.look();
    }
    return [
      ...figures,
      none('acknowledged writes that are not there', await load.stop()),
      { what: 'acknowledged writes', value: load.written(), least: 1 },
      { what: 'times the server had ended', value: restarts },
      ...(await lostFromBooks(nodes.books, ledger)),
      ...(await ledgerFigures(database, variant)),
      await givenUp(database),
    ];
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** The disk of the database server is full, and has room again. For those who may mount one. */
export const databaseDisk: Campaign = {
  title: 'Nodes, disk: that of the database server is full',
  unit: 'rounds',
  full: 2,
  short: 0,
  minutes: 15,
  async run(options): Promise<Figure[]> {
    if (!mayMount()) return [{ what: 'a disk could be mounted (root may)', value: 0 }];
    await using disk = await tmpfsVolume(MOUNT, DISK_MB);
    return await onDisk(disk, options);
  },
};
