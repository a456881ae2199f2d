import { createStore } from 'zustand/vanilla';
import type { Review } from '../../integrations/reviews/review.schema.ts';
import { NO_REVIEWS, type ReviewsState, type ReviewsStore } from '../../integrations/reviews/reviews-store.ts';
import type { ReviewsProps } from './reviews.schema.ts';

/** A review, for tests. */
export const reviewFixture = (id: number, more: Partial<Review> = {}): Review => ({
  id,
  rating: 4,
  title: `Title ${id}`,
  body: `Body ${id}`,
  response: null,
  created_at: '2026-10-29T19:42:00Z',
  customer: { first_name: 'Kirsten' },
  photos: [],
  attribute_records: [],
  ...more,
});

/** Of a product with 23 reviews, for tests. */
export const reviewsFixture: ReviewsProps = {
  product_id: 1,
  heading: 'Reviews',
  write_label: 'Write a review',
  form_url: 'https://forms.example/?product_id=1',
  form_inside: false,
  fit: null,
  service: true,
  scheme: 'paper',
  rating: '4.6',
  rating_text: '4.6',
  count: 23,
};

/** A store that a test moves by hand; `calls` says what was asked of it. */
export function fakeReviews(): ReviewsStore & { set(state: Partial<ReviewsState>): void; calls: string[] } {
  const store = createStore<ReviewsState>(() => NO_REVIEWS);
  const calls: string[] = [];
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    set: store.setState,
    calls,
    load: async (id) => void calls.push(`load ${id}`),
    showMore: async () => void calls.push('more'),
    readAll: async () => void calls.push('all'),
    setFilter: (filter) => store.setState({ filter }),
    stop: () => void calls.push('stop'),
  };
}
