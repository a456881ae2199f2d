import { startEverShop } from './evershop.ts';
import { median } from './median.ts';
import type { OwnPart, Row } from './report.ts';
import { startShop } from './shop.ts';
import { client, measure } from './timing.ts';

const ROUNDS = 5;
const CONNECTIONS = 10;
/** Adds of one buyer: a bag of hundreds would measure something else. */
const PER_BAG = 5;
const BAGS = 12;
const PRODUCT = '/products/column-slip-dress';

const BROWSER = 'gzip, deflate, br, zstd';
/** What a request accepts, and what its figures are called. EverShop compresses nothing, whatever is accepted. */
const ENCODINGS = {
  [BROWSER]: 'as a browser gets it (ours compressed)',
  identity: 'uncompressed for both',
} as const;
type Encoding = keyof typeof ENCODINGS;
const encodings: readonly Encoding[] = [BROWSER, 'identity'];

type Client = ReturnType<typeof client>;

/** It counts requests by address and refuses more than a shopper makes: each is from one of its own, as its one proxy says. */
const fromAnyone = (index: number) => ({
  'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
});

async function expectOk(what: string, answer: ReturnType<Client['send']>): Promise<Awaited<typeof answer>> {
  const got = await answer;
  if (got.status !== 200) throw new Error(`${what} answered ${got.status}: ${got.body.subarray(0, 300)}`);
  return got;
}

/** ms of each of the adds of `BAGS` buyers, one after the other; `lanes` buyers at once. A bag is there before its adds are measured. */
async function adding(
  lanes: number,
  open: (buyer: number) => Promise<(index: number) => Promise<unknown>>,
): Promise<number> {
  const times: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < BAGS) {
        const buyer = next++;
        const add = await open(buyer);
        for (let index = 0; index < PER_BAG; index++) {
          const began = performance.now();
          await add(buyer * PER_BAG + index);
          times.push(performance.now() - began);
        }
      }
    }),
  );
  return median(times);
}

const cookieOf = (headers: { 'set-cookie'?: string[] | undefined }, name: string): string =>
  headers['set-cookie']?.find((text) => text.startsWith(`${name}=`))?.split(';')[0] ?? '';

/**
 * A shop of this host beside EverShop, both with a seeded catalogue, in one run and by turns. "Rendered": the host's pages come with an address
 * that no cache holds; rows are warm. Each is asked for as a browser does, which has our pages pay for their compression, and uncompressed.
 */
export const benchPeers: OwnPart = {
  title: `Beside EverShop 2.2.1 on PostgreSQL (${ROUNDS} rounds by turns, medians; pages at ${CONNECTIONS} connections)`,
  async run(data) {
    const peer = await startEverShop();
    const shop = await startShop(data);
    const clients: Client[] = [];
    const opened = (url: string, connections: number) => {
      const made = client(url, connections);
      clients.push(made);
      return made;
    };
    try {
      let asked = 0;
      const ours = opened(shop.url, CONNECTIONS);
      const theirs = opened(peer.url, CONNECTIONS);
      const accept = (encoding: Encoding) => ({ 'accept-encoding': encoding });
      const ourPage = (path: string, encoding: Encoding) =>
        expectOk(path, ours.send(path, { headers: accept(encoding) }));
      const rendered = (encoding: Encoding) => ourPage(`${PRODUCT}?load=${++asked}`, encoding);
      const cached = (encoding: Encoding) => ourPage(PRODUCT, encoding);
      const theirPage = (encoding: Encoding) =>
        expectOk(
          'EverShop',
          theirs.send(peer.productPath, { headers: { ...accept(encoding), ...fromAnyone(++asked) } }),
        );

      const product = JSON.parse((await expectOk('product', ours.send(`${PRODUCT}.js`))).body.toString());
      const variants: number[] = product.variants
        .filter(({ available }: { available: boolean }) => available)
        .map(({ id }: { id: number }) => id);
      const json = { 'content-type': 'application/json' };
      const ourBag = async (buyer: number) => {
        const add = (index: number, cookie: string) =>
          expectOk(
            'add to cart',
            ours.send('/cart/add.js', {
              method: 'POST',
              headers: { ...json, ...(cookie ? { cookie } : {}) },
              body: JSON.stringify({ id: variants[index % variants.length], quantity: 1 }),
            }),
          );
        const cookie = cookieOf((await add(buyer, '')).headers, 'cart');
        return (index: number) => add(index, cookie);
      };
      const theirBag = async () => {
        const address = fromAnyone(++asked);
        const add = (cookie: string) =>
          expectOk(
            'EverShop’s add to cart',
            theirs.send('/api/cart/mine/items', {
              method: 'POST',
              headers: { ...json, ...address, cookie },
              body: JSON.stringify({ sku: peer.sku, qty: 1 }),
            }),
          );
        const page = await expectOk('EverShop', theirs.send(peer.productPath, { headers: address }));
        const cookie = cookieOf(page.headers, 'sid');
        await add(cookie);
        return () => add(cookie);
      };

      /** Pages a second, and bytes of one. */
      const pages = () => ({ perSecond: Array.of<number>(), bytes: 0 });
      const pagesOf = () => ({ rendered: pages(), cached: pages(), theirs: pages() });
      const sent: Record<Encoding, ReturnType<typeof pagesOf>> = {
        'gzip, deflate, br, zstd': pagesOf(),
        identity: pagesOf(),
      };
      const figures = {
        add: Array.of<number>(),
        theirAdd: Array.of<number>(),
        adds: Array.of<number>(),
        theirAdds: Array.of<number>(),
      };
      // Both have compiled and read what they need: some three seconds each, and half a second a figure.
      await measure(1500, CONNECTIONS, async () => void (await rendered(BROWSER)));
      await measure(180, CONNECTIONS, async () => void (await theirPage(BROWSER)));
      const asking = async (of: ReturnType<typeof pages>, count: number, ask: () => ReturnType<Client['send']>) => {
        const { perSecond } = await measure(count, CONNECTIONS, async () => {
          of.bytes = (await ask()).body.length;
        });
        of.perSecond.push(perSecond);
      };
      for (let round = 0; round < ROUNDS; round++) {
        for (const encoding of encodings) {
          const of = sent[encoding];
          await asking(of.rendered, 300, () => rendered(encoding));
          await asking(of.theirs, 30, () => theirPage(encoding));
          await asking(of.cached, 500, () => cached(encoding));
        }
        figures.add.push(await adding(1, ourBag));
        figures.theirAdd.push(await adding(1, theirBag));
        figures.adds.push(await adding(CONNECTIONS, ourBag));
        figures.theirAdds.push(await adding(CONNECTIONS, theirBag));
      }
      const of = (values: number[]) => ({ name: 'EverShop', value: median(values) });
      const kB = ({ bytes }: { bytes: number }) => bytes / 1000;
      const page = (encoding: Encoding, kind: 'rendered' | 'cached'): Row => ({
        what: `product pages a second, ${kind}, ${ENCODINGS[encoding]}`,
        value: median(sent[encoding][kind].perSecond),
        unit: '/s',
        baseline: of(sent[encoding].theirs.perSecond),
      });
      const size = (encoding: Encoding): Row => ({
        what: `a product page, ${ENCODINGS[encoding]}`,
        value: kB(sent[encoding].rendered),
        unit: 'kB',
        baseline: { name: 'EverShop', value: kB(sent[encoding].theirs) },
      });
      const add = (what: string, values: number[], theirs: number[]): Row => ({
        what: `add to cart, ${what}`,
        value: median(values),
        unit: 'ms',
        baseline: of(theirs),
        ratioTarget: 1 / 25,
      });
      return [
        ...encodings.flatMap((encoding) => [
          { ...page(encoding, 'rendered'), ratioTarget: 8 },
          page(encoding, 'cached'),
          size(encoding),
        ]),
        add('one connection', figures.add, figures.theirAdd),
        add(`${CONNECTIONS} connections`, figures.adds, figures.theirAdds),
      ];
    } finally {
      for (const each of clients) each.close();
      await shop.stop();
      await peer.stop();
    }
  },
};
