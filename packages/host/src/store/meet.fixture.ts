import { sql } from 'kysely';
import type { Store } from './open.ts';

/** Whether a write waits for the end of another one. Where one runs at a time (SQLite), all others do. */
async function isAnyWaiting({ engine, db }: Store): Promise<boolean> {
  if (engine === 'sqlite') return true;
  const { rows } =
    await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
  return rows.length > 0;
}

/** A write that has begun. */
interface Begun<T> {
  /** What comes of it. */
  end: Promise<T>;
}

/** Begins a write beside another one, which `store` is in. Resolves when the second is done, or waits. */
export async function beginBeside<T>(store: Store, write: () => Promise<T>): Promise<Begun<T>> {
  let isDone = false;
  const end = write().finally(() => {
    isDone = true;
  });
  // Whoever waits for the first hears of it afterwards.
  end.catch(() => {});
  while (!isDone && !(await isAnyWaiting(store))) await new Promise((soon) => setImmediate(soon));
  return { end };
}

/** The store, whose first write pauses before its end: it has read and written all that it does. */
function pausing(store: Store, pause: () => Promise<void>): Store {
  let hasPaused = false;
  return {
    ...store,
    write: (job, options) =>
      store.write(async (tx, changed) => {
        const value = await job(tx, changed);
        if (!hasPaused) {
          hasPaused = true;
          await pause();
        }
        return value;
      }, options),
  };
}

/**
 * Has two writes meet: the second begins when the first has read and written all and is not committed, and the first goes on when the second is done or
 * waits for it.
 */
export async function meet<First, Second>(
  [one, other]: readonly [Store, Store],
  first: (store: Store) => Promise<First>,
  second: (store: Store) => Promise<Second>,
): Promise<{ first: First; second: Second }> {
  let begun: Begun<Second> | undefined;
  const value = await first(
    pausing(one, async () => {
      begun = await beginBeside(one, () => second(other));
    }),
  );
  if (!begun) throw new Error('The first has written nothing.');
  return { first: value, second: await begun.end };
}
