import type { Review } from './review.schema.ts';

/** Some of a product's reviews, newest first. */
export interface ReviewsPage {
  reviews: Review[];
  /** Cursor of the next page; null at the end of the list. */
  next: string | null;
}
