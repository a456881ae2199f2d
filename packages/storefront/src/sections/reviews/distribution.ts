import type { Review } from '../../integrations/reviews/review.schema.ts';

/** How many reviews gave five stars, four, … one. A fraction counts for the nearest whole star. */
export function distributionOf(reviews: readonly Review[]): [number, number, number, number, number] {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const { rating } of reviews) {
    const index = 5 - Math.min(5, Math.max(1, Math.round(rating)));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
