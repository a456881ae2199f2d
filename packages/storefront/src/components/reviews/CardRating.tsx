import { t } from '@vitrine/compiler/view.ts';
import type { Rating } from '@vitrine/contract';
import { Stars } from './Stars.tsx';

/** Stars on a card, where the merchant wants them there. */
export function CardRating({ rating }: { rating: Rating }) {
  return (
    <p className="card__rating small">
      <Stars rating={rating.rating} />
      <span className="visually-hidden">
        {t('reviews.summary', { rating: rating.rating_text, count: rating.count })}
      </span>
      <span className="tabular muted" aria-hidden="true">
        {rating.count}
      </span>
    </p>
  );
}
