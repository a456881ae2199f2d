import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { machineClock } from '../store/clock.ts';
import type { Store } from '../store/open.ts';
import { StoreError } from '../store/store-error.ts';
import { openTestStore } from '../store/test-store.ts';
import { MAX_ATTEMPTS, PermanentError } from './backoff.ts';
import { LEASE } from './claim.ts';
import { MACHINE } from './owner.ts';
import { queueJob } from './queue.ts';
import { createJobs, type JobKind, type JobsOptions } from './runner.ts';

const MINUTE = 60_000;
const MONTH = 30 * 24 * 60 * MINUTE;
let dir = '';
let store: Store;
let time = 0;
let reported: string[] = [];
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-jobs-'));
  store = await openTestStore(dir);
  time = Date.parse('2026-03-01T10:00:00Z');
  reported = [];
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true });
});

/** A runner by the test's clock. Its timers never ring by themselves. */
const runner = (options: Partial<JobsOptions>, on = store) =>
  createJobs({
    store: on,
    kinds: {},
    schedules: [],
    report: (line) => reported.push(line),
    clock: machineClock(() => time),
    after: () => () => {},
    ...options,
  });
const queue = (payload: string, runAt?: number) => store.write((tx) => queueJob(tx, 'note', payload, { runAt }));
const jobs = () => store.db.selectFrom('jobs').selectAll().orderBy('id').execute();

/** A kind that notes what it was asked to do, and waits at `gate` where there is one. */
function noting(gate?: Promise<void>): { did: string[]; kind: JobKind } {
  const did: string[] = [];
  return {
    did,
    async kind({ payload }) {
      did.push(payload);
      await gate;
      return undefined;
    },
  };
}

test('a job runs once, when it is due, and is gone', async () => {
  const { did, kind } = noting();
  const runs = runner({ kinds: { note: kind } });
  await queue('now');
  await queue('later', time + MINUTE);
  await runs.runDue();
  expect(did).toEqual(['now']);
  time += MINUTE;
  await runs.runDue();
  await runs.runDue();
  expect(did).toEqual(['now', 'later']);
  expect(await jobs()).toEqual([]);
  await queue('tomorrow', time + 24 * 60 * MINUTE);
  expect(await runs.figures()).toEqual({ queued: 1, failing: 0, dead: 0, running: 0, done: 2, failed: 0 });
});

test('a write that fails has queued nothing', async () => {
  const failed = store.write(async (tx) => {
    await queueJob(tx, 'note', 'lost');
    throw new Error('the change did not happen');
  });
  await expect(failed).rejects.toThrow('the change');
  expect(await jobs()).toEqual([]);
});

test('two processes on one database: each job is run by one of them', async () => {
  const other = await openTestStore(dir);
  const [here, there] = [noting(), noting()];
  for (let number = 0; number < 30; number += 1) await queue(String(number));
  await Promise.all([
    runner({ kinds: { note: here.kind } }).runDue(),
    runner({ kinds: { note: there.kind } }, other).runDue(),
  ]);
  const all = [...here.did, ...there.did].map(Number).sort((a, b) => a - b);
  expect(all).toEqual(Array.from({ length: 30 }, (_, number) => number));
  await other.close();
});

test('what a job writes at its end is written with its end: a job that was taken over writes nothing', async () => {
  const gate = Promise.withResolvers<void>();
  const written = () => store.db.selectFrom('meta').where('key', 'like', 'note%').select('value').execute();
  const kind =
    (value: string, before?: Promise<void>): JobKind =>
    async () => {
      await before;
      return async (tx) => {
        await tx
          .insertInto('meta')
          .values({ key: `note-${value}`, value })
          .execute();
      };
    };
  await queue('x');
  const slow = runner({ kinds: { note: kind('slow', gate.promise) } });
  const running = slow.runDue();
  await expect.poll(async () => (await jobs())[0]?.lease).not.toBeNull();
  // The process hangs for so long that another one takes its job.
  time += LEASE + 1;
  await runner({ kinds: { note: kind('quick') } }).runDue();
  gate.resolve();
  await running;
  expect(await written()).toEqual([{ value: 'quick' }]);
  expect(reported.join()).toContain('taken over by another process');
});

test('a lease is renewed while the job runs, and released when the process ends before it', async () => {
  const gate = Promise.withResolvers<void>();
  const { did, kind } = noting(gate.promise);
  const timers: { ms: number; run(): void }[] = [];
  const after = (ms: number, run: () => void) => {
    timers.push({ ms, run });
    return () => {};
  };
  await queue('long');
  const slow = runner({ kinds: { note: kind }, after });
  const running = slow.runDue();
  await expect.poll(async () => (await jobs())[0]?.lease_until).toBe(time + LEASE);
  time += 20_000;
  timers.find(({ ms }) => ms === LEASE / 3)?.run();
  await expect.poll(async () => (await jobs())[0]?.lease_until).toBe(time + LEASE);
  const stopping = slow.stop(1234);
  await expect.poll(() => timers.find(({ ms }) => ms === 1234)).toBeDefined();
  timers.find(({ ms }) => ms === 1234)?.run();
  await stopping;
  expect(await jobs()).toMatchObject([{ lease: null, attempts: 0 }]);
  const next = noting();
  await runner({ kinds: { note: next.kind } }).runDue();
  expect([did, next.did]).toEqual([['long'], ['long']]);
  gate.resolve();
  await running;
});

test('the job of a process that was killed is run by the next one at once', async () => {
  await queue('orphan');
  // No process has this id: it is above what any system gives.
  await store.write((tx) =>
    tx
      .updateTable('jobs')
      .set({ lease: `${MACHINE}/4194999/abc/1/1/1`, lease_until: time + LEASE })
      .execute(),
  );
  const { did, kind } = noting();
  const runs = runner({ kinds: { note: kind } });
  await runs.runDue();
  expect(did).toEqual([]);
  await runs.start();
  await runs.runDue();
  expect(did).toEqual(['orphan']);
  await runs.stop(0);
});

test('a failing job is retried with growing delays and finally given up, stored with its error', async () => {
  let tries = 0;
  const runs = runner({
    kinds: {
      note: async () => {
        tries += 1;
        throw new Error('no connection');
      },
    },
  });
  await queue('x');
  const waits: number[] = [];
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    await runs.runDue();
    const at = (await jobs())[0]?.run_at ?? 0;
    waits.push(at - time);
    time = at;
  }
  expect(waits.slice(0, 8)).toEqual([5_000, 15_000, 45_000, 135_000, 405_000, 1_215_000, 3_600_000, 3_600_000]);
  await runs.runDue();
  expect(tries).toBe(MAX_ATTEMPTS);
  expect(await jobs()).toMatchObject([
    { is_dead: 1, attempts: MAX_ATTEMPTS, last_error: 'no connection', lease: null },
  ]);
});

test('jobs that failed before leave room for those that were never tried', async () => {
  const gate = Promise.withResolvers<void>();
  let isFirst = true;
  const started: string[] = [];
  const runs = runner({
    kinds: {
      note: async ({ payload }) => {
        if (isFirst) throw new Error('no connection');
        started.push(payload);
        await gate.promise;
        return undefined;
      },
    },
  });
  for (let number = 0; number < 10; number += 1) await queue(`slow ${number}`);
  await runs.runDue();
  isFirst = false;
  time += MINUTE;
  await queue('new');
  const running = runs.runDue();
  // The new one, and two that failed.
  await expect.poll(() => started).toHaveLength(3);
  expect(started).toContain('new');
  gate.resolve();
  await running;
  expect(started).toHaveLength(11);
});

test('what can never succeed is given up at once', async () => {
  const kind: JobKind = async () => {
    throw new PermanentError('no such mailbox');
  };
  await queue('x');
  await runner({ kinds: { note: kind } }).runDue();
  expect(await jobs()).toMatchObject([{ is_dead: 1, last_error: 'no such mailbox' }]);
  // Somebody asks for it again.
  await queue('x');
  expect(await jobs()).toMatchObject([{ is_dead: 0, attempts: 0 }]);
});

test('a job queued again while it runs runs again', async () => {
  const gate = Promise.withResolvers<void>();
  const { did, kind } = noting(gate.promise);
  await queue('x');
  const running = runner({ kinds: { note: kind } }).runDue();
  await expect.poll(() => did).toEqual(['x']);
  await queue('x');
  gate.resolve();
  await running;
  expect(did).toEqual(['x', 'x']);
  expect(await jobs()).toEqual([]);
});

test('a schedule keeps its next run over restarts; one that was missed runs once', async () => {
  const runs: number[] = [];
  const open = async () => {
    const runner_ = runner({ schedules: [{ name: 'sweep', every: 10 * MINUTE, run: async () => runs.push(time) }] });
    await runner_.start();
    return runner_;
  };
  const begun = time;
  const first = await open();
  await first.runDue();
  expect(runs).toEqual([]);
  time += MINUTE;
  await first.runDue();
  await first.stop(0);
  expect(runs).toEqual([begun + MINUTE]);
  for (let restart = 0; restart < 5; restart += 1) {
    const again = await open();
    await again.runDue();
    await again.stop(0);
  }
  expect(runs).toHaveLength(1);
  // Closed for a day: the runs it missed are one.
  time += 24 * 60 * MINUTE;
  const late = await open();
  await late.runDue();
  await late.runDue();
  expect(runs).toHaveLength(2);
  await late.stop(0);
});

test('a clock that was a month ahead stops no schedule, no retry and no lease for a month', async () => {
  const runs: number[] = [];
  const { did, kind } = noting();
  const open = () =>
    runner({ kinds: { note: kind }, schedules: [{ name: 'sweep', every: MINUTE, run: async () => runs.push(time) }] });
  time += MONTH;
  const ahead = open();
  await ahead.start();
  time += MINUTE;
  await ahead.runDue();
  expect(runs).toHaveLength(1);
  await queue('failed');
  await queue('held');
  await store.write(async (tx) => {
    await tx
      .updateTable('jobs')
      .set({ attempts: 1, run_at: time + 5_000 })
      .where('payload', '=', 'failed')
      .execute();
    const lease = { lease: 'elsewhere/1/abc/1/1/1', lease_until: time + LEASE };
    await tx.updateTable('jobs').set(lease).where('payload', '=', 'held').execute();
  });
  await ahead.stop(0);
  time -= MONTH;
  const right = open();
  await right.start();
  time += MINUTE;
  await right.runDue();
  expect(runs).toHaveLength(2);
  expect(did.sort()).toEqual(['failed', 'held']);
  await right.stop(0);
});

test('a schedule that fails is tried again, but not later than its next run, and is never given up', async () => {
  const runs = runner({
    schedules: [
      {
        name: 'sweep',
        every: 10_000,
        run: async () => {
          throw new Error('full disk');
        },
      },
    ],
  });
  await runs.start();
  for (let count = 0; count < MAX_ATTEMPTS + 2; count += 1) {
    time += 10_000;
    await runs.runDue();
  }
  expect(await jobs()).toMatchObject([{ kind: 'sweep', is_dead: 0, last_error: 'full disk', run_at: time + 10_000 }]);
  await runs.stop(0);
});

test('mails do not wait for a sweep', async () => {
  const gate = Promise.withResolvers<void>();
  const { did, kind } = noting();
  const runs = runner({
    kinds: { note: kind },
    schedules: [
      { name: 'long', every: MINUTE, run: () => gate.promise },
      { name: 'longer', every: MINUTE, run: () => gate.promise },
    ],
  });
  await runs.start();
  time += MINUTE;
  const running = runs.runDue();
  await expect.poll(async () => (await runs.figures()).running).toBe(1);
  for (let number = 0; number < 5; number += 1) await queue(String(number));
  void runs.runDue();
  await expect.poll(() => did.length).toBe(5);
  await expect.poll(async () => (await runs.figures()).running).toBe(1);
  gate.resolve();
  await running;
  await runs.stop(0);
});

test('one timer, for what is due next; a write that queues something is looked at soon', async () => {
  const timers: { ms: number; run(): void; isStopped: boolean }[] = [];
  const after = (ms: number, run: () => void) => {
    const timer = { ms, run, isStopped: false };
    timers.push(timer);
    return () => {
      timer.isStopped = true;
    };
  };
  const { did, kind } = noting();
  const runs = runner({ kinds: { note: kind }, after });
  await runs.start();
  await runs.runDue();
  const live = () => timers.filter(({ isStopped }) => !isStopped).map(({ ms }) => ms);
  // Only the look of every minute.
  expect(live()).toEqual([60_000]);
  await queue('soon', time + 30_000);
  for (let count = 0; count < 20; count += 1)
    await store.write((tx) =>
      tx
        .insertInto('meta')
        .values({ key: `write-${count}`, value: '' })
        .execute(),
    );
  expect(live()).toEqual([60_000, 20]);
  timers.find(({ ms }) => ms === 20)?.run();
  await runs.runDue();
  expect(live().filter((ms) => ms !== 20)).toEqual([60_000, 30_000]);
  time += 30_000;
  timers.find(({ ms }) => ms === 30_000)?.run();
  await expect.poll(() => did).toEqual(['soon']);
  await runs.stop(0);
});

test('where the disk takes nothing, the jobs say nothing: the store does', async () => {
  const refused = (error: Error): Store => ({ ...store, write: () => Promise.reject(error) });
  await queue('now');
  for (const error of [new StoreError('full'), new Error('broken')]) {
    const runs = runner({ kinds: { note: noting().kind } }, refused(error));
    await runs.start();
    await runs.stop(0);
  }
  expect(reported.filter((line) => line.startsWith('The jobs'))).toEqual([
    'The jobs could not be read (Error: broken).',
  ]);
});
