import type { Figure } from '../campaign.ts';
import { variantOf } from '../shopping.ts';
import { median } from '../statistics.ts';
import { createVisitor } from '../visitor.ts';
import type { Flood } from './flood.ts';

/** Lines one bag is given, and bags one address asks for, in the full form. */
const LINES = 1500;
const CARTS = 1000;
/** Lines of one request. */
const BATCH = 20;
/** Most bags of one address within a minute that are more than an office needs, and of those that the short form asks for within seconds. */
const MOST_CARTS = 200;
/** The short form: one bag that is asked to hold twice so many lines, and a few more bags than an address may start. */
const SHORT = { batch: 260, bags: 130, mostBags: 125 };

/** One bag that is filled without end, and bags without end. */
export const cartsFlood: Flood = {
  name: 'bags',
  async run({ size, host, other, signal }): Promise<Figure[]> {
    const variant = await variantOf(host.origin, 'campaign-scarf');
    const faults: string[] = [];
    const note = (what: string, status: number | undefined) => {
      if (status === undefined || status >= 500) faults.push(`${what}: ${status ?? 'no answer'}`);
    };
    const largest = { lines: 0, bytes: 0, ms: 0 };
    // Which texts fill a bag the most depends on its limits: each length has a bag of its own.
    const isShort = size < 0.1;
    const [lines, batch] = isShort ? [2 * SHORT.batch, SHORT.batch] : [LINES * size, BATCH];
    for (const [cart, length] of (isShort ? [1] : [2000, 200, 1]).entries()) {
      const attacker = createVisitor(host.origin, { from: `127.0.4.${10 + cart}` });
      for (let line = 0; line < lines && !signal.aborted; line += batch) {
        const items = Array.from({ length: batch }, (_, index) => ({
          id: variant,
          quantity: 1,
          properties: { n: `${line + index}`, text: 'x'.repeat(length) },
        }));
        note('adding lines', (await attacker.json('/cart/add.js', { items }))?.status);
      }
      for (const bytes of isShort ? [10_000, 1_000_000] : [10_000, 100_000, 1_000_000, 20_000_000]) {
        const properties = Object.fromEntries(
          Array.from({ length: 20 }, (_, index) => [`p${index}`, 'y'.repeat(bytes / 20)]),
        );
        // A refused body may end the connection: no answer is none of the host's faults.
        const answer = await attacker.json('/cart/add.js', { id: variant, quantity: 1, properties });
        if (answer !== null) note(`properties of ${bytes} bytes`, answer.status);
        const noted = await attacker.json('/cart/update.js', {
          note: 'z'.repeat(bytes),
          attributes: { a: 'z'.repeat(bytes) },
        });
        if (noted !== null) note(`a note of ${bytes} bytes`, noted.status);
      }
      const reads: number[] = [];
      for (let count = 0; count < Math.max(1, 20 * size) && !signal.aborted; count++) {
        const answer = await attacker.get('/cart.js');
        reads.push(answer?.ms ?? Number.POSITIVE_INFINITY);
        const { items = [] }: { items?: unknown[] } = JSON.parse(answer?.body.toString() || '{}');
        largest.lines = Math.max(largest.lines, items.length);
        largest.bytes = Math.max(largest.bytes, answer?.body.length ?? 0);
      }
      largest.ms = Math.max(largest.ms, median(reads));
      attacker.close();
    }

    let created = 0;
    const bags = isShort ? SHORT.bags : Math.round(CARTS * size);
    const otherVisitor = createVisitor(host.origin, { from: '127.0.4.3' });
    for (let count = 0; count < bags && !signal.aborted; count++) {
      // Without its cookie each request asks for a bag of its own.
      otherVisitor.cookies.clear();
      const answer = await otherVisitor.json('/cart/update.js', { note: 'a bag' });
      if (answer?.status === 200) created += 1;
      note('a new bag', answer?.status);
    }
    otherVisitor.close();
    const shopper = await other.json('/cart/add.js', { id: variant, quantity: 1 });
    return [
      { what: 'lines of the largest bag', value: largest.lines, least: 1, most: 500 },
      { what: 'bytes of the largest bag as JSON', value: largest.bytes, most: 1_000_000 },
      { what: 'slowest to read', value: largest.ms, unit: 'ms', most: 50, ofMachine: true },
      { what: `new bags of one address, of ${bags}`, value: created, most: isShort ? SHORT.mostBags : MOST_CARTS },
      { what: 'another address gets a bag', value: shopper?.status === 200 ? 1 : 0, least: 1 },
      { what: 'faults', value: faults.length, most: 0, cases: faults },
    ];
  },
};
