import type { Review } from '@vitrine/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newest } from '../../platform/newest.ts';
import type { Result } from '../../platform/result.ts';
import { type AppFailure, describeAppFailure } from '../app-failure.ts';
import type { ReviewsPage, ReviewsPort } from './reviews.ts';

export interface ReviewsState {
  /** `idle` until the first batch is asked for, and again when it could not be had. */
  phase: 'idle' | 'loading' | 'loaded';
  /** The last call failed (`spec §8`: a flag, no message). What was loaded stays; the same call can be made again. */
  error: boolean;
  /** What the list shows, in order; the same array until it grows. */
  shown: readonly Review[];
  /** 'View More' has something to bring: a next cursor, or reviews that are loaded and not shown yet (`spec §4`). */
  more: boolean;
}

export interface ReviewsStore extends Pick<StoreApi<ReviewsState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Reads the first batch of a product. Once is enough; for another product it begins anew, and after a failure it tries again. */
  load(productId: number): Promise<void>;
  /** 'View More': shows what is loaded already, or appends the next page. After a failure it tries again. */
  showMore(): Promise<void>;
  /** Gives up what is being read. */
  stop(): void;
}

const NOTHING: ReviewsState = { phase: 'idle', error: false, shown: [], more: false };

/** The reviews of one product, `pageSize` more at a time. */
export function createReviewsStore(port: ReviewsPort, pageSize: number): ReviewsStore {
  const store = createStore<ReviewsState>(() => NOTHING);
  const { getState, setState } = store;
  const step = Math.max(1, Math.trunc(pageSize) || 1);
  const calls = newest();
  let product: number | null = null;
  let loaded: readonly Review[] = [];
  let next: string | null = null;
  let wanted = 0;

  const show = () => {
    const { shown } = getState();
    const count = Math.min(wanted, loaded.length);
    setState({
      phase: 'loaded',
      error: false,
      shown: count === shown.length ? shown : loaded.slice(0, count),
      more: next !== null || loaded.length > count,
    });
  };

  /** The service may move reviews between two pages: what is known already is left out. */
  const append = (page: ReviewsPage) => {
    const known = new Set(loaded.map(({ id }) => id));
    const fresh = page.reviews.filter(({ id }) => !known.has(id) && known.add(id));
    loaded = [...loaded, ...fresh];
    next = page.next === next ? null : page.next;
  };

  async function read(call: (signal: AbortSignal) => Promise<Result<ReviewsPage, AppFailure>>): Promise<void> {
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
    wanted += step;
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
        [loaded, next, wanted] = [[], null, 0];
        setState(NOTHING);
      }
      await read((signal) => port.firstPage(productId, { signal }));
    },
    async showMore() {
      if (product === null || getState().phase !== 'loaded') return;
      if (loaded.length > getState().shown.length) {
        wanted = getState().shown.length + step;
        return show();
      }
      const [productId, cursor] = [product, next];
      if (cursor !== null) await read((signal) => port.nextPage(productId, cursor, { signal }));
    },
    stop() {
      calls.stop();
      if (getState().phase === 'loading') setState({ phase: loaded.length > 0 ? 'loaded' : 'idle' });
    },
  };
}
