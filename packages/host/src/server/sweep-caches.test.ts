import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Nodes, openNodes } from '../store/nodes.fixture.ts';
import { sweepEverywhere, sweepWithOthers } from './sweep-caches.ts';

let nodes: Nodes;
beforeEach(async () => {
  nodes = await openNodes();
});
afterEach(() => nodes.close());

test('the schedule runs on one node, and every node sweeps its own disk', async () => {
  const swept: string[] = [];
  const reported: string[] = [];
  const cache = (name: string) => ({
    async sweep() {
      swept.push(name);
      return 1;
    },
  });
  const [here, there] = nodes.stores;
  const stops = [here, there].map((store, index) =>
    sweepWithOthers(store, [cache(`node ${index}`)], { now: () => 0, report: (line) => reported.push(line) }),
  );
  expect(await sweepEverywhere(here, [cache('job')], new Date(0))).toBe(1);
  // A shop in a file has one disk.
  const others = here.engine === 'postgres' ? ['node 0', 'node 1'] : [];
  await expect.poll(() => swept.toSorted()).toEqual(['job', ...others]);
  expect(reported).toEqual([]);
  for (const stop of stops) stop();
});
