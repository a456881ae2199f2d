import { t } from '@vitrine/compiler/view.ts';
import type { Rating } from '../../domain/rating.schema.ts';
import { Stars } from './Stars.tsx';

/** Stars and the number of reviews; both in words for those who listen. */
export function RatingFacts({ rating }: { rating: Rating }) {
  return (
    <>
      <Stars rating={rating.rating} />
      <span className="visually-hidden">
        {t('reviews.summary', { rating: rating.rating_text, count: rating.count })}
      </span>
      <span className="tabular muted" aria-hidden="true">
        {rating.count}
      </span>
    </>
  );
}
