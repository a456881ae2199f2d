import type { Kysely } from 'kysely';
import type { Changes } from './changes.ts';
import type { Database } from './schema.ts';
import type { Connection } from './sqlite.ts';
import { faultOf, StoreError, type StoreFault, storeError } from './store-error.ts';

/** The database inside a write. A job awaits queries only, because all other writers wait for it. */
export type Tx = Kysely<Database>;

/**
 * A write: `changed` collects the facts it changes (`cache/facts.ts`), published once the write is on disk. It may run again (`postgres/writer.ts`):
 * it does nothing outside `tx` that may not be done twice.
 */
export type WriteJob<T> = (tx: Tx, changed: (...facts: string[]) => void) => Promise<T>;

/**
 * What a write relies on where several run at once (PostgreSQL, whose isolation levels these are; SQLite runs one at a time). All but the first are
 * promises of the caller about every other write (docs/decisions/0070-payments-without-proofs.md).
 *
 * - `serializable`: nothing is promised. The database proves that all of these together are one after the other in some order, and has a write run again
 *   where it cannot. It proves by pages of indexes, so that writes which have no row in common meet as well.
 * - `repeatable read`: all queries see one moment, that at which it has its locks. It runs again where it changes a row that another write has
 *   changed since. Promised: whatever it decides by it changes itself, or nobody changes who does not wait for one of its locks, or the change could as
 *   well have come after it; and the same is true of whoever decides by what it changes.
 * - `read committed`: each query sees what is committed by then. It runs again after a deadlock alone. Promised: its locks cover all rows that it decides
 *   by, and everybody who changes those takes them.
 */
export type Isolation = 'serializable' | 'repeatable read' | 'read committed';

export interface WriteOptions {
  /**
   * Names of what the write is known to fight over with others: `stock:12`. Where several writes run at once (PostgreSQL), those with a name in
   * common wait for each other before they begin. A serializable one would be right without them too, but run again and again. Where finding a
   * name takes a query, a function does, which is not called where one write runs at a time (SQLite).
   */
  locks?: readonly string[] | (() => Promise<readonly string[]>);
  /** `serializable` where it is absent. */
  isolation?: Isolation;
}

export interface Writer {
  write<T>(job: WriteJob<T>, options?: WriteOptions): Promise<T>;
  /** Resolves when nothing is queued; later writes are refused. */
  stop(): Promise<void>;
  /** `queued`: writes waiting now; `lockWaits`: how often a write waited for another process's, or ran again because of another; `refused`: writes given up. */
  figures(): Record<'queued' | 'lockWaits' | 'refused', number>;
}

export interface WriterOptions {
  /** Called before each transaction: opens the file again where it could not be written before, or throws StoreError. */
  ensureWritable(): void;
  /** Called after each transaction: null where it is on disk. */
  onOutcome(fault: StoreFault | null): void;
  /** Resolves after `ms`. */
  wait?: (ms: number) => Promise<void>;
  /** ms */
  now?: () => number;
}

interface Queued {
  /** ms, when it was queued. */
  since: number;
  run(): Promise<() => void>;
  fail(error: unknown): void;
}

/** Writes that arrived together share one commit, and so one wait for the disk; more than this start another. */
const SHARED_BY = 64;

/** ms a write waits for another process that holds the write lock. */
export const LONGEST_WAIT = 10_000;

/** Writes that may wait; more are refused at once, because each holds a request and its memory. */
export const MOST_WAITING = 5000;

/** ms between two tries for the lock, at most: another process that writes in steps leaves gaps longer than this. */
const TRY_EVERY = 20;

/**
 * Runs writes one after the other in the order they were queued. Each is atomic: a job that throws is rolled back alone (savepoint), and no
 * promise resolves before its commit is on disk. Waiting for another process's lock is asynchronous: reads continue, and a write is refused
 * (StoreError `busy`) after `LONGEST_WAIT`.
 */
export function createWriter(connection: Connection<Database>, changes: Changes, options: WriterOptions): Writer {
  const { ensureWritable, onOutcome, now = () => performance.now() } = options;
  const wait = options.wait ?? ((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const { execute } = connection;
  const queue: Queued[] = [];
  let running = false;
  let stopped = false;
  let lockWaits = 0;
  let refused = 0;
  const idle: (() => void)[] = [];
  const isInTransaction = () => connection.raw().isTransaction;

  /** Undoes one job; where the database itself has ended the transaction (disk full), all of them. */
  function undo(): boolean {
    if (!isInTransaction()) return false;
    execute('ROLLBACK TO job');
    execute('RELEASE job');
    return true;
  }

  function refuse(some: readonly Queued[], error: unknown): void {
    refused += some.length;
    for (const queued of some) queued.fail(error);
  }

  /** Refuses the writes at the head of the queue that have waited long enough. */
  function refuseOverdue(): void {
    const count = queue.findIndex(({ since }) => now() - since < LONGEST_WAIT);
    const overdue = queue.splice(0, count < 0 ? queue.length : count);
    if (overdue.length === 0) return;
    onOutcome('busy');
    refuse(overdue, new StoreError('busy'));
  }

  /** Begins a transaction; false where nothing is left to run in it. */
  async function begin(): Promise<boolean> {
    for (let delay = 1; queue.length > 0; delay = Math.min(delay * 2, TRY_EVERY)) {
      try {
        ensureWritable();
        execute('BEGIN IMMEDIATE');
        return true;
      } catch (error) {
        const fault = faultOf(error);
        if (fault !== 'busy') {
          if (fault) onOutcome(fault);
          refuse(queue.splice(0), storeError(error));
          return false;
        }
      }
      lockWaits += 1;
      await wait(delay);
      refuseOverdue();
    }
    return false;
  }

  async function runBatch(batch: Queued[]): Promise<void> {
    const settled: (() => void)[] = [];
    try {
      for (const queued of batch) {
        execute('SAVEPOINT job');
        try {
          const settle = await queued.run();
          execute('RELEASE job');
          settled.push(settle);
        } catch (error) {
          const fault = faultOf(error);
          if (fault) onOutcome(fault);
          queued.fail(error);
          if (!undo()) throw error;
        }
      }
      execute('COMMIT');
    } catch (error) {
      if (isInTransaction()) execute('ROLLBACK');
      const fault = faultOf(error);
      if (fault) onOutcome(fault);
      // None of them is on disk. For those that have failed already this changes nothing.
      refuse(batch, storeError(error));
      return;
    }
    if (settled.length > 0) onOutcome(null);
    for (const settle of settled) settle();
    changes.committed();
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      if (await begin()) await runBatch(queue.splice(0, SHARED_BY));
      // A caller that writes again as soon as a write is done would otherwise starve everything else in this process.
      await new Promise((resolve) => setImmediate(resolve));
    }
    running = false;
    for (const done of idle.splice(0)) done();
  }

  function write<T>(job: WriteJob<T>): Promise<T> {
    if (stopped) return Promise.reject(new Error('The store is closed.'));
    if (queue.length >= MOST_WAITING) {
      refused += 1;
      return Promise.reject(new StoreError('busy'));
    }
    return new Promise<T>((resolve, reject) => {
      queue.push({
        since: now(),
        async run() {
          const keys = new Set<string>();
          const value = await job(connection.db, (...changed) => {
            for (const key of changed) keys.add(key);
          });
          return () => {
            changes.publish(keys);
            resolve(value);
          };
        },
        fail: reject,
      });
      if (running) return;
      running = true;
      // Not at once: requests read from the socket in the same turn then share the commit.
      setImmediate(drain);
    });
  }

  return {
    write,
    stop() {
      stopped = true;
      return running ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve();
    },
    figures: () => ({ queued: queue.length, lockWaits, refused }),
  };
}
