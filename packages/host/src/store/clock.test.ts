import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sharedClock } from './clock.ts';
import { type Nodes, openNodes } from './nodes.fixture.ts';
import { databaseNow } from './sql/database-now.ts';
import { isOnPostgres } from './test-store.ts';

let nodes: Nodes;
beforeAll(async () => {
  nodes = await openNodes();
});
afterAll(() => nodes.close());

const inDatabase = async () => {
  const [{ db }] = nodes.stores;
  const row = await db.selectNoFrom(databaseNow().as('now')).executeTakeFirstOrThrow();
  return row.now;
};

test('the database tells the time in whole ms', async () => {
  const now = await inDatabase();
  expect(Number.isInteger(now)).toBe(true);
  expect(Math.abs(now - Date.now())).toBeLessThan(10_000);
});

test('two nodes agree although the clock of one machine is ten minutes ahead', { tags: ['scale-5'] }, async () => {
  const [one, other] = nodes.stores;
  const right = await sharedClock(one);
  const machine = vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + 600_000);
  try {
    const wrong = await sharedClock(other);
    // A shop in a file has one machine, and so one clock: whatever it says is the time.
    const difference = one.engine === 'sqlite' ? 0 : Math.abs(wrong.now() - right.now());
    expect(difference).toBeLessThan(1000);
  } finally {
    machine.mockRestore();
  }
});

test.runIf(isOnPostgres)('time goes on by what has elapsed, and by the database after a sync', async () => {
  let elapsed = 0;
  const clock = await sharedClock(nodes.stores[0], () => elapsed);
  const before = clock.now();
  elapsed += 5000;
  expect(clock.now() - before).toBe(5000);
  await clock.sync();
  expect(clock.now() - before).toBeLessThan(4000);
});
