import { setTimeout as wait } from 'node:timers/promises';
import { lostFromBooks } from './books.ts';
import { type Campaign, exactly, type Figure, none } from './campaign.ts';
import { exchange, openSocket, requestBytes } from './client.ts';
import { countOrders } from './database.ts';
import { createRandom, type Random } from './random.ts';
import { variantOf } from './shopping.ts';
import { addressOf } from './visitor.ts';
import { waitUntil } from './within-limit.ts';
import { createLedger, createShopper } from './writes.ts';

/** Shoppers who write, readers on connections they keep, and readers on a new connection for each page, at the same time. */
const LANES = { full: { writing: 10, keeping: 10, opening: 4 }, short: { writing: 2, keeping: 3, opening: 2 } };
/** First addresses of those who write and of those who read. */
const ADDRESSES = { shoppers: 400_000, readers: 100_000 };
/** ms until a page is given up. */
const PATIENCE = 60_000;
/** Pages answered before a stop may come. */
const WARM = 10;
/** ms of load before the signal, at random. */
const LOAD = { least: 200, most: 900 };

/** SIGTERM under load: what had arrived is answered, what was acknowledged is kept, and the process ends by itself. */
export const stop: Campaign = {
  title: 'Stop: SIGTERM under load',
  unit: 'stops',
  full: 50,
  short: 1,
  minutes: 30,
  async run({ size, seed, open, progress, signal }): Promise<Figure[]> {
    const lanes = size < 5 ? LANES.short : LANES.full;
    await using opened = await open();
    const { host, data } = opened;
    const ledger = createLedger('stop', await countOrders(opened));
    const random = createRandom(seed);
    const missing: string[] = [];
    const cut = { keeping: [] as string[], opening: [] as string[] };
    const badEnds: string[] = [];
    const times: number[] = [];
    const variant = await variantOf(host.origin, 'campaign-scarf');
    let answered = 0;
    let stops = 0;
    let shoppers = ADDRESSES.shoppers;
    const isOver = () => signal.aborted;
    while (stops < size && !signal.aborted) {
      let stoppedAt = Number.POSITIVE_INFINITY;
      const isStopping = () => performance.now() > stoppedAt;
      const place = { origin: host.origin() };
      const shopping = Array.from({ length: lanes.writing }, () => {
        const index = shoppers++;
        return createShopper({
          data,
          origin: () => place.origin,
          index,
          random: createRandom(seed, index),
          variant,
          ledger,
          isOver: () => isOver() || isStopping(),
        });
      });
      const writing = shopping.map(async (shopper) => {
        while (!isStopping() && !isOver()) await shopper.write();
      });
      const reading = (['keeping', 'opening'] as const).flatMap((kind) =>
        Array.from({ length: lanes[kind] }, async (_, lane) => {
          const pages = createRandom(seed, stops, lane, kind.length);
          await readPages({
            origin: place.origin,
            from: addressOf(ADDRESSES.readers + lane),
            random: pages,
            isKept: kind === 'keeping',
            isStopping,
            onAnswer: () => (answered += 1),
            onCut: (sentAt, path) => {
              if (sentAt < stoppedAt)
                cut[kind].push(`stop ${stops}: ${path}, sent ${(stoppedAt - sentAt).toFixed(1)} ms before the signal`);
            },
          });
        }),
      );
      // Under load: the pages of this start are being answered.
      const begun = answered;
      await waitUntil('pages are answered', () => answered >= begun + WARM || isOver());
      await wait(LOAD.least + random.below(LOAD.most - LOAD.least));
      stoppedAt = performance.now();
      const exit = await host.kill('SIGTERM');
      times.push(exit.ms / 1000);
      if (exit.code !== 0)
        badEnds.push(`stop ${stops}: code ${exit.code}, signal ${exit.signal}: ${host.output().slice(-300)}`);
      await Promise.all([...writing, ...reading]);
      stops += 1;
      await host.start();
      // The same shoppers come back to the host that answers now.
      place.origin = host.origin();
      stoppedAt = Number.POSITIVE_INFINITY;
      for (const shopper of shopping) {
        missing.push(...(await shopper.lost()));
        shopper.close();
      }
      if (stops % 10 === 0)
        progress(`${stops} stops, ${answered} pages answered, ${cut.keeping.length + cut.opening.length} cut`);
    }
    const books = await lostFromBooks(opened, ledger);
    return [
      exactly('stops', stops, size),
      { what: 'pages answered', value: answered, least: 1 },
      { what: 'acknowledged writes', value: [...ledger.acknowledged.values()].reduce((a, b) => a + b, 0), least: 1 },
      none('requests that had arrived and were not answered', cut.keeping),
      none('requests on new connections that had arrived and were not answered', cut.opening),
      none('acknowledged writes that are not there', missing),
      none('ends with another exit code than 0', badEnds),
      { what: 'longest stop', value: Math.max(...times), unit: 's', most: 30, ofMachine: true },
      ...books,
    ];
  },
};

interface Reading {
  origin: string;
  from: string;
  random: Random;
  /** Whether one connection serves all pages. */
  isKept: boolean;
  isStopping: () => boolean;
  onAnswer: () => void;
  /** A request was not answered. `sentAt`: when its last byte had left, as `performance.now()`. */
  onCut: (sentAt: number, path: string) => void;
}

/** Reads pages, some of which have to be rendered and some of which are cached, until the host is asked to stop. */
async function readPages({ origin, from, random, isKept, isStopping, onAnswer, onCut }: Reading): Promise<void> {
  let socket = openSocket(origin, from);
  while (!isStopping()) {
    if (!isKept || socket.destroyed) socket = openSocket(origin, from);
    const path = random.oneIn(2) ? '/collections/all' : `/search?q=s${random.below(100_000)}`;
    let sentAt = Number.POSITIVE_INFINITY;
    const bytes = requestBytes(origin, { path, headers: { accept: 'text/html' } });
    const answer = await exchange(socket, bytes, 'GET', PATIENCE, () => (sentAt = performance.now()));
    if (answer === null) onCut(sentAt, path);
    else onAnswer();
    if (!isKept) socket.destroy();
  }
  socket.destroy();
}
