import type { Rating } from '@vitrine/contract';
import { RatingFacts } from './RatingFacts.tsx';

/** Stars on a card, where the merchant wants them there. */
export function CardRating({ rating }: { rating: Rating }) {
  return (
    <p className="card__rating small">
      <RatingFacts rating={rating} />
    </p>
  );
}
