import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, none } from '../campaign.ts';
import { countOrders, runSql } from '../database.ts';
import { singleOf } from '../prepare.ts';
import { beginCheckout, fillCheckout, isOrdered, pay, variantOf } from '../shopping.ts';
import { quantile } from '../statistics.ts';
import { addressOf, createVisitor } from '../visitor.ts';
import { createLedger } from '../writes.ts';
import { startLoad } from './load.ts';
import type { NodesCampaign } from './nodes-campaign.ts';
import type { Node } from './open-nodes.ts';

/** Changes that are looked for: with notifications, without them, and with the connection cut on which they are heard. */
const CHANGES = { full: { told: 200, lost: 20, cut: 20 }, short: { told: 2, lost: 1, cut: 1 } };
const LANES = 3;
/** ms within which another node shows a change: told of it, at the 99th percentile, and not told. */
const MOST = { told: 100, lost: 2000 };
/** ms until a change is missed. */
const PATIENCE = 10_000;
/** ms between two looks. */
const STEP = 2;

let addresses = 800_000;

/** Whether a node's page of a product says that there is one. */
async function isAvailable(node: Node, handle: string, from: string): Promise<boolean> {
  const visitor = createVisitor(node.host.origin, { from });
  const answer = await visitor.get(`/products/${handle}.js`);
  visitor.close();
  const { available }: { available?: boolean } = JSON.parse(answer?.body.toString() || '{}');
  return available === true;
}

/** Buys the only piece at one node; ms from the answer until the other node's page says that it is sold out, NaN where it does not. */
async function visibleAfter(at: Node, other: Node, handle: string): Promise<number> {
  const from = addressOf(addresses++);
  const buyer = createVisitor(at.host.origin, { from });
  const variant = await variantOf(at.host.origin, handle);
  await buyer.json('/cart/add.js', { id: variant, quantity: 1 });
  const checkout = await beginCheckout(buyer);
  if (checkout === null || !(await fillCheckout(buyer, checkout, `${handle}@example.com`)))
    throw new Error(`"${handle}" could not be bought.`);
  if (!(await isAvailable(other, handle, from))) throw new Error(`"${handle}" is sold out before it is bought.`);
  const paid = await pay(buyer, checkout);
  const began = performance.now();
  buyer.close();
  if (!isOrdered(paid)) throw new Error(`"${handle}" was not bought: ${paid?.status}`);
  while (performance.now() - began < PATIENCE) {
    if (!(await isAvailable(other, handle, from))) return performance.now() - began;
    await wait(STEP);
  }
  return Number.NaN;
}

/** A change at one node is shown by the others at once; and within 2 s where the notification of it was lost. */
export const notifications: NodesCampaign = {
  title: 'Nodes, notify: what one node has changed, at another one',
  unit: 'rounds',
  full: 1,
  short: 0,
  minutes: 20,
  async run({ shop, size, seed, signal, progress }): Promise<Figure[]> {
    const { nodes, books, database } = shop;
    const counts = size > 0 ? CHANGES.full : CHANGES.short;
    const variant = await variantOf(books.host.origin, 'campaign-scarf');
    const ledger = createLedger('notify', await countOrders(books));
    const lanes = size > 0 ? LANES : 0;
    const load = startLoad({ shop, ledger, lanes, seed, variant, index: 810_000, signal });
    let single = 0;
    const changes = async (count: number, before: () => Promise<unknown> = async () => {}) => {
      const times: number[] = [];
      for (let index = 0; index < count && !signal.aborted; index++) {
        const [at, other] = [nodes[index % nodes.length], nodes[(index + 1) % nodes.length]];
        if (!at || !other) continue;
        await before();
        times.push(await visibleAfter(at, other, singleOf(single++)));
      }
      return times;
    };
    const lose = (isLosing: boolean) => {
      for (const { notifications } of nodes) notifications.lose(isLosing);
    };
    try {
      const told = await changes(counts.told);
      progress(`told: ${told.length} changes`);
      lose(true);
      const lost = await changes(counts.lost);
      lose(false);
      progress(`lost: ${lost.length} changes`);
      const cut = await changes(counts.cut, () =>
        runSql(
          database,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND application_name LIKE 'vitrine changes%'`,
        ),
      );
      const dropped = nodes.reduce((sum, { notifications }) => sum + notifications.lost(), 0);
      return [
        { what: 'shown by another node, half within', value: quantile(told, 0.5), unit: 'ms' },
        { what: '99 of 100 within', value: quantile(told, 0.99), unit: 'ms', most: MOST.told, ofMachine: true },
        { what: 'notifications that were lost', value: dropped, least: 1 },
        { what: 'shown without a notification, at the latest', value: Math.max(...lost), unit: 'ms', most: MOST.lost },
        {
          what: 'shown by a node that heard nothing, at the latest',
          value: Math.max(...cut),
          unit: 'ms',
          most: MOST.lost,
        },
        none('acknowledged writes that are not there', await load.stop()),
      ];
    } finally {
      lose(false);
      await load.stop();
    }
  },
};
