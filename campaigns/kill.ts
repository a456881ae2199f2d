import { setTimeout as wait } from 'node:timers/promises';
import { lostFromBooks } from './books.ts';
import { type Campaign, exactly, type Figure, none } from './campaign.ts';
import { countOrders } from './database.ts';
import { createRandom } from './random.ts';
import { variantOf } from './shopping.ts';
import { createLedger, createShopper } from './writes.ts';

/** Shoppers at the same time; of a few kills a few. */
const LANES = { full: 4, short: 3 };
/** Writes of one shopper. */
const WRITES = 150;
/** A host dies after so many acknowledged writes, at random, and up to `pause` ms; or after `most` ms. */
const LIFE = { writes: 15, pause: 40, most: 3000 };

/** SIGKILL at random moments under every kind of write: what was acknowledged is there after the restart, mails too. */
export const kill: Campaign = {
  title: 'Kill: SIGKILL under every kind of write',
  unit: 'kills',
  full: 1000,
  short: 1,
  minutes: 90,
  async run({ size, seed, open, progress, signal }): Promise<Figure[]> {
    await using opened = await open();
    const { host, data } = opened;
    const variant = await variantOf(host.origin, 'campaign-scarf');
    const ledger = createLedger('kill', await countOrders(opened));
    const missing: string[] = [];
    const random = createRandom(seed);
    let kills = 0;
    let shoppers = 0;
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
        await host.kill('SIGKILL');
        kills += 1;
        await host.start();
        if (kills % 50 === 0) progress(`${kills} kills, ${written()} writes, ${missing.length} lost`);
      }
      isDone = true;
    };
    const lane = async () => {
      while (!isDone && !isOver()) {
        const index = shoppers++;
        const shopper = createShopper({
          data,
          origin: host.origin,
          index,
          random: createRandom(seed, index),
          variant,
          ledger,
          isOver,
        });
        let seen = kills;
        for (let count = 0; count < WRITES && !isDone && !isOver(); count++) {
          await shopper.write();
          // Another host answers now: what the last one acknowledged must be there.
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
    const books = await lostFromBooks(opened, ledger);
    const kinds = [...ledger.acknowledged].map(([kind, count]) => `${count} ${kind}`).join(', ');
    progress(`acknowledged: ${kinds}`);
    return [
      exactly('kills', kills, size),
      { what: 'acknowledged writes', value: written(), least: 1 },
      none('acknowledged writes that are not there', missing),
      ...books,
    ];
  },
};
