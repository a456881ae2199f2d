import { useEffect, useState } from 'react';
import { pageReviews } from '../../integrations/reviews/page-reviews.ts';
import { NO_REVIEWS, type ReviewsState, type ReviewsStore } from '../../integrations/reviews/reviews-store.ts';
import { useStore } from '../../state/use-store.ts';

/** Stands where the theme names no reviews service, and while the platform paints. */
const NO_STORE: ReviewsStore = {
  getState: () => NO_REVIEWS,
  getInitialState: () => NO_REVIEWS,
  subscribe: () => () => {},
  load: async () => {},
  showMore: async () => {},
  readAll: async () => {},
  setFilter: () => {},
  stop: () => {},
};

export interface ShownReviews extends ReviewsState, Pick<ReviewsStore, 'readAll' | 'setFilter'> {
  /** 'View More' (rule review-3). */
  showMore: () => Promise<void>;
  /** The failed call again; what is loaded stays. */
  retry: () => Promise<void>;
  /** Calls back before what is shown changes. */
  onChange: (listener: () => void) => () => void;
}

const everything = (state: ReviewsState): ReviewsState => state;

/** The reviews of a product: the first batch is read when the section comes to life, which is when it comes near. */
export function useReviews(productId: number, create: () => ReviewsStore | null = pageReviews): ShownReviews {
  const [store, setStore] = useState(NO_STORE);
  useEffect(() => {
    const made = create();
    if (!made) return;
    setStore(made);
    void made.load(productId);
    return () => made.stop();
  }, [productId, create]);
  const state = useStore(store, everything);
  return {
    ...state,
    showMore: store.showMore,
    readAll: store.readAll,
    setFilter: store.setFilter,
    onChange: store.subscribe,
    retry: () => (state.phase === 'idle' ? store.load(productId) : store.showMore()),
  };
}
