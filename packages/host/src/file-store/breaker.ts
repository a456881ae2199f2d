import { FileStoreAway } from './file-store.ts';

export interface BreakerOptions {
  /** Requests at the same time. */
  concurrency: number;
  /** Requests that may wait for a place; more are refused at once. */
  waiting: number;
  /** ms without a request after one that failed; then a single one tries. */
  rest: number;
  /** ms, a clock that only moves forward. */
  now?: () => number;
  /** Called when the store is away, with the first error, and when it answers again, with null. */
  onChange?: (error: unknown) => void;
}

export interface Breaker {
  /** Runs a request. Rejects with `FileStoreAway` where it fails, or was not tried because others have failed. */
  run<T>(request: () => Promise<T>): Promise<T>;
  figures(): Record<'failures' | 'refused' | 'away', number>;
}

/**
 * Keeps a store that does not answer from holding up everything else: after a failure requests are refused at once for a while, and then one of
 * them tries for all.
 */
export function createBreaker({ concurrency, waiting, rest, ...options }: BreakerOptions): Breaker {
  const { now = () => performance.now(), onChange = () => {} } = options;
  const queue: (() => void)[] = [];
  let running = 0;
  let failures = 0;
  let refused = 0;
  /** When it failed last; null: it answers. */
  let failedAt: number | null = null;
  let isTrying = false;

  const mayTry = () => failedAt === null || (!isTrying && now() - failedAt >= rest);

  function refuse(): never {
    refused += 1;
    throw new FileStoreAway(null);
  }

  /** Resolves when there is a place. */
  async function enter(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) refuse();
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push(resolve);
    await promise;
  }

  /** Hands the place to the next one. */
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(request) {
      if (!mayTry()) refuse();
      await enter();
      let isTrial = false;
      try {
        // The store may have gone while this one waited.
        if (!mayTry()) refuse();
        isTrial = failedAt !== null;
        if (isTrial) isTrying = true;
        const value = await request();
        if (failedAt !== null) onChange(null);
        failedAt = null;
        return value;
      } catch (error) {
        if (error instanceof FileStoreAway) throw error;
        failures += 1;
        if (failedAt === null) onChange(error);
        failedAt = now();
        throw new FileStoreAway(error);
      } finally {
        if (isTrial) isTrying = false;
        leave();
      }
    },
    figures: () => ({ failures, refused, away: Number(failedAt !== null) }),
  };
}
