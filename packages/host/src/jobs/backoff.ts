/** ms before the second attempt; each further one waits three times as long. */
const FIRST = 5_000;
/** ms */
const MOST = 3_600_000;

/** Attempts after which a job is given up: two days of trying. */
export const MAX_ATTEMPTS = 54;

/** ms a job waits after this many attempts have failed: 5 s, 15 s, 45 s … an hour. */
export function backoff(attempts: number): number {
  return Math.min(MOST, FIRST * 3 ** Math.min(attempts - 1, 20));
}

/** Thrown by a job that would always fail: it is not retried until somebody requests it. */
export class PermanentError extends Error {}
