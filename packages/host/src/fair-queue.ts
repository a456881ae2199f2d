export interface FairQueueOptions {
  /** Pieces of work that run at the same time. */
  concurrency: number;
  /** Cost from which work is heavy; one place less is open to it, so that light work never waits for a heavy one's end. */
  heavyFrom: number;
  /** Pieces of work one client may have waiting. */
  perClient: number;
  /** Pieces of work that may wait for all clients together. */
  total: number;
}

/** The requester of a work item. */
export interface Asker {
  /** Whose turn it counts as: an address. */
  client: string;
  /** What the work takes, in any unit: a client's cheapest comes first, but see `PATIENCE`; its dearest is dropped first. */
  cost: number;
  /** Aborted when the client has left. */
  signal?: AbortSignal;
}

export type DropReason = 'left' | 'client' | 'total';

/** Work that was not started: the client disconnected, has too much queued, or the whole queue is full. */
export class Dropped extends Error {
  readonly reason: DropReason;

  constructor(reason: DropReason) {
    super(`dropped: ${reason}`);
    this.reason = reason;
  }
}

export interface FairQueue<T> {
  /**
   * The result of `make`, run in turn. Requests for one key share one run, which is queued for each of them and starts at the first turn.
   * Rejects with `Dropped`, or with the error of `make`.
   */
  ask(key: string, asker: Asker, make: () => Promise<T>): Promise<T>;
  /** Whether work of this key waits or runs. */
  has(key: string): boolean;
  figures(): Record<
    'waiting' | 'running' | 'clients' | 'done' | 'failed' | 'dropped.left' | 'dropped.client' | 'dropped.total',
    number
  >;
}

interface Waiter<T> {
  client: string;
  resolve(value: T): void;
  reject(error: unknown): void;
}

/** Turns in which work lets cheaper work of its client go first; then it comes before all that was asked for later. */
const PATIENCE = 16;

interface Job<T> {
  key: string;
  cost: number;
  /** Turns of its clients in which other work was chosen. */
  passedOver: number;
  make: () => Promise<T>;
  waiters: Set<Waiter<T>>;
  isRunning: boolean;
}

/** A queue for work with limited concurrency: clients take turns, however much one of them requests. */
export function createFairQueue<T>(options: FairQueueOptions): FairQueue<T> {
  const jobs = new Map<string, Job<T>>();
  /** Queued work by client; the next client comes first. */
  const turns = new Map<string, Set<Job<T>>>();
  const dropped: Record<DropReason, number> = { left: 0, client: 0, total: 0 };
  const isHeavy = (job: Job<T>) => job.cost >= options.heavyFrom;
  let waiting = 0;
  let running = 0;
  let heavy = 0;
  let done = 0;
  let failed = 0;

  function line(job: Job<T>, client: string): void {
    const own = turns.get(client) ?? new Set();
    if (own.has(job)) return;
    own.add(job);
    waiting += 1;
    turns.set(client, own);
  }

  function unline(job: Job<T>, client: string): void {
    const own = turns.get(client);
    if (!own?.delete(job)) return;
    waiting -= 1;
    if (own.size === 0) turns.delete(client);
  }

  /** Removes requests from work that has not started; work without requests is dropped. */
  function drop(job: Job<T>, gone: readonly Waiter<T>[], reason: DropReason): void {
    for (const waiter of gone) {
      if (!job.waiters.delete(waiter)) continue;
      dropped[reason] += 1;
      waiter.reject(new Dropped(reason));
    }
    if (job.isRunning) return;
    for (const client of new Set(gone.map((waiter) => waiter.client))) {
      if (![...job.waiters].some((waiter) => waiter.client === client)) unline(job, client);
    }
    if (job.waiters.size === 0) jobs.delete(job.key);
  }

  function dropDearest(client: string, reason: DropReason): void {
    // The newest among equals: those before it have waited longer.
    const dearest = [...(turns.get(client) ?? [])].reduceRight((most, job) => (job.cost > most.cost ? job : most));
    drop(
      dearest,
      [...dearest.waiters].filter((waiter) => waiter.client === client),
      reason,
    );
  }

  function keepBounds(client: string): void {
    if ((turns.get(client)?.size ?? 0) > options.perClient) dropDearest(client, 'client');
    if (waiting <= options.total) return;
    const [longest] = [...turns].reduce((most, turn) => (turn[1].size > most[1].size ? turn : most));
    dropDearest(longest, 'total');
  }

  function next(): Job<T> | null {
    const mayBeHeavy = heavy < Math.max(1, options.concurrency - 1);
    for (const [client, own] of turns) {
      let chosen: Job<T> | null = null;
      // In the order of asking.
      for (const job of own) {
        if (!mayBeHeavy && isHeavy(job)) continue;
        if (job.passedOver >= PATIENCE) {
          chosen = job;
          break;
        }
        if (chosen === null || job.cost < chosen.cost) chosen = job;
      }
      if (!chosen) continue;
      for (const job of own) if (job !== chosen) job.passedOver += 1;
      // The client goes behind all others.
      turns.delete(client);
      turns.set(client, own);
      return chosen;
    }
    return null;
  }

  function begin(): void {
    while (running < options.concurrency) {
      const job = next();
      if (!job) return;
      job.isRunning = true;
      for (const { client } of job.waiters) unline(job, client);
      running += 1;
      if (isHeavy(job)) heavy += 1;
      void run(job);
    }
  }

  async function run(job: Job<T>): Promise<void> {
    try {
      const value = await job.make();
      done += 1;
      for (const waiter of job.waiters) waiter.resolve(value);
    } catch (error) {
      failed += 1;
      for (const waiter of job.waiters) waiter.reject(error);
    }
    job.waiters.clear();
    jobs.delete(job.key);
    running -= 1;
    if (isHeavy(job)) heavy -= 1;
    begin();
  }

  return {
    has: (key) => jobs.has(key),
    ask(key, { client, cost, signal }, make) {
      if (signal?.aborted) {
        dropped.left += 1;
        return Promise.reject(new Dropped('left'));
      }
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const job = jobs.get(key) ?? { key, cost, passedOver: 0, make, waiters: new Set<Waiter<T>>(), isRunning: false };
      const waiter: Waiter<T> = { client, resolve, reject };
      jobs.set(key, job);
      job.waiters.add(waiter);
      signal?.addEventListener('abort', () => drop(job, [waiter], 'left'), { once: true });
      if (job.isRunning) return promise;
      line(job, client);
      begin();
      keepBounds(client);
      return promise;
    },
    figures: () => ({
      waiting,
      running,
      clients: turns.size,
      done,
      failed,
      'dropped.left': dropped.left,
      'dropped.client': dropped.client,
      'dropped.total': dropped.total,
    }),
  };
}
