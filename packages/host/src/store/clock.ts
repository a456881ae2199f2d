import { type Expression, sql } from 'kysely';
import type { Store } from './open.ts';
import { databaseNow } from './sql/database-now.ts';

/** The time that all processes of a shop agree on. */
export interface Clock {
  /** ms since 1970: exact on one machine; between machines near enough for timers and for texts. */
  now(): number;
  /** The same inside a statement, exact everywhere: for what one process must not have before another has lost it. */
  inSql(): Expression<number>;
  /** Asks the database again, where `now` goes by its clock. */
  sync(): Promise<void>;
}

/** The clock of this machine, or of a test. */
export const machineClock = (now: () => number = Date.now): Clock => ({
  now,
  // Cast: PostgreSQL takes a number that something is added to for one of 32 bits.
  inSql: () => sql<number>`cast(${now()} as bigint)`,
  async sync() {},
});

/** ms after which `now` is compared with the database again. */
const FRESH = 20_000;

/**
 * The clock of the database where several machines may share it, else this machine's. Between two answers of the database time is counted
 * by `elapsed` (ms, of a clock that nobody can set), so that a machine whose clock is wrong, or jumps, notices nothing.
 */
export async function sharedClock(store: Store, elapsed: () => number = () => performance.now()): Promise<Clock> {
  if (store.engine === 'sqlite') return machineClock();
  let offset = 0;
  let syncedAt = 0;
  let running: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const before = elapsed();
    const { rows } = await sql<{ now: number }>`select ${databaseNow()} as now`.execute(store.db);
    const after = elapsed();
    offset = (rows[0]?.now ?? 0) - (before + after) / 2;
    syncedAt = after;
  }
  const sync = (): Promise<void> => {
    running ??= ask().finally(() => {
      running = null;
    });
    return running;
  };
  await sync();
  return {
    now() {
      // Where the database is away, time goes on as it did.
      if (elapsed() - syncedAt > FRESH) void sync().catch(() => {});
      return Math.round(offset + elapsed());
    },
    inSql: databaseNow,
    sync,
  };
}
