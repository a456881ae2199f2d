import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Changes } from '../changes.ts';
import type { Database } from '../schema.ts';
import { StoreError, type StoreFault } from '../store-error.ts';
import {
  type Isolation,
  LONGEST_WAIT,
  MOST_WAITING,
  type WriteJob,
  type WriteOptions,
  type Writer,
} from '../writer.ts';
import type { ChangeFeed } from './change-feed.ts';
import { type Connections, type Lent, runOn } from './connections.ts';
import { kyselyOver } from './dialect.ts';
import { isBrokenKey, isConflict, isOldPlan, postgresError, postgresFault } from './faults.ts';
import { createTurns } from './locks.ts';
import type { Run } from './run.ts';

export interface PostgresWriterOptions {
  connections: Connections;
  feed: Pick<ChangeFeed, 'record' | 'announce'>;
  changes: Changes;
  /** Called after each write: null where it is on disk. */
  onOutcome(fault: StoreFault | null): void;
  /** Resolves after `ms`. */
  wait?: (ms: number) => Promise<void>;
  /** ms */
  now?: () => number;
}

/** ms of the first pause before a write runs again; it doubles up to the second. */
const FIRST_PAUSE = 2;
const LONGEST_PAUSE = 250;

/** ms after which a server that could not be reached is tried once for each write, no more. */
const PATIENCE = 5000;

const databases = new WeakMap<pg.ClientBase, Kysely<Database>>();

/** Kysely over one connection, made once for it. */
function databaseOf(client: pg.ClientBase): Kysely<Database> {
  const known = databases.get(client);
  if (known) return known;
  const db = kyselyOver(runOn(client));
  databases.set(client, db);
  return db;
}

interface Task<T> {
  job: WriteJob<T>;
  locks: readonly string[];
  isolation: Isolation;
  /** Whether no serializable write runs at the same time. */
  isAlone: boolean;
}

const lockText = (isAlone: boolean): string =>
  `SELECT pg_advisory_lock${isAlone ? '' : '_shared'}(hashtextextended($1, 0))`;

/**
 * Of a lock that every serializable write shares. A write that has met another has it alone when it runs again, so that it meets nobody: others that run
 * beside it change no row of its, or wait for a name that both have. It is the last lock that anybody takes, and nobody waits for another one with it.
 */
const SHARED = 'serializable writes';

/** How a write takes the lock that serializable ones share; null where it runs beside them without it. */
function sharedLock({ isolation, isAlone }: Pick<Task<unknown>, 'isolation' | 'isAlone'>): string | null {
  return isAlone || isolation === 'serializable' ? lockText(isAlone) : null;
}

/** Runs after a key that another write took, or a row that it took away: the job then finds them. More often it is the job's own fault. */
const MOST_BROKEN_KEYS = 3;

/** The outcome of a COMMIT whose answer did not come is not known: it may not run again. */
class CommitLost extends StoreError {}

/**
 * Runs writes beside each other, each in a transaction of its isolation: as if they had run one after the other, in any order. One that the
 * database cannot place in such an order runs again, so that a job must do nothing outside its transaction that may not be done twice.
 * `locks` are taken before the transaction begins: what it sees is then no older than they are.
 */
export function createPostgresWriter(options: PostgresWriterOptions): Writer {
  const { connections, feed, changes, onOutcome, now = () => performance.now() } = options;
  const { wait = (ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)) } = options;
  const turns = createTurns();
  const running = new Set<Promise<unknown>>();
  let stopped = false;
  let conflicts = 0;
  let refused = 0;
  let awaySince: number | null = null;

  /** Stores the facts and commits, in one trip to the server. Returns how to publish them. */
  async function commit(run: Run, facts: ReadonlySet<string>): Promise<() => void> {
    const recorded = facts.size > 0 ? feed.record(run, facts) : null;
    const [record, end] = await Promise.allSettled([recorded, run('COMMIT', [])]);
    for (const outcome of [record, end]) {
      if (outcome.status === 'fulfilled') continue;
      if (postgresFault(outcome.reason) === 'away') throw new CommitLost('away', undefined, outcome.reason);
      throw outcome.reason;
    }
    // What a job has caught does not undo that its transaction had failed.
    if (end.status === 'fulfilled' && end.value.command === 'ROLLBACK')
      throw new Error('The job went on after one of its queries had failed.');
    const id = record.status === 'fulfilled' ? record.value : null;
    return () => {
      if (id !== null) feed.announce(id, facts);
    };
  }

  async function transaction<T>({ client }: Lent, task: Task<T>): Promise<T> {
    const { job, locks, isolation } = task;
    const run = runOn(client);
    const shared = sharedLock(task);
    const facts = new Set<string>();
    // Not awaited: they go to the server together with the job's first query, which waits there for the locks.
    const before = Promise.all([
      ...locks.map((name) => run(lockText(true), [name])),
      ...(shared === null ? [] : [run(shared, [SHARED])]),
      run(`BEGIN ISOLATION LEVEL ${isolation.toUpperCase()}`, []),
    ]);
    before.catch(() => {});
    let value: T;
    try {
      value = await job(databaseOf(client), (...changed) => {
        for (const fact of changed) facts.add(fact);
      });
      await before;
    } catch (error) {
      if (postgresFault(error) !== 'away') await run('ROLLBACK', []);
      throw error;
    }
    (await commit(run, facts))();
    return value;
  }

  async function attempt<T>(task: Task<T>): Promise<T> {
    const lent = await connections.lend();
    try {
      const value = await transaction(lent, task);
      handOn(lent, task);
      return value;
    } catch (error) {
      if (postgresFault(error) === 'away' || isOldPlan(error)) lent.giveBack(true);
      else handOn(lent, task);
      throw error;
    }
  }

  /** Gives the locks and then the connection back, for neither of which the write waits. */
  function handOn<T>({ client, giveBack }: Lent, task: Task<T>): void {
    if (task.locks.length === 0 && sharedLock(task) === null) giveBack(false);
    else
      runOn(client)('SELECT pg_advisory_unlock_all()', []).then(
        () => giveBack(false),
        () => giveBack(true),
      );
  }

  /** Whether a write that failed in its `runs`th run may run again, now or after a pause. */
  function mayRunAgain(error: unknown, since: number, runs: number): boolean {
    if (error instanceof CommitLost || now() - since > LONGEST_WAIT) return false;
    if (isConflict(error)) return true;
    if (isBrokenKey(error)) return runs < MOST_BROKEN_KEYS;
    if (postgresFault(error) !== 'away') return false;
    awaySince ??= now();
    return now() - awaySince < PATIENCE;
  }

  /** One more run, beside no serializable write. */
  async function attemptAlone<T>(task: Task<T>): Promise<T> {
    const giveBack = await turns.take([SHARED]);
    try {
      return await attempt({ ...task, isAlone: true });
    } finally {
      giveBack();
    }
  }

  async function untilDone<T>(task: Task<T>, since: number): Promise<T> {
    let pause = FIRST_PAUSE;
    let hasMet = false;
    for (let runs = 1; ; runs += 1) {
      try {
        const value = await (hasMet ? attemptAlone(task) : attempt(task));
        awaySince = null;
        return value;
      } catch (error) {
        if (!mayRunAgain(error, since, runs))
          throw isConflict(error) ? new StoreError('busy', undefined, error) : error;
        hasMet ||= isConflict(error);
        conflicts += Number(isConflict(error));
        // Between half of it and all: those that met do not meet again.
        await wait(pause * (0.5 + Math.random() / 2));
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  }

  async function queued<T>(job: WriteJob<T>, options: WriteOptions): Promise<T> {
    const { locks: asked = [], isolation = 'serializable' } = options;
    const since = now();
    let giveBack = (): void => {};
    try {
      const names = typeof asked === 'function' ? await asked() : asked;
      // In one order for everybody: two that want the same two never wait for each other.
      const locks = [...new Set(names)].toSorted();
      if (locks.length > 0) giveBack = await turns.take(locks);
      // Who waits for it has gone.
      if (now() - since > LONGEST_WAIT) throw new StoreError('busy');
      const value = await untilDone({ job, locks, isolation, isAlone: false }, since);
      onOutcome(null);
      return value;
    } catch (error) {
      const known = postgresError(error);
      if (known instanceof StoreError) {
        refused += 1;
        onOutcome(known.fault);
      }
      throw known;
    } finally {
      giveBack();
    }
  }

  return {
    write<T>(job: WriteJob<T>, options: WriteOptions = {}): Promise<T> {
      if (stopped) return Promise.reject(new Error('The store is closed.'));
      if (running.size >= MOST_WAITING) {
        refused += 1;
        return Promise.reject(new StoreError('busy'));
      }
      const done = queued(job, options);
      const ended = done.then(
        () => changes.committed(),
        () => {},
      );
      running.add(ended);
      void ended.finally(() => running.delete(ended));
      return done;
    },
    async stop() {
      stopped = true;
      while (running.size > 0) await Promise.all(running);
    },
    figures: () => ({ queued: running.size, lockWaits: conflicts, refused }),
  };
}
