import { createStore, type StoreApi } from 'zustand/vanilla';
import { newest } from '../../platform/newest.ts';
import type { Result } from '../../platform/result.ts';
import { type AppFailure, describeAppFailure } from '../app-failure.ts';
import type { Review } from './review.schema.ts';
import { matchesFilter, NO_FILTER, type ReviewFilter } from './review-filter.ts';
import type { ReviewsPort } from './reviews.ts';
import type { ReviewsPage } from './reviews-page.ts';

export interface ReviewsState {
  /** `idle` until the first batch is asked for, and again when it could not be had. */
  phase: 'idle' | 'loading' | 'loaded';
  /** The last call failed (rule error-2: a flag, no message). What was loaded stays; the same call can be made again. */
  error: boolean;
  /** What the list shows, in order; the same array until it grows. */
  shown: readonly Review[];
  /** 'View More' has something to bring: a next cursor, or reviews that are loaded and not shown yet (rule review-3). */
  more: boolean;
  /** All that was read, whatever is shown of it. */
  loaded: readonly Review[];
  /** Which of them are wanted. */
  filter: ReviewFilter;
  /** How many of what was read fit the filter. */
  matching: number;
}

export interface ReviewsStore extends Pick<StoreApi<ReviewsState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Reads the first batch of a product. Once is enough; for another product it begins anew, and after a failure it tries again. */
  load(productId: number): Promise<void>;
  /** 'View More': shows what is loaded already, or appends the next page. After a failure it tries again. */
  showMore(): Promise<void>;
  /** Reads what is left of the list, so that it can be searched as a whole. After a failure it tries again. */
  readAll(): Promise<void>;
  /** Shows those that fit, from the first batch of them on. */
  setFilter(filter: ReviewFilter): void;
  /** Gives up what is being read. */
  stop(): void;
}

export const NO_REVIEWS: ReviewsState = {
  phase: 'idle',
  error: false,
  shown: [],
  more: false,
  loaded: [],
  filter: NO_FILTER,
  matching: 0,
};

const sameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** The reviews of one product, `pageSize` more at a time. */
export function createReviewsStore(port: ReviewsPort, pageSize: number): ReviewsStore {
  const store = createStore<ReviewsState>(() => NO_REVIEWS);
  const { getState, setState } = store;
  const step = Math.max(1, Math.trunc(pageSize) || 1);
  const calls = newest();
  let product: number | null = null;
  let loaded: readonly Review[] = [];
  let next: string | null = null;
  let limit = 0;

  const show = () => {
    const { shown, filter } = getState();
    const fitting = loaded.filter((review) => matchesFilter(review, filter));
    const nextShown = fitting.slice(0, limit);
    setState({
      phase: 'loaded',
      error: false,
      shown: sameList(shown, nextShown) ? shown : nextShown,
      more: next !== null || fitting.length > nextShown.length,
      loaded,
      matching: fitting.length,
    });
  };

  /** The service may move reviews between two pages: what is known already is left out. */
  const append = (page: ReviewsPage) => {
    const ids = new Set(loaded.map(({ id }) => id));
    const fresh = page.reviews.filter(({ id }) => !ids.has(id) && ids.add(id));
    loaded = [...loaded, ...fresh];
    next = page.next === next ? null : page.next;
  };

  /** `added`: how many more are shown once it is there. */
  async function read(
    call: (signal: AbortSignal) => Promise<Result<ReviewsPage, AppFailure>>,
    added = step,
  ): Promise<void> {
    const before = getState().phase;
    const signal = calls.next();
    setState({ phase: 'loading', error: false });
    const answer = await call(signal);
    if (signal.aborted) return;
    if (!answer.ok) {
      console.warn(`[vitrine] the reviews could not be read: ${describeAppFailure(answer.error)}`);
      setState({ phase: before, error: true });
      return;
    }
    append(answer.value);
    limit += added;
    show();
  }

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async load(productId) {
      if (productId === product && getState().phase !== 'idle') return;
      if (productId !== product) {
        product = productId;
        [loaded, next, limit] = [[], null, 0];
        setState(NO_REVIEWS);
      }
      await read((signal) => port.firstPage(productId, { signal }));
    },
    async showMore() {
      if (product === null || getState().phase !== 'loaded') return;
      if (getState().matching > getState().shown.length) {
        limit = getState().shown.length + step;
        return show();
      }
      const [productId, cursor] = [product, next];
      if (cursor !== null) await read((signal) => port.nextPage(productId, cursor, { signal }));
    },
    async readAll() {
      while (product !== null && next !== null && getState().phase === 'loaded') {
        const [productId, cursor] = [product, next];
        await read((signal) => port.nextPage(productId, cursor, { signal, max: true }), 0);
        if (getState().error) return;
      }
    },
    setFilter(filter) {
      limit = step;
      setState({ filter });
      show();
    },
    stop() {
      calls.stop();
      if (getState().phase === 'loading') setState({ phase: loaded.length > 0 ? 'loaded' : 'idle' });
    },
  };
}
