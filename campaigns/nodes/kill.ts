import { setTimeout as wait } from 'node:timers/promises';
import { lostFromBooks } from '../books.ts';
import { exactly, type Figure, none } from '../campaign.ts';
import { countOrders } from '../database.ts';
import { mailFiles } from '../outbox.ts';
import { createRandom } from '../random.ts';
import { variantOf } from '../shopping.ts';
import { createLedger } from '../writes.ts';
import { givenUp, ledgerFigures } from './ledgers.ts';
import { startLoad } from './load.ts';
import type { NodesCampaign } from './nodes-campaign.ts';

/** Shoppers at the same time; of a few kills a few. */
const LANES = { full: 6, short: 3 };
/** A node dies after so many acknowledged writes, at random, and up to `pause` ms; or after `most` ms. */
const LIFE = { writes: 15, pause: 40, most: 3000 };

/** SIGKILL of one of the nodes at random moments, while each request of the shoppers goes to any of them. */
export const killNodes: NodesCampaign = {
  title: 'Nodes, kill: SIGKILL of one of three, under every kind of write',
  unit: 'kills',
  full: 200,
  short: 1,
  minutes: 60,
  async run({ size, seed, shop, progress, signal }): Promise<Figure[]> {
    const { books, nodes, data, database } = shop;
    const variant = await variantOf(books.host.origin, 'campaign-scarf');
    const ledger = createLedger('kill', await countOrders(books));
    const random = createRandom(seed);
    const lanes = size < 10 ? LANES.short : LANES.full;
    const load = startLoad({ shop, ledger, lanes, seed, variant, index: 500_000, signal });
    let meanwhile = 0;
    let kills = 0;
    try {
      while (kills < size && !signal.aborted) {
        const enough = load.written() + 1 + random.below(LIFE.writes);
        const longest = performance.now() + LIFE.most;
        while (load.written() < enough && performance.now() < longest) await wait(2);
        await wait(random.below(LIFE.pause));
        const { host } = random.pick(nodes);
        await host.kill('SIGKILL');
        kills += 1;
        const before = load.written();
        await host.start();
        meanwhile += load.written() - before;
        load.look();
        if (kills % 20 === 0) progress(`${kills} kills, ${load.written()} writes`);
      }
    } catch (error) {
      await load.stop();
      throw error;
    }
    const missing = await load.stop();
    const lost = await lostFromBooks(books, ledger);
    const again = [...(await mailFiles(data)).values()].filter(({ folders }) => folders > 1).length;
    progress(`acknowledged: ${[...ledger.acknowledged].map(([kind, count]) => `${count} ${kind}`).join(', ')}`);
    return [
      exactly('kills', kills, size),
      { what: 'acknowledged writes', value: load.written(), least: 1 },
      { what: 'of them while a node was away', value: meanwhile, least: 1 },
      none('acknowledged writes that are not there', missing),
      ...lost,
      ...(await ledgerFigures(database, variant)),
      await givenUp(database),
      { what: 'mails that a second node sent again, as the same message', value: again },
    ];
  },
};
