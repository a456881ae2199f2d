import { randomBytes } from 'node:crypto';

/** Result of a posted form, for the next page only (contract §3.13). Same shape as the renderer's `formResult`. */
export interface FormResult {
  posted: boolean;
  errors: Record<string, string[]>;
  values: Record<string, string>;
}

/** ms; long enough for a redirect over a bad line. */
const LIFETIME = 10 * 60 * 1000;
const MAX_KEPT = 5000;

export interface Flashes {
  /** Keeps results by form id and returns the token for the cookie. */
  keep(results: Map<string, FormResult>): string;
  /** The results for a token, once. */
  take(token: string | undefined): Map<string, FormResult>;
}

/** One-shot form results, kept on the server so that a page cannot be made to show what was never posted. */
export function createFlashes(now: () => number = Date.now): Flashes {
  const kept = new Map<string, { results: Map<string, FormResult>; until: number }>();
  return {
    keep(results) {
      for (const [token, entry] of kept) {
        if (entry.until > now() && kept.size < MAX_KEPT) break;
        kept.delete(token);
      }
      const token = randomBytes(18).toString('base64url');
      kept.set(token, { results, until: now() + LIFETIME });
      return token;
    },
    take(token) {
      const entry = token === undefined ? undefined : kept.get(token);
      if (token === undefined || !entry) return new Map();
      kept.delete(token);
      return entry.until > now() ? entry.results : new Map();
    },
  };
}
