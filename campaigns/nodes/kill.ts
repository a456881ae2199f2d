import { setTimeout as wait } from 'node:timers/promises';
import { lostFromBooks } from '../books.ts';
import { exactly, type Figure, none } from '../campaign.ts';
import { countOrders } from '../database.ts';
import { mailFiles } from '../outbox.ts';
import { CODES } from '../prepare.ts';
import { createRandom } from '../random.ts';
import { variantOf } from '../shopping.ts';
import { createLedger, createShopper } from '../writes.ts';
import { givenUp, ledgerFigures } from './ledgers.ts';
import type { NodesCampaign } from './nodes-campaign.ts';

/** Shoppers at the same time; of a few kills a few. */
const LANES = { full: 6, short: 3 };
/** Writes of one shopper. */
const WRITES = 150;
/** A node dies after so many acknowledged writes, at random, and up to `pause` ms; or after `most` ms. */
const LIFE = { writes: 15, pause: 40, most: 3000 };

/** SIGKILL of one of the nodes at random moments, while each request of the shoppers goes to a node of its own. */
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
    const missing: string[] = [];
    const random = createRandom(seed);
    const heals: number[] = [];
    let kills = 0;
    let shoppers = 500_000;
    let isDone = false;
    let failure: unknown;
    const isOver = () => signal.aborted || failure !== undefined;
    const written = () => [...ledger.acknowledged.values()].reduce((sum, count) => sum + count, 0);

    const killing = async () => {
      while (kills < size && !isOver()) {
        const enough = written() + 1 + random.below(LIFE.writes);
        const longest = performance.now() + LIFE.most;
        while (written() < enough && performance.now() < longest) await wait(2);
        await wait(random.below(LIFE.pause));
        const { host } = random.pick(nodes);
        await host.kill('SIGKILL');
        kills += 1;
        const before = written();
        await host.start();
        // The others have gone on meanwhile.
        heals.push(written() - before);
        if (kills % 20 === 0) progress(`${kills} kills, ${written()} writes, ${missing.length} lost`);
      }
      isDone = true;
    };
    const lane = async () => {
      while (!isDone && !isOver()) {
        const index = shoppers++;
        const shopper = createShopper({
          data,
          origin: shop.anyOrigin,
          index,
          random: createRandom(seed, index),
          variant,
          ledger,
          codes: CODES,
          isOver,
        });
        let seen = kills;
        for (let count = 0; count < WRITES && !isDone && !isOver(); count++) {
          await shopper.write();
          if (seen !== kills) missing.push(...(await shopper.lost()));
          seen = kills;
        }
        missing.push(...(await shopper.lost()));
        shopper.close();
      }
    };
    await Promise.all([
      killing().catch((error: unknown) => {
        failure = error;
      }),
      ...Array.from({ length: size < 10 ? LANES.short : LANES.full }, lane),
    ]);
    if (failure !== undefined) throw failure;
    const lost = await lostFromBooks(books, ledger);
    const again = [...(await mailFiles(data)).values()].filter(({ folders }) => folders > 1).length;
    progress(`acknowledged: ${[...ledger.acknowledged].map(([kind, count]) => `${count} ${kind}`).join(', ')}`);
    return [
      exactly('kills', kills, size),
      { what: 'acknowledged writes', value: written(), least: 1 },
      { what: 'of them while a node was away', value: heals.reduce((sum, count) => sum + count, 0), least: 1 },
      none('acknowledged writes that are not there', missing),
      ...lost,
      ...(await ledgerFigures(database, variant)),
      await givenUp(database),
      { what: 'mails that a second node sent again, as the same message', value: again },
    ];
  },
};
