import { createHash } from 'node:crypto';
import { type Addition, addAmounts, type Counted } from '../shop/tries/add-amounts.ts';
import type { Store } from '../store/open.ts';
import { type Budget, type BudgetRules, DAY, MINUTE, MOST_KEYS } from './budget.ts';

/** ms from the first that a process gives away to its asking. */
const ASK_AFTER = 50;

/** A minute or a day of one key. */
interface Window {
  /** Of the row in the database. */
  key: string;
  lengthMs: number;
  most: number;
  /** What all processes had given when this one asked last, and when that ends. */
  known: Counted;
  /** Given away since, and that of it which is on its way to the database. */
  own: number;
  asking: number;
}

export interface SharedBudgetsOptions {
  store: Store;
  /** ms since 1970, of the clock that the processes agree on. */
  now(): number;
  /** A timer: calls back after `ms`. */
  after?: (ms: number, run: () => void) => void;
}

/** Budgets that the processes of a shop have in common. */
export interface SharedBudgets {
  /** The budget of a name, which is the same in all processes. */
  of(name: string, rules: BudgetRules): Budget;
  /** Tells the database what was given away and hears what the others gave. Resolves also where it is away: it is told later. */
  ask(): Promise<void>;
}

const keyOf = (...parts: string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(['budget', ...parts]))
    .digest('base64url')
    .slice(0, 22);

/**
 * Each process counts in memory, so that no request waits for the database, and adds what it gave to the common count a moment later. A
 * budget is exceeded only by requests that reach several processes in the same moment, and each gives no more than the whole.
 */
export function createSharedBudgets({ store, now, after = timer }: SharedBudgetsOptions): SharedBudgets {
  const changed = new Set<Window>();
  let isSet = false;
  let asking: Promise<void> | null = null;

  async function askOnce(): Promise<void> {
    const windows = [...changed];
    changed.clear();
    if (windows.length === 0) return;
    const additions = windows.map((window): Addition => {
      window.asking = window.own;
      window.own = 0;
      return { key: window.key, amount: window.asking, lifetimeMs: window.lengthMs };
    });
    try {
      const counted = await addAmounts(store, additions, now());
      for (const window of windows) window.known = counted.get(window.key) ?? window.known;
    } catch {
      for (const window of windows) {
        window.own += window.asking;
        changed.add(window);
      }
    } finally {
      for (const window of windows) window.asking = 0;
    }
    if (changed.size > 0) askSoon();
  }

  function ask(): Promise<void> {
    asking ??= askOnce().finally(() => {
      asking = null;
    });
    return asking;
  }

  function askSoon(): void {
    if (isSet) return;
    isSet = true;
    after(ASK_AFTER, () => {
      isSet = false;
      void ask();
    });
  }

  function present(window: Window): Window {
    if (now() >= window.known.until) {
      window.known = { total: 0, until: now() + window.lengthMs };
      window.own = 0;
    }
    return window;
  }

  const left = ({ most, known, own, asking: sent }: Window): number => most - known.total - own - sent;

  return {
    ask,
    of(name, { perMinute, perDay }) {
      const kept = new Map<string, Window[]>();
      let refused = 0;
      const made = (key: string, unit: string, lengthMs: number, most: number): Window => ({
        key: keyOf(name, unit, key),
        lengthMs,
        most,
        known: { total: 0, until: 0 },
        own: 0,
        asking: 0,
      });
      const windowsOf = (key: string): Window[] => {
        const windows = kept.get(key) ?? [
          ...(perMinute === undefined ? [] : [made(key, 'minute', MINUTE, perMinute)]),
          made(key, 'day', DAY, perDay),
        ];
        return windows.map(present);
      };
      return {
        take(key, amount = 1) {
          const windows = windowsOf(key);
          if (windows.some((window) => left(window) < amount)) {
            refused += 1;
            return false;
          }
          for (const window of windows) {
            window.own += amount;
            changed.add(window);
          }
          // Inserted last: the first key of the map is the least recently seen one.
          kept.delete(key);
          kept.set(key, windows);
          const [oldest] = kept.keys();
          if (kept.size > MOST_KEYS && oldest !== undefined) kept.delete(oldest);
          askSoon();
          return true;
        },
        isSpent(key) {
          const isSpent = windowsOf(key).some((window) => left(window) < 1);
          if (isSpent) refused += 1;
          return isSpent;
        },
        figures: () => ({ kept: kept.size, refused }),
      };
    },
  };
}

function timer(ms: number, run: () => void): void {
  setTimeout(run, ms).unref();
}
