import type { FormResult } from '../liquid/services.ts';
import { keepFlash, sweepFlashes, takeFlashRow } from '../shop/flashes/flash-rows.ts';
import { isToken, newToken } from '../shop/tokens.ts';
import { fromJson, toJson } from '../store/json.ts';
import type { Store } from '../store/open.ts';
import { seal, unseal } from './sealed-text.ts';

/** ms; long enough for a redirect over a bad line. */
const LIFETIME = 10 * 60 * 1000;
/** Characters of one result. */
const MAX_RESULT = 40_000;
/** Bytes of results that go with the cookie itself; browsers take cookies of 4 kB. */
const MOST_IN_COOKIE = 2600;
/** Results stored between two sweeps of this process. */
const SWEEP_EVERY = 100;

export interface Flashes {
  /** Keeps results by form id and returns the text of the cookie. */
  keep(results: ReadonlyMap<string, FormResult>): Promise<string>;
  /** The results for the text of a cookie, which is taken away with the answer that shows them. */
  take(cookie: string | undefined): Promise<Map<string, FormResult>>;
}

export interface FlashOptions {
  /** 32 bytes, the same on all nodes. */
  secret: Buffer;
  /** ms since 1970, of the clock that the nodes agree on. */
  now(): number;
}

type Results = Record<string, FormResult>;

/**
 * One-shot form results, for the next page on whichever node it is answered. Small ones are in the cookie, sealed so that a page cannot be made
 * to show what was never posted, and cost no write: most, and all that refuse somebody who asks too often. Others are in the database.
 */
export function createFlashes(store: Store, { secret, now }: FlashOptions): Flashes {
  let kept = 0;

  async function keepRow(body: string, until: number): Promise<string> {
    const token = newToken();
    await keepFlash(store, { token, body, until });
    kept += 1;
    if (kept % SWEEP_EVERY === 0) await sweepFlashes(store, now());
    return token;
  }

  function unsealed(cookie: string): Results {
    const text = unseal(secret, cookie);
    if (text === null) return {};
    const { until, results } = fromJson<{ until: number; results: Results }>(text);
    return until > now() ? results : {};
  }

  async function storedUnder(token: string): Promise<Results> {
    const body = await takeFlashRow(store, token, now());
    return body === null ? {} : fromJson<Results>(body);
  }

  return {
    async keep(given) {
      const results: Results = Object.fromEntries([...given].map(([formId, result]) => [formId, bounded(result)]));
      const until = now() + LIFETIME;
      const whole = toJson({ until, results });
      return Buffer.byteLength(whole) <= MOST_IN_COOKIE ? seal(secret, whole) : keepRow(toJson(results), until);
    },
    async take(cookie) {
      if (cookie === undefined) return new Map();
      return new Map(Object.entries(isToken(cookie) ? await storedUnder(cookie) : unsealed(cookie)));
    },
  };
}

/** A form too large to be shown again loses the typed values, not the error messages. */
function bounded(result: FormResult): FormResult {
  return toJson(result).length > MAX_RESULT ? { ...result, values: {} } : result;
}
