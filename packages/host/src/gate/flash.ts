import { randomBytes } from 'node:crypto';
import type { FormResult } from '../liquid/services.ts';

/** ms; long enough for a redirect over a bad line. */
const LIFETIME = 10 * 60 * 1000;
/** Characters of all results together, and of one: anonymous posts must not fill the memory. */
const MAX_KEPT = 8_000_000;
const MAX_RESULT = 40_000;

export interface Flashes {
  /** Keeps results by form id and returns the token for the cookie. */
  keep(results: Map<string, FormResult>): string;
  /** The results for a token, once. */
  take(token: string | undefined): Map<string, FormResult>;
  /** Drops results that were never read. Returns how many. */
  sweep(): number;
  /** Stored results, their characters, and how many were dropped early. */
  figures(): Record<string, number>;
}

interface Entry {
  results: Map<string, FormResult>;
  size: number;
  until: number;
}

/**
 * One-shot form results, stored on the server so that a page cannot be made to show what was never posted. `now` in ms of a monotonic
 * clock.
 */
export function createFlashes(now: () => number = () => performance.now()): Flashes {
  const kept = new Map<string, Entry>();
  let total = 0;
  let dropped = 0;

  function drop(token: string, entry: Entry): void {
    kept.delete(token);
    total -= entry.size;
  }

  function forgetOld(): number {
    const before = kept.size;
    for (const [oldest, entry] of kept) {
      if (entry.until > now()) break;
      drop(oldest, entry);
    }
    return before - kept.size;
  }

  return {
    keep(given) {
      const results = new Map([...given].map(([formId, result]) => [formId, bounded(result)]));
      const size = [...results.values()].reduce((sum, result) => sum + JSON.stringify(result).length, 200);
      total += size;
      forgetOld();
      for (const [oldest, entry] of kept) {
        if (total <= MAX_KEPT) break;
        drop(oldest, entry);
        dropped += 1;
      }
      const token = randomBytes(18).toString('base64url');
      kept.set(token, { results, size, until: now() + LIFETIME });
      return token;
    },
    take(token) {
      const entry = token === undefined ? undefined : kept.get(token);
      if (token === undefined || !entry) return new Map();
      drop(token, entry);
      return entry.until > now() ? entry.results : new Map();
    },
    sweep: forgetOld,
    figures: () => ({ kept: kept.size, characters: total, dropped }),
  };
}

/** A form too large to be shown again loses the typed values, not the error messages. */
function bounded(result: FormResult): FormResult {
  return JSON.stringify(result).length > MAX_RESULT ? { ...result, values: {} } : result;
}
