import { type Clock, machineClock } from '../store/clock.ts';
import type { Store } from '../store/open.ts';
import { faultOf } from '../store/store-error.ts';
import type { Tx } from '../store/writer.ts';
import {
  type Claimed,
  claimJobs,
  failJob,
  LEASE,
  mendJobs,
  nextDue,
  releaseJobs,
  renewLease,
  type Sort,
  settleJob,
} from './claim.ts';
import { countJobs } from './list.ts';
import { newOwner } from './owner.ts';
import { type Schedule, storeSchedules } from './schedule.ts';

/**
 * Jobs at once in this process: as many as it has room for, so that each further process adds its own. Sweeps must not delay mails, and
 * retries must not delay first attempts.
 */
const AT_ONCE = { kinds: 6, retries: 2, schedules: 1 };
/** ms. The database is looked at this often in any case: clocks jump, and other processes die. */
const LOOK_EVERY = 60_000;
/** ms after a write until new jobs are looked for: many writes cost one look. */
const LOOK_AFTER_WRITE = 20;

export interface JobContext {
  payload: string;
  now: Date;
  /** Aborted when the process ends: stop where the work can be taken up again. */
  signal: AbortSignal;
}

/** What is to be written when it went well: in the same write in which the job ends, so that both happen once. */
export type Finish = (tx: Tx) => Promise<void>;

/** Runs a job. It runs again when it throws or the process dies, so its effects must be repeatable. */
export type JobKind = (job: JobContext) => Promise<Finish | undefined>;

export interface JobsOptions {
  store: Store;
  kinds: Readonly<Record<string, JobKind>>;
  schedules: readonly Schedule[];
  report(line: string): void;
  /** The shop's clock (`sharedClock`); this machine's where absent. */
  clock?: Clock;
  /** A timer: calls back after `ms`; returns how to stop it. */
  after?: (ms: number, run: () => void) => () => void;
}

export interface Jobs {
  /** Runs due jobs from now on, as they become due. */
  start(): Promise<void>;
  /** Runs due jobs and the jobs they queue; resolves when none is due. */
  runDue(): Promise<void>;
  /** Takes no more jobs; those in flight have `ms` to end, and are then left to the next process. */
  stop(ms: number): Promise<void>;
  /**
   * `running`, and since the start `done` and `failed` attempts, in this process; `queued`, `failing` (tried again) and `dead` (given up)
   * in the database.
   */
  figures(): Promise<Record<string, number>>;
}

function timer(ms: number, run: () => void): () => void {
  const timeout = setTimeout(run, ms);
  timeout.unref();
  return () => clearTimeout(timeout);
}

/** Runs the jobs of a database. Several processes may, on several machines: each job is run by one at a time. */
export function createJobs(options: JobsOptions): Jobs {
  const { store, kinds, schedules, report, clock = machineClock(), after = timer } = options;
  const { now } = clock;
  const owner = newOwner();
  const scheduled = new Map(schedules.map((schedule) => [schedule.name, schedule]));
  const running = new Map<number, { job: Claimed; ended: Promise<void> }>();
  const ending = new AbortController();
  const attempts = { done: 0, failed: 0 };
  let isStarted = false;
  let isAsked = false;
  let looking: Promise<void> | null = null;
  let stopTimer = () => {};
  let stopSoon: (() => void) | null = null;
  let stopMending = () => {};
  let stopListening = () => {};

  async function work(job: Claimed): Promise<Finish | undefined> {
    const schedule = scheduled.get(job.kind);
    if (job.every !== null && schedule) {
      await schedule.run(new Date(now()), ending.signal);
      return undefined;
    }
    const kind = kinds[job.kind];
    if (!kind) throw new Error(`Nothing here does jobs of the kind "${job.kind}".`);
    return kind({ payload: job.payload, now: new Date(now()), signal: ending.signal });
  }

  async function run(job: Claimed): Promise<void> {
    let stopRenewing = () => {};
    const renewLater = (): void => {
      stopRenewing = after(LEASE / 3, () => {
        renewLease(store, job, clock).catch(() => {});
        renewLater();
      });
    };
    renewLater();
    try {
      const finish = await work(job);
      await store.write(async (tx) => {
        await finish?.(tx);
        await settleJob(tx, job, now());
      });
      attempts.done += 1;
    } catch (error) {
      attempts.failed += 1;
      const reason = error instanceof Error ? error.message : String(error);
      // Where even that cannot be written, the lease ends by itself and the job is due again.
      const { isDead } = await failJob(store, job, error, now()).catch(() => ({ isDead: false }));
      report(
        `The job ${job.kind}${job.every === null ? ` ${job.id}` : ''} failed (${reason}).${isDead ? ' It is given up: see "vitrine jobs".' : ' It is tried again.'}`,
      );
    } finally {
      stopRenewing();
      running.delete(job.id);
      look();
    }
  }

  const own = () => [...running.values()].map(({ job }) => job).filter(({ every }) => every === null);
  const free = () => AT_ONCE.kinds - own().length;
  /** What is run, and how many more of it may run now. */
  const sorts: readonly (Sort & { capacity(): number })[] = [
    { kinds: Object.keys(kinds), isRetry: false, capacity: free },
    {
      kinds: Object.keys(kinds),
      isRetry: true,
      capacity: () => Math.min(free(), AT_ONCE.retries - own().filter(({ attempts }) => attempts > 0).length),
    },
    { kinds: [...scheduled.keys()], capacity: () => AT_ONCE.schedules - (running.size - own().length) },
  ].filter(({ kinds }) => kinds.length > 0);

  async function fill(): Promise<void> {
    for (const { capacity, ...sort } of sorts) {
      for (const job of await claimJobs(store, { ...sort, limit: capacity(), owner, clock }))
        running.set(job.id, { job, ended: run(job) });
    }
  }

  /** Claims due jobs and sets the timer for the next one. One look at a time; a request in the meantime causes another one. */
  function look(): void {
    isAsked = true;
    looking ??= (async () => {
      while (isAsked && !ending.signal.aborted) {
        isAsked = false;
        await fill();
      }
      if (isStarted && !ending.signal.aborted) {
        const due = await nextDue(
          store,
          sorts.filter(({ capacity }) => capacity() > 0),
        );
        stopTimer();
        const ms = due === null ? LOOK_EVERY : Math.max(0, due - now());
        // What is further away is seen by the next look in any case.
        if (ms < LOOK_EVERY) stopTimer = after(ms, look);
      }
    })()
      .catch((error: unknown) => failed('read', error))
      .finally(() => {
        looking = null;
        if (isAsked && !ending.signal.aborted) look();
      });
  }

  /** The store reports by itself that it refuses, once. */
  function failed(what: string, error: unknown): void {
    if (faultOf(error) === null) report(`The jobs could not be ${what} (${String(error)}).`);
  }

  async function mend(isStart: boolean): Promise<void> {
    await clock.sync();
    await storeSchedules(store, schedules, { now: now(), isStart });
    await mendJobs(store, now());
  }

  /** Every minute, for what no write of this process announces. What fails here is tried a minute later. */
  function mendLater(): void {
    stopMending = after(LOOK_EVERY, () => {
      mend(false).then(look, () => {});
      mendLater();
    });
  }

  function lookSoon(): void {
    stopSoon ??= after(LOOK_AFTER_WRITE, () => {
      stopSoon = null;
      look();
    });
  }

  return {
    async start() {
      // A disk that takes nothing must not keep the shop closed: it is tried again in a minute.
      await mend(true).catch((error: unknown) => failed('prepared', error));
      isStarted = true;
      stopListening = store.changes.onCommit(lookSoon);
      mendLater();
      look();
    },
    async runDue() {
      look();
      while (looking !== null || running.size > 0) {
        await (looking ?? Promise.all([...running.values()].map(({ ended }) => ended)));
      }
    },
    async stop(ms) {
      ending.abort();
      stopListening();
      stopTimer();
      stopMending();
      stopSoon?.();
      await looking;
      const { promise: isLate, resolve } = Promise.withResolvers<void>();
      const stopWaiting = after(ms, resolve);
      await Promise.race([isLate, Promise.all([...running.values()].map(({ ended }) => ended))]);
      stopWaiting();
      // Where nothing can be written, the leases run out.
      await releaseJobs(
        store,
        [...running.values()].map(({ job }) => job),
      ).catch(() => undefined);
    },
    figures: async () => ({ ...(await countJobs(store)), running: running.size, ...attempts }),
  };
}
