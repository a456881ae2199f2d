import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { Changes } from './changes.ts';
import type { Database } from './schema.ts';

/** The database inside a write. Awaits nothing but queries: everyone else who writes is waiting. */
export type Tx = Kysely<Database>;

/** A write: `changed` collects entity keys, published once the write is on disk. */
export type WriteJob<T> = (tx: Tx, changed: (...keys: string[]) => void) => Promise<T>;

export interface Writer {
  write<T>(job: WriteJob<T>): Promise<T>;
  /** Resolves when nothing is queued; later writes are refused. */
  stop(): Promise<void>;
}

interface Queued {
  run(): Promise<() => void>;
  fail(error: unknown): void;
}

/** Writes that arrived together share one commit, and so one wait for the disk; more than this start another. */
const SHARED_BY = 64;

/**
 * Runs writes one after the other in the order they were asked for. Each is all or nothing: a job that throws is undone
 * alone (savepoint), and no promise resolves before its commit is on disk.
 */
export function createWriter(raw: DatabaseSync, db: Kysely<Database>, changes: Changes): Writer {
  const queue: Queued[] = [];
  let running = false;
  let stopped = false;
  const idle: (() => void)[] = [];

  const prepared = new Map<string, StatementSync>();
  /** Statements that never change are parsed once. */
  const execute = (text: string): void => {
    const statement = prepared.get(text) ?? raw.prepare(text);
    prepared.set(text, statement);
    statement.run();
  };

  /** Undoes one job; where the database itself has ended the transaction (disk full), all of them. */
  function undo(): boolean {
    if (!raw.isTransaction) return false;
    execute('ROLLBACK TO job');
    execute('RELEASE job');
    return true;
  }

  async function runBatch(batch: Queued[]): Promise<void> {
    const settled: (() => void)[] = [];
    try {
      execute('BEGIN IMMEDIATE');
      for (const queued of batch) {
        execute('SAVEPOINT job');
        try {
          const settle = await queued.run();
          execute('RELEASE job');
          settled.push(settle);
        } catch (error) {
          queued.fail(error);
          if (!undo()) throw error;
        }
      }
      execute('COMMIT');
    } catch (error) {
      if (raw.isTransaction) raw.exec('ROLLBACK');
      // None of them is on disk. For those that have failed already this changes nothing.
      for (const queued of batch) queued.fail(error);
      return;
    }
    for (const settle of settled) settle();
    changes.committed();
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) await runBatch(queue.splice(0, SHARED_BY));
    running = false;
    for (const done of idle.splice(0)) done();
  }

  return {
    write<T>(job: WriteJob<T>): Promise<T> {
      if (stopped) return Promise.reject(new Error('The store is closed.'));
      return new Promise<T>((resolve, reject) => {
        queue.push({
          async run() {
            const keys = new Set<string>();
            const value = await job(db, (...changed) => {
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
    },
    stop() {
      stopped = true;
      return running ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve();
    },
  };
}
