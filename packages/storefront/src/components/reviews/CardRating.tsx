import type { Rating } from '../../domain/rating.schema.ts';
import { RatingFacts } from './RatingFacts.tsx';

/** Stars on a card, where the merchant wants them there. */
export function CardRating({ rating }: { rating: Rating }) {
  return (
    <p className="card__rating small">
      <RatingFacts rating={rating} />
    </p>
  );
}
