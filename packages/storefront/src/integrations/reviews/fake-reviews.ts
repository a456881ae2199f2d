import { fail, ok, type Result } from '../../platform/result.ts';
import type { AppFailure } from '../app-failure.ts';
import type { Review } from './review.schema.ts';
import type { ReviewsCall, ReviewsPort } from './reviews.ts';
import type { ReviewsPage } from './reviews-page.ts';

/** A review that says something. */
export const aReview = (id: number, more: Partial<Review> = {}): Review => ({
  id,
  rating: 5,
  title: `Title ${id}`,
  body: `Body ${id}`,
  response: null,
  created_at: '2026-04-02T10:00:00.000Z',
  customer: { first_name: 'Ada' },
  photos: [],
  attribute_records: [{ id: 1, name: 'Fit', value: 'True to size' }],
  ...more,
});

/** The reviews service in memory: `pageSize` at a time, cursors that say where they stand, and failures to order. */
export function fakeReviews(byProduct: Record<number, Review[]>, pageSize: number) {
  /** Failures of the next calls, in order. */
  const faults: AppFailure[] = [];
  const asked: { productId: number; cursor: string | null }[] = [];

  async function page(
    productId: number,
    cursor: string | null,
    { signal, max: most = false }: ReviewsCall = {},
  ): Promise<Result<ReviewsPage, AppFailure>> {
    asked.push({ productId, cursor });
    await Promise.resolve();
    if (signal?.aborted) return fail({ kind: 'cancelled' });
    const fault = faults.shift();
    if (fault) return fail(fault);
    const all = byProduct[productId] ?? [];
    const from = cursor === null ? 0 : Number(cursor);
    const to = from + (most ? 100 : pageSize);
    return ok({ reviews: all.slice(from, to), next: to < all.length ? String(to) : null });
  }

  const port: ReviewsPort = {
    firstPage: (productId, call) => page(productId, null, call),
    nextPage: page,
  };
  return { port, faults, asked };
}
