import type { Figure } from '../campaign.ts';
import { readMetrics } from '../metrics.ts';
import { sellOut } from '../sell-out.ts';
import { createVisitor } from '../visitor.ts';
import type { NodesCampaign } from './nodes-campaign.ts';
import type { Node } from './open-nodes.ts';

/** Writes of these nodes that ran again because of another's. */
async function conflictsOf(nodes: readonly Node[]): Promise<number> {
  let sum = 0;
  for (const { host } of nodes) {
    const visitor = createVisitor(host.origin);
    sum += (await readMetrics(visitor)).get('vitrine_store_lock_waits_total') ?? 0;
    visitor.close();
  }
  return sum;
}

/** Simultaneous buyers of a small stock, each request of theirs at any of the nodes: exactly the stock is sold. */
export const buyersAtNodes: NodesCampaign = {
  title: 'Nodes, buyers: more than there are pieces, at three nodes',
  unit: 'buyers',
  full: 10_000,
  short: 8,
  minutes: 60,
  // With apps the nodes publish their stock.
  needs: { args: ['--apps', 'http://127.0.0.1:9'] },
  async run({ shop, ...options }): Promise<Figure[]> {
    const { nodes, books, anyOrigin } = shop;
    const before = await conflictsOf(nodes);
    const figures = await sellOut({ ...options, books, origin: anyOrigin });
    const conflicts = (await conflictsOf(nodes)) - before;
    return [...figures, { what: 'writes that ran again because of another', value: conflicts }];
  },
};
