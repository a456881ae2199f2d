import { Html } from '@vitrine/compiler/view.ts';
import type { Rating } from '../../domain/rating.schema.ts';
import { RatingFacts } from './RatingFacts.tsx';

/**
 * Stars beside a price, with the way to the reviews (rules product-2, review-1). `badge`: the reviews app's own HTML instead; printed once and
 * left alone, since the app draws into it.
 */
export function ReviewBadge({ rating, badge }: { rating: Rating; badge: string }) {
  return badge ? (
    <Html className="review-badge review-badge--app" html={badge} />
  ) : (
    rating.count > 0 && (
      <a className="review-badge small" href="#reviews">
        <RatingFacts rating={rating} />
      </a>
    )
  );
}
