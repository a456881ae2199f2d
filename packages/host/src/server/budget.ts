/** How often each of many (addresses, customers) may do something. */
export interface Budget {
  /** Counts one for a key. False, and nothing is counted, once it has none left. */
  take(key: string): boolean;
  /** Whether a key has none left; counts none. */
  isSpent(key: string): boolean;
  /** How many keys are counted, and how often one was refused since the start. */
  figures(): { kept: number; refused: number };
}

export interface BudgetRules {
  perMinute: number;
  perDay: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Keys counted at most, about 5 MB; the one that was seen longest ago is forgotten for a new one. */
const MOST_KEYS = 20_000;

interface Counted {
  minute: { began: number; count: number };
  day: { began: number; count: number };
}

/**
 * Counts in memory, so that counting costs no write. `now` in ms, of a clock that nobody can set (`performance.now`): a wall clock that
 * jumps locks nobody out.
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
  const isOver = ({ minute, day }: Counted) => minute.count >= rules.perMinute || day.count >= rules.perDay;

  return {
    take(key) {
      const entry = counted(key);
      if (isOver(entry)) {
        refused += 1;
        return false;
      }
      entry.minute.count += 1;
      entry.day.count += 1;
      // Put last: the first of the map is the one that was seen longest ago.
      kept.delete(key);
      kept.set(key, entry);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEYS && oldest !== undefined) kept.delete(oldest);
      return true;
    },
    isSpent(key) {
      const isSpent = isOver(counted(key));
      if (isSpent) refused += 1;
      return isSpent;
    },
    figures: () => ({ kept: kept.size, refused }),
  };
}
