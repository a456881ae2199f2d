import type { FormResult } from '../liquid/services.ts';
import { keepFlash, sweepFlashes, takeFlashRow } from '../shop/flashes/flash-rows.ts';
import { newToken } from '../shop/tokens.ts';
import { fromJson, toJson } from '../store/json.ts';
import type { Store } from '../store/open.ts';

/** ms; long enough for a redirect over a bad line. */
const LIFETIME = 10 * 60 * 1000;
/** Characters of one result. */
const MAX_RESULT = 40_000;
/** Results stored between two sweeps of this process. */
const SWEEP_EVERY = 100;

export interface Flashes {
  /** Keeps results by form id and returns the token for the cookie. */
  keep(results: ReadonlyMap<string, FormResult>): Promise<string>;
  /** The results for a token, once. */
  take(token: string | undefined): Promise<Map<string, FormResult>>;
}

type Results = Record<string, FormResult>;

/**
 * One-shot form results, stored in the database so that any process of the shop can answer the next page, and a page cannot be made to show
 * what was never posted. `now` in ms since 1970, of the clock that the processes agree on.
 */
export function createFlashes(store: Store, now: () => number): Flashes {
  let stored = 0;
  return {
    async keep(given) {
      const results: Results = Object.fromEntries([...given].map(([formId, result]) => [formId, bounded(result)]));
      const token = newToken();
      await keepFlash(store, { token, body: toJson(results), until: now() + LIFETIME });
      stored += 1;
      if (stored % SWEEP_EVERY === 0) await sweepFlashes(store, now());
      return token;
    },
    async take(token) {
      const body = token === undefined ? null : await takeFlashRow(store, token, now());
      return new Map(body === null ? [] : Object.entries(fromJson<Results>(body)));
    },
  };
}

/** A form too large to be shown again loses the typed values, not the error messages. */
function bounded(result: FormResult): FormResult {
  return toJson(result).length > MAX_RESULT ? { ...result, values: {} } : result;
}
