import { clientOf } from './client-of.ts';

export interface AddressBudget {
  /** Counts one for an address. False, and nothing is counted, once it has none left. */
  take(ip: string): boolean;
  /** Whether an address has none left; counts none. */
  isSpent(ip: string): boolean;
  /** How many addresses are counted, and how often one was refused since the start. */
  figures(): Record<string, number>;
}

export interface BudgetRules {
  perMinute: number;
  perDay: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Addresses counted at most, about 5 MB; the one that was seen longest ago is forgotten for a new one. */
const MOST_ADDRESSES = 20_000;

interface Counted {
  minute: { began: number; count: number };
  day: { began: number; count: number };
}

/**
 * How often each address may do what costs the shop a row: counted in memory, so that counting costs no write. `now` in ms, of a
 * clock that nobody can set (`performance.now`): a wall clock that jumps locks nobody out.
 */
export function createAddressBudget(rules: BudgetRules, now: () => number = () => performance.now()): AddressBudget {
  const kept = new Map<string, Counted>();
  let refused = 0;

  function counted(ip: string): Counted {
    const time = now();
    const address = clientOf(ip);
    const known = kept.get(address) ?? { minute: { began: time, count: 0 }, day: { began: time, count: 0 } };
    if (time - known.minute.began >= MINUTE) known.minute = { began: time, count: 0 };
    if (time - known.day.began >= DAY) known.day = { began: time, count: 0 };
    return known;
  }
  const isOver = ({ minute, day }: Counted) => minute.count >= rules.perMinute || day.count >= rules.perDay;

  const budget: AddressBudget = {
    take(ip) {
      const entry = counted(ip);
      if (isOver(entry)) {
        refused += 1;
        return false;
      }
      entry.minute.count += 1;
      entry.day.count += 1;
      const address = clientOf(ip);
      // Put last: the first of the map is the one that was seen longest ago.
      kept.delete(address);
      kept.set(address, entry);
      const [oldest] = kept.keys();
      if (kept.size > MOST_ADDRESSES && oldest !== undefined) kept.delete(oldest);
      return true;
    },
    isSpent(ip) {
      const isSpent = isOver(counted(ip));
      if (isSpent) refused += 1;
      return isSpent;
    },
    figures: () => ({ addresses: kept.size, refused }),
  };
  return budget;
}
