import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedClock } from '../store/clock.ts';
import { type Nodes, openNodes } from '../store/nodes.fixture.ts';
import type { Store } from '../store/open.ts';
import { isOnPostgres } from '../store/test-store.ts';
import { retryJob } from './list.ts';
import { queueJob } from './queue.ts';
import { createJobs, type JobKind, type JobsOptions } from './runner.ts';
import { storeSchedules } from './schedule.ts';

let nodes: Nodes;
let reported: string[] = [];
beforeEach(async () => {
  nodes = await openNodes(3);
  reported = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  await nodes.close();
});

async function runner(store: Store, kind: JobKind, options: Partial<JobsOptions> = {}) {
  const clock = await sharedClock(store);
  const report = (line: string) => void reported.push(line);
  return createJobs({ store, clock, kinds: { note: kind }, schedules: [], report, after: () => () => {}, ...options });
}

const queue = (payload: string) => nodes.stores[0].write((tx) => queueJob(tx, 'note', payload));

test('three nodes: each job is done once, in the transaction that ends it', { tags: ['scale-5'] }, async () => {
  const did: string[] = [];
  const count: JobKind = async ({ payload }) => {
    did.push(payload);
    return async (tx) => {
      await tx
        .insertInto('meta')
        .values({ key: `done-${payload}`, value: '' })
        .execute();
    };
  };
  for (let number = 0; number < 60; number += 1) await queue(String(number));
  const runners = await Promise.all(nodes.stores.map((store) => runner(store, count)));
  await Promise.all(runners.map((each) => each.runDue()));
  expect(did.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, number) => number));
  const { db } = nodes.stores[0];
  expect(await db.selectFrom('meta').where('key', 'like', 'done-%').select('key').execute()).toHaveLength(60);
  expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  expect(reported).toEqual([]);
});

test.runIf(isOnPostgres)(
  'a machine whose clock is ten minutes ahead takes no job of another, and one that is behind waits for none',
  async () => {
    const gate = Promise.withResolvers<void>();
    const did: string[] = [];
    const holding: JobKind = async ({ payload }) => {
      did.push(`held ${payload}`);
      await gate.promise;
      return undefined;
    };
    await queue('one');
    const [here, ahead, behind] = nodes.stores;
    const running = (await runner(here, holding)).runDue();
    await expect.poll(() => did).toEqual(['held one']);
    const note: JobKind = async ({ payload }) => {
      did.push(payload);
      return undefined;
    };
    const real = Date.now.bind(Date);
    const machine = vi.spyOn(Date, 'now').mockImplementation(() => real() + 600_000);
    await (await runner(ahead, note)).runDue();
    expect(did).toEqual(['held one']);
    machine.mockImplementation(() => real() - 600_000);
    await queue('two');
    await (await runner(behind ?? here, note)).runDue();
    expect(did).toEqual(['held one', 'two']);
    gate.resolve();
    await running;
    expect(reported).toEqual([]);
  },
);

test.runIf(isOnPostgres)('somebody who asks for a job again is heard by every node', async () => {
  const [here, there] = nodes.stores;
  await queue('one');
  const { id } = await here.db.selectFrom('jobs').select('id').executeTakeFirstOrThrow();
  let committed = 0;
  there.changes.onCommit(() => {
    committed += 1;
  });
  await retryJob(here, id);
  await expect.poll(() => committed).toBeGreaterThan(0);
});

test('a program that runs beside a newer one leaves its schedules alone', async () => {
  const [{ db }, store] = nodes.stores;
  const named = (...names: string[]) => names.map((name) => ({ name, every: 60_000, run: async () => {} }));
  const stored = async () => {
    const rows = await db.selectFrom('jobs').where('every', 'is not', null).select('kind').orderBy('kind').execute();
    return rows.map(({ kind }) => kind);
  };
  const now = Date.now();
  await storeSchedules(store, named('old', 'sweep'), { now, isStart: true });
  await storeSchedules(store, named('sweep', 'new'), { now, isStart: true });
  expect(await stored()).toEqual(['new', 'sweep']);
  await storeSchedules(store, named('old', 'sweep'), { now, isStart: false });
  expect(await stored()).toEqual(['new', 'old', 'sweep']);
  // Nobody has run the old one for more than an hour.
  await storeSchedules(store, named('sweep', 'new'), { now: now + 2 * 3_600_000, isStart: false });
  expect(await stored()).toEqual(['new', 'sweep']);
});
