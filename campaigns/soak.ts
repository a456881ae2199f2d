import { setTimeout as wait } from 'node:timers/promises';
import { type Campaign, type Figure, none } from './campaign.ts';
import { type Host, residentMB } from './host.ts';
import { readMetrics } from './metrics.ts';
import { createRandom } from './random.ts';
import { variantOf } from './shopping.ts';
import { quantile, slopeOf } from './statistics.ts';
import { addressOf, createVisitor } from './visitor.ts';
import { createLedger, createShopper } from './writes.ts';

/** Shoppers at the same time, visits of each (pages and writes), and ms between two of them. */
const LANES = { full: 12, short: 3 };
const VISITS = 40;
const PAUSE = 40;
/** First addresses of those who write and of those who read. */
const ADDRESSES = { shoppers: 600_000, readers: 500_000 };
/** ms until a page is given up. */
const PATIENCE = 60_000;
/** What has to come to an end with the visitors: the host's own figures of what is open or waits. */
const LEFT = [
  'vitrine_connections_open',
  'vitrine_connections_waiting',
  'vitrine_passwords_waiting',
  'vitrine_pictures_waiting',
  'vitrine_pictures_running',
  'vitrine_store_queued',
];
/** ms until what is still there counts as left behind. */
const ENDING = 20_000;
/** Share of the time until the caches are warm and nothing is measured. */
const WARM_UP = 0.25;

/** Mixed use for a long time: the memory does not rise, and answers stay as fast as they were. */
export const soak: Campaign = {
  title: 'Soak: mixed use',
  unit: 'seconds',
  full: 3600,
  short: 1,
  minutes: 75,
  async run({ size, seed, open, progress, signal }): Promise<Figure[]> {
    await using opened = await open();
    const { host, data } = opened;
    const variant = await variantOf(host.origin, 'campaign-scarf');
    const guide = createVisitor(host.origin);
    const { products }: { products: { handle: string }[] } = JSON.parse(
      (await guide.get('/products.json?limit=50'))?.body.toString() ?? '{"products":[]}',
    );
    const pictures = [
      ...new Set(
        (await guide.get('/collections/all'))?.body.toString().match(/\/cdn\/shop\/files\/[\w.-]+?\.(?:avif|webp)/g) ??
          [],
      ),
    ];
    guide.close();
    const ledger = createLedger('soak', 0);
    const began = performance.now();
    const end = began + size * 1000;
    const isOver = () => performance.now() > end || signal.aborted;
    const memory: { at: number; value: number }[] = [];
    const times: { at: number; ms: number }[] = [];
    const failed: string[] = [];
    let shoppers = ADDRESSES.shoppers;

    const watching = async () => {
      let next = 0;
      while (!isOver()) {
        const at = (performance.now() - began) / 60_000;
        memory.push({ at, value: residentMB(host.pid()) });
        if (at >= next) {
          progress(`${at.toFixed(0)} min, ${residentMB(host.pid()).toFixed(0)} MB, ${times.length} pages`);
          next += 5;
        }
        await wait(Math.min(1000, size * 20));
      }
    };
    const lane = async () => {
      while (!isOver()) {
        const index = shoppers++;
        const random = createRandom(seed, index);
        const shopper = createShopper({
          data,
          origin: host.origin,
          index,
          random,
          variant,
          ledger,
          isOver,
        });
        const reader = createVisitor(host.origin, {
          from: addressOf(ADDRESSES.readers + index),
          patience: PATIENCE,
        });
        for (let visit = 0; visit < VISITS && !isOver(); visit++) {
          if (random.oneIn(5)) await shopper.write();
          else {
            const product = random.pick(products).handle;
            const path = random.pick([
              '/',
              '/fr',
              '/collections/all',
              `/collections/all?page=${1 + random.below(3)}&sort_by=price-ascending`,
              `/products/${product}`,
              `/products/${product}`,
              `/products/${product}.js`,
              `/search?q=${random.pick(['silk', 'linen', 'coat', 'dress'])}${random.below(50)}`,
              '/search/suggest.json?q=sil',
              `${random.pick(pictures)}?width=${random.pick([180, 360, 540, 720])}`,
              '/cart',
            ]);
            const answer = await reader.get(path);
            const at = performance.now() - began;
            if (answer !== null) times.push({ at, ms: answer.ms });
            if (!isOver() && answer?.status !== 200 && answer?.status !== 429)
              failed.push(`${path}: ${answer?.status ?? 'no answer'}`);
          }
          await wait(PAUSE);
        }
        reader.close();
        shopper.close();
      }
    };
    await Promise.all([watching(), ...Array.from({ length: size < 10 ? LANES.short : LANES.full }, lane)]);
    const left = await leftBehind(host);
    const warm = size * 1000 * WARM_UP;
    const middle = (warm + size * 1000) / 2;
    const p99 = (from: number, to: number) =>
      quantile(
        times.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms),
        0.99,
      );
    const [former, latter] = [p99(warm, middle), p99(middle, Number.POSITIVE_INFINITY)];
    return [
      { what: 'pages', value: times.length, least: 1 },
      { what: 'acknowledged writes', value: [...ledger.acknowledged.values()].reduce((a, b) => a + b, 0) },
      none('pages not answered', failed),
      none('what is left behind by visitors who have gone', left),
      {
        what: 'memory after the warm-up',
        value: slopeOf(memory.filter(({ at }) => at * 60_000 >= warm)),
        unit: 'MB a minute',
        most: 1,
        ofMachine: true,
      },
      { what: 'p99 of the first half', value: former, unit: 'ms', ofMachine: true },
      { what: 'p99 of the second half beside it', value: latter / former, unit: '×', most: 1.5, ofMachine: true },
    ];
  },
};

/** What has not come to an end; the connection that asks is not among it. */
async function leftBehind(host: Host): Promise<string[]> {
  const guide = createVisitor(host.origin);
  const deadline = performance.now() + ENDING;
  for (;;) {
    const figures = await readMetrics(guide);
    const left = LEFT.flatMap((name) => {
      const count = (figures.get(name) ?? Number.NaN) - (name === 'vitrine_connections_open' ? 1 : 0);
      return count === 0 ? [] : [`${name}: ${count}`];
    });
    if (left.length > 0 && performance.now() < deadline) {
      await wait(100);
      continue;
    }
    guide.close();
    return left;
  }
}
