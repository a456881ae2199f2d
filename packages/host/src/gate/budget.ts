/** How often each of many (addresses, customers) may do something. */
export interface Budget {
  /** Counts one, or a whole amount, for a key. False, and nothing is counted, where it has less left. */
  take(key: string, amount?: number): boolean;
  /** Whether a key has none left; counts none. */
  isSpent(key: string): boolean;
  /** How many keys are counted, and how often one was refused since the start. */
  figures(): { kept: number; refused: number };
}

export interface BudgetRules {
  /** No bound of a minute where absent. */
  perMinute?: number;
  perDay: number;
}

export const MINUTE = 60_000;
export const DAY: number = 24 * 60 * MINUTE;
/** Most keys counted, about 5 MB; the least recently seen one is dropped for a new one. */
export const MOST_KEYS = 20_000;

interface Counted {
  minute: { began: number; count: number };
  day: { began: number; count: number };
}

/**
 * Counts in memory, so that counting needs no write. `now` is in ms of a monotonic clock (`performance.now`): a wall clock that jumps would
 * lock visitors out.
 */
export function createBudget(rules: BudgetRules, now: () => number = () => performance.now()): Budget {
  const kept = new Map<string, Counted>();
  let refused = 0;

  function counted(key: string): Counted {
    const time = now();
    const known = kept.get(key) ?? { minute: { began: time, count: 0 }, day: { began: time, count: 0 } };
    if (time - known.minute.began >= MINUTE) known.minute = { began: time, count: 0 };
    if (time - known.day.began >= DAY) known.day = { began: time, count: 0 };
    return known;
  }
  const { perMinute = Number.POSITIVE_INFINITY, perDay } = rules;
  const hasLeft = ({ minute, day }: Counted, amount: number) =>
    minute.count + amount <= perMinute && day.count + amount <= perDay;

  return {
    take(key, amount = 1) {
      const entry = counted(key);
      if (!hasLeft(entry, amount)) {
        refused += 1;
        return false;
      }
      entry.minute.count += amount;
      entry.day.count += amount;
      // Inserted last: the first key of the map is the least recently seen one.
      kept.delete(key);
      kept.set(key, entry);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEYS && oldest !== undefined) kept.delete(oldest);
      return true;
    },
    isSpent(key) {
      const isSpent = !hasLeft(counted(key), 1);
      if (isSpent) refused += 1;
      return isSpent;
    },
    figures: () => ({ kept: kept.size, refused }),
  };
}
