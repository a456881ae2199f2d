import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Nodes, openNodes } from '../store/nodes.fixture.ts';
import { StoreError } from '../store/store-error.ts';
import type { Budget } from './budget.ts';
import { createSharedBudgets, type SharedBudgets } from './shared-budgets.ts';

const MINUTE = 60_000;
const RULES = { perMinute: 16, perDay: 40 };

let nodes: Nodes;
let time = 0;
let all: SharedBudgets[] = [];
let bags: Budget[] = [];
beforeEach(async () => {
  nodes = await openNodes(3);
  time = Date.parse('2026-03-01T10:00:00Z');
  all = nodes.stores.map((store) => createSharedBudgets({ store, now: () => time, after: () => {} }));
  bags = all.map((each) => each.of('bags', RULES));
});
afterEach(() => nodes.close());

/** Takes from each node in turn, `atOnce` before it tells the others, until all refuse. Returns how many were given. */
async function takeAll(key: string, atOnce: number): Promise<number> {
  let given = 0;
  for (;;) {
    let round = 0;
    for (const budget of bags) for (let count = 0; count < atOnce; count += 1) round += Number(budget.take(key));
    for (const each of all) await each.ask();
    if (round === 0) return given;
    given += round;
  }
}

test('what three nodes give together is a budget, but for what they give in the same moment', async () => {
  expect(await takeAll('a', 1)).toBeLessThanOrEqual(16 + 2);
  expect(await takeAll('b', 100)).toBe(3 * 16);
  const [budget] = bags;
  expect(budget?.isSpent('a')).toBe(true);
  expect(Array.from({ length: 20 }, () => budget?.take('c')).filter(Boolean)).toHaveLength(16);
});

test('a minute ends for all nodes at the same time, and the day counts on', async () => {
  const first = await takeAll('a', 1);
  time += MINUTE;
  const second = await takeAll('a', 1);
  time += MINUTE;
  const third = await takeAll('a', 1);
  expect(Math.max(first, second)).toBeLessThanOrEqual(18);
  expect(first + second + third).toBeLessThanOrEqual(40 + 2);
  time += MINUTE;
  expect(await takeAll('a', 1)).toBe(0);
  time += 24 * 60 * MINUTE;
  expect(await takeAll('a', 1)).toBeGreaterThanOrEqual(16);
});

test('budgets of other names are apart', async () => {
  await takeAll('a', 1);
  const [budget] = all.map((each) => each.of('others', RULES));
  expect(budget?.take('a')).toBe(true);
});

test('while the database is away a node gives what it knows to be left, and tells it afterwards', async () => {
  const [store] = nodes.stores;
  let isAway = true;
  const lost = {
    ...store,
    write: (...given: Parameters<typeof store.write>) =>
      isAway ? Promise.reject(new StoreError('away')) : store.write(...given),
  } as typeof store;
  const budgets = createSharedBudgets({ store: lost, now: () => time, after: () => {} });
  const budget = budgets.of('bags', RULES);
  const take = () => Array.from({ length: 10 }, () => budget.take('a')).filter(Boolean).length;
  expect(take()).toBe(10);
  await budgets.ask();
  expect(take()).toBe(6);
  isAway = false;
  await budgets.ask();
  expect(take()).toBe(0);
  const rows = await store.db.selectFrom('rate_limits').select('tries').execute();
  expect(rows).toEqual([{ tries: 16 }, { tries: 16 }]);
});
