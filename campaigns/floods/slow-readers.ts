import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../campaign.ts';
import { openSocket, type Request, requestBytes } from '../client.ts';
import { residentMB } from '../host.ts';
import { readMetrics, rise } from '../metrics.ts';
import { variantOf } from '../shopping.ts';
import { median } from '../statistics.ts';
import { createVisitor } from '../visitor.ts';
import { waitUntil } from '../within-limit.ts';
import { type Flood, type FloodContext, watchMemory } from './flood.ts';
import { fillCart } from './full-cart.ts';

/** Clients of each kind in the full form. */
const READERS = 150;
/** Requests each of them sends at once: more than 16 end a connection. */
const AHEAD = 15;
const TOO_MANY = 20;
/** Others' pages while those are there that read nothing, and ms between two. */
const PAGES = 40;
const PAUSE = 250;
/** Bytes that a drip reader takes, and ms between two times. */
const DRIP = { bytes: 64, every: 8000 };
/** ms of drip readers in the full form; the memory of the last quarter is what it settles at. */
const DRIPPING = 80_000;
/** Times that a page of the fullest bag is read before. */
const WARM_UP = 8;

const CLOSED = (kind: string) => `vitrine_connections_closed_total{kind="${kind}"}`;

/** Clients that ask for page after page on one connection and read nothing, or a few bytes now and then, from one address and from 15. */
export const slowReadersFlood: Flood = {
  name: 'slow readers',
  async run(context): Promise<Figure[]> {
    const figures = [await sentAhead(context)];
    for (const addresses of [1, 15]) figures.push(...(await readingNothing(context, addresses)));
    if (context.size < 0.1) return figures;
    const visitor = createVisitor(context.host.origin, { from: '127.0.7.1' });
    await fillCart(visitor, await variantOf(context.host.origin, 'campaign-scarf'));
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (let count = 0; count < WARM_UP; count++) await visitor.get('/cart');
    visitor.close();
    for (const addresses of [1, 15]) figures.push(...(await dripping(context, addresses, cookie)));
    return figures;
  },
};

/** A client that sends more ahead than anybody needs, without looking at an answer. */
async function sentAhead({ host, other }: FloodContext): Promise<Figure> {
  const before = await readMetrics(other);
  const socket = openSocket(host.origin(), '127.0.5.2');
  const sent = Array.from({ length: TOO_MANY }, (_, index) =>
    // A host that takes them all closes the connection after the last answer.
    requestBytes(host.origin(), { path: '/cart.js', headers: index === TOO_MANY - 1 ? { connection: 'close' } : {} }),
  );
  socket.resume();
  socket.write(Buffer.concat(sent));
  await waitUntil('a connection with too many requests is closed', () => socket.closed);
  return {
    what: `connections closed because of ${TOO_MANY} requests sent ahead`,
    value: rise(before, await readMetrics(other), CLOSED('pipelined')),
    least: 1,
  };
}

/** Pages of others for so many ms, at least two. */
async function pagesOfOthers(
  { other, signal }: FloodContext,
  count: number,
  pause: number,
): Promise<{ slowest: number; failed: string[] }> {
  const times: number[] = [];
  const failed: string[] = [];
  for (let page = 0; page < Math.max(2, count) && !signal.aborted; page++) {
    await wait(pause);
    const answer = await other.get(page % 2 === 0 ? '/' : `/search?q=o${page}`);
    times.push(answer?.ms ?? Number.POSITIVE_INFINITY);
    if (answer?.status !== 200) failed.push(`page ${page}: ${answer?.status ?? 'no answer'}`);
  }
  return { slowest: Math.max(...times) / 1000, failed };
}

const othersFigures = (what: string, { slowest, failed }: { slowest: number; failed: string[] }): Figure[] => [
  { what: `${what}, others' pages that did not come`, value: failed.length, most: 0, cases: failed },
  { what: `${what}, slowest page of others`, value: slowest, unit: 's', most: 2, ofMachine: true },
];

/** Reasons for which the host ends the connection of somebody who reads slowly. */
const REASONS = ['pipelined', 'stalled', 'unread', 'for_others'];

const closedFigures = (
  what: string,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Figure[] =>
  REASONS.map((reason) => ({ what: `${what}, closed (${reason})`, value: rise(before, after, CLOSED(reason)) }));

const ahead = (origin: string, request: (number: number) => Request) =>
  Buffer.concat(Array.from({ length: AHEAD }, (_, number) => requestBytes(origin, request(number))));

const from = (addresses: number) => (addresses === 1 ? 'one address' : `${addresses} addresses`);

async function readingNothing(context: FloodContext, addresses: number): Promise<Figure[]> {
  const { size, host, other } = context;
  const count = Math.max(3, Math.round(READERS * size));
  const memory = watchMemory(host.pid());
  const before = await readMetrics(other);
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = openSocket(host.origin(), `127.0.${5 + addresses}.${2 + (index % addresses)}`);
    socket.pause();
    const paths = ['/collections/all', `/search?q=r${index}`, '/sitemap.xml', '/products.json?limit=250'];
    socket.write(
      ahead(host.origin(), (number) => ({ path: paths[number % paths.length] ?? '/', headers: { accept: '*/*' } })),
    );
    return socket;
  });
  const others = await pagesOfOthers(context, PAGES * size, PAUSE * Math.min(1, size));
  const most = memory.most();
  memory.stop();
  const after = await readMetrics(other);
  for (const socket of sockets) socket.destroy();
  const what = `${count} that read nothing from ${from(addresses)}`;
  return [
    ...othersFigures(what, others),
    // Nobody is measured who is not there.
    ...closedFigures(what, before, after).map((figure) => ({ ...figure, most: 0 })),
    { what: `${what}, memory`, value: most, unit: 'MB more', most: 100, ofMachine: true },
  ];
}

/** A connection that takes so many bytes from the system, and nothing more until it is resumed. */
function openDrip(origin: string, localAddress: string): Socket {
  const socket = connect({
    port: Number(new URL(origin).port),
    host: '127.0.0.1',
    localAddress,
    onread: { buffer: Buffer.alloc(DRIP.bytes), callback: () => false },
  });
  socket.on('error', () => {});
  return socket;
}

async function dripping(context: FloodContext, addresses: number, cookie: string): Promise<Figure[]> {
  const { size, host, other } = context;
  const count = Math.max(3, Math.round(READERS * size));
  const before = await readMetrics(other);
  const resident = residentMB(host.pid());
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = openDrip(host.origin(), `127.0.${30 + addresses}.${2 + (index % addresses)}`);
    socket.write(ahead(host.origin(), () => ({ path: '/cart', headers: { accept: 'text/html', cookie } })));
    return socket;
  });
  const samples: number[] = [];
  const watching = setInterval(() => samples.push(residentMB(host.pid()) - resident), 500);
  const taking = setInterval(() => {
    for (const socket of sockets) socket.resume();
  }, DRIP.every);
  const others = await pagesOfOthers(context, DRIPPING / PAUSE, PAUSE);
  clearInterval(watching);
  clearInterval(taking);
  const after = await readMetrics(other);
  for (const socket of sockets) socket.destroy();
  const what = `${count} drip readers of the fullest bag from ${from(addresses)}`;
  return [
    ...othersFigures(what, others),
    ...closedFigures(what, before, after),
    { what: `${what}, most memory`, value: Math.max(...samples), unit: 'MB more' },
    {
      what: `${what}, memory it settles at`,
      value: median(samples.slice(-Math.ceil(samples.length / 4))),
      unit: 'MB more',
      most: 100,
      ofMachine: true,
    },
  ];
}
