import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../campaign.ts';
import { readMetrics, rise } from '../metrics.ts';
import { createRandom } from '../random.ts';
import { createVisitor } from '../visitor.ts';
import { type Flood, watchMemory } from './flood.ts';

/** Hostile requests at once in the full form. */
const HOSTILE = 300;
/** Small pictures another shopper opens meanwhile, none of them rendered before. */
const SMALL = 8;
const FORMATS = ['avif', 'webp', 'jpg', 'png'];
/** Widths that lie between two steps of the ladder, px: they are one rendition. */
const WIDTHS = Array.from({ length: 20 }, (_, index) => 481 + index);

/** Pictures of the shop, from its pages. */
async function pictures(html: string): Promise<string[]> {
  return [...new Set([...html.matchAll(/\/cdn\/shop\/files\/[\w.-]+?\.(?:webp|jpg|png)/g)].map(([path]) => path))];
}

/** 300 large pictures that nobody has asked for before, again and again, from one address and from 30. */
export const picturesFlood: Flood = {
  name: 'pictures',
  async run({ size, seed, host, other, signal }): Promise<Figure[]> {
    const all = await pictures((await other.get('/collections/all'))?.body.toString() ?? '');
    // The short form floods a little, with what is quick to make.
    const [side, formats] = size < 0.1 ? [50, ['jpg']] : [5200, FORMATS];
    const before = await readMetrics(other);
    for (const width of WIDTHS) await other.get(`${all[0]}?width=${width}&format=jpg`);
    const figures: Figure[] = [
      {
        what: `renditions made for ${WIDTHS.length} widths beside each other`,
        value: rise(before, await readMetrics(other), 'vitrine_pictures_done_total'),
        // None where they were asked for before.
        most: 1,
      },
    ];
    for (const addresses of size < 0.1 ? [1] : [1, 30]) {
      const memory = watchMemory(host.pid());
      const random = createRandom(seed, addresses);
      const hostile = Math.max(3, Math.round(HOSTILE * size));
      let isOver = false;
      let statuses = 0;
      const attack = Array.from({ length: hostile }, async (_, index) => {
        const from = `127.0.${addresses}.${2 + (index % addresses)}`;
        const attacker = createVisitor(host.origin, { from });
        while (!isOver && !signal.aborted) {
          const query = new URLSearchParams({
            width: String(500 + random.below(side)),
            height: String(500 + random.below(side)),
            crop: 'region',
            crop_left: String(random.below(50)),
            crop_top: String(random.below(50)),
            crop_width: String(500 + random.below(500)),
            crop_height: String(500 + random.below(500)),
            format: random.pick(formats),
            quality: String(1 + random.below(100)),
            pad_color: random.below(0xffffff).toString(16).padStart(6, '0'),
          });
          const answer = await attacker.send({ path: `${random.pick(all)}?${query}` });
          if (answer !== null && answer.status >= 500 && answer.headers['retry-after'] === undefined) statuses += 1;
          // Who is refused tries again, but not in a loop that would be a flood of another kind.
          if (answer?.status !== 200) await wait(100);
        }
        attacker.close();
      });
      const times: number[] = [];
      const failed: string[] = [];
      const small = createVisitor(host.origin, { from: `127.0.0.${100 + addresses}` });
      for (let count = 0; count < Math.max(2, Math.round(SMALL * Math.min(1, size))) && !signal.aborted; count++) {
        await wait(200);
        const path = `${all[(addresses * SMALL + count) % all.length]}?width=${[64, 96, 120, 160, 180, 200, 240, 300][count % 8]}`;
        const answer = await small.send({ path, headers: { accept: 'image/avif,image/webp,*/*' } });
        times.push(answer?.ms ?? Number.POSITIVE_INFINITY);
        if (answer?.status !== 200) failed.push(`${path}: ${answer?.status ?? 'no answer'}`);
      }
      small.close();
      isOver = true;
      const most = memory.most();
      memory.stop();
      await Promise.all(attack);
      const what = `${hostile} at once from ${addresses === 1 ? 'one address' : `${addresses} addresses`}`;
      figures.push(
        {
          what: `${what}, another shopper's small pictures that did not come`,
          value: failed.length,
          most: 0,
          cases: failed,
        },
        {
          what: `${what}, slowest small picture`,
          value: Math.max(...times) / 1000,
          unit: 's',
          most: 2,
          ofMachine: true,
        },
        { what: `${what}, memory`, value: most, unit: 'MB more', most: 150, ofMachine: true },
        { what: `${what}, faults`, value: statuses, most: 0 },
      );
    }
    return figures;
  },
};
