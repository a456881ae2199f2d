import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ObjectStore, startObjectStore } from '../../scripts/object-store/start-object-store.ts';
import { type Campaign, type CampaignOptions, type Figure, none } from '../campaign.ts';
import { runSql } from '../database.ts';
import { prepareShop } from '../prepare.ts';
import { beginCheckout, fillCheckout, isOrdered, pay, variantOf } from '../shopping.ts';
import { addressOf, createVisitor } from '../visitor.ts';
import { startDurableServer } from './durable-server.ts';
import { importInto, type Nodes, openNodes } from './open-nodes.ts';

/** ms that the store is away. */
const AWAY = 15_000;
/** ms within which a page, and a picture, must be answered meanwhile, and within which everything is well again afterwards. */
const MOST = { page: 5000, picture: 10_000, healing: 60_000 };
/** Files of the demo shop, each with renditions of its own. */
const PICTURES = readdirSync(path.join(import.meta.dirname, '../../shop/files')).filter((name) =>
  /^ankle-boot-\w+-(?:front|back)\./.test(name),
);

let addresses = 950_000;
let asked = 0;

/** A rendition that nobody has asked for, as long as there are steps on the ladder of widths and qualities. */
function newPicture(): string {
  const number = asked++;
  const width = 100 + 100 * (Math.floor(number / PICTURES.length) % 10);
  const quality = 40 + 10 * (Math.floor(number / PICTURES.length / 10) % 6);
  return `/cdn/shop/files/${PICTURES[number % PICTURES.length]}?width=${width}&quality=${quality}`;
}

async function order(origin: () => string, variant: number): Promise<boolean> {
  const buyer = createVisitor(origin, { from: addressOf(addresses++) });
  await buyer.json('/cart/add.js', { id: variant, quantity: 1 });
  const checkout = await beginCheckout(buyer);
  const isFilled = checkout !== null && (await fillCheckout(buyer, checkout, `files${addresses}@example.com`));
  const isMade = isFilled && isOrdered(await pay(buyer, checkout));
  buyer.close();
  return isMade;
}

async function without(
  what: string,
  shop: Nodes,
  variant: number,
  away: () => Promise<void> | void,
  back: () => Promise<void> | void,
) {
  const known = newPicture();
  const visitors = shop.nodes.map(({ host }) =>
    createVisitor(host.origin, { from: addressOf(addresses++), patience: 60_000 }),
  );
  for (const visitor of visitors) await visitor.get(known);
  const wrong: string[] = [];
  const times = { page: [] as number[], picture: [] as number[] };
  let pictures = 0;
  let orders = 0;
  await away();
  const until = performance.now() + AWAY;
  do {
    for (const [index, visitor] of visitors.entries()) {
      for (const url of ['/', '/collections/all', `/search?q=files${asked}`]) {
        const page = await visitor.get(url);
        times.page.push(page?.ms ?? Number.POSITIVE_INFINITY);
        if (page?.status !== 200) wrong.push(`node ${index}, ${url}: ${page?.status ?? 'no answer'}`);
      }
      const old = await visitor.get(known);
      if (old?.status !== 200) wrong.push(`node ${index}, a picture from before: ${old?.status ?? 'no answer'}`);
      const picture = await visitor.get(newPicture());
      times.picture.push(picture?.ms ?? Number.POSITIVE_INFINITY);
      pictures += Number(picture?.status === 200);
      if (picture?.status !== 200 && !(picture?.status === 503 && picture.headers['retry-after']))
        wrong.push(`node ${index}, a new picture: ${picture?.status ?? 'no answer'}`);
    }
    if (await order(shop.anyOrigin, variant)) orders += 1;
    else wrong.push('an order was not made');
  } while (performance.now() < until);
  await back();
  const began = performance.now();
  const isWell = async () => {
    const [row] = await runSql<{ count: string }>(shop.database, 'SELECT count(*) FROM mails WHERE sent_at IS NULL');
    const shown = await Promise.all(visitors.map((visitor) => visitor.get(known)));
    return Number(row?.count) === 0 && shown.every((answer) => answer?.status === 200);
  };
  let healed = Number.NaN;
  while (Number.isNaN(healed) && performance.now() - began < 2 * MOST.healing) {
    if (await isWell()) healed = performance.now() - began;
    else await wait(200);
  }
  for (const visitor of visitors) visitor.close();
  const figures: Figure[] = [
    none('answers that were neither right nor 503 with Retry-After', wrong),
    { what: 'new pictures that were shown all the same', value: pictures },
    { what: 'orders made', value: orders, least: 1 },
    { what: 'slowest page', value: Math.max(...times.page), unit: 'ms', most: MOST.page, ofMachine: true },
    { what: 'slowest picture', value: Math.max(...times.picture), unit: 'ms', most: MOST.picture, ofMachine: true },
    { what: 'all mails sent after', value: healed, unit: 'ms', most: MOST.healing },
  ];
  return figures.map((figure) => ({ ...figure, what: `${what}: ${figure.what}` }));
}

async function onStore(store: ObjectStore, { prepared }: CampaignOptions): Promise<Figure[]> {
  const dir = await mkdtemp(path.join(prepared, 'nodes-'));
  const shop = await prepareShop(dir);
  const server = await startDurableServer();
  try {
    const database = await importInto(server.url, 'shop', shop, path.join(dir, 'import'));
    const needs = { args: ['--files', `s3://${store.bucket}`], env: store.env };
    await using nodes = await openNodes({ count: 2, shop, dir, database, needs });
    const variant = await variantOf(nodes.books.host.origin, 'campaign-scarf');
    return [
      ...(await without('stopped', nodes, variant, store.stop, store.start)),
      ...(await without(
        'silent',
        nodes,
        variant,
        () => store.freeze(true),
        () => store.freeze(false),
      )),
    ];
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** The object store is stopped, and then silent: pages, pictures from before and orders go on, and mails are sent afterwards. */
export const filesAway: Campaign = {
  title: 'Nodes, files: the object store is away, and back',
  unit: 'rounds',
  full: 1,
  short: 0,
  minutes: 15,
  async run(options): Promise<Figure[]> {
    const store = await startObjectStore();
    try {
      return await onStore(store, options);
    } finally {
      await store.close();
    }
  },
};
