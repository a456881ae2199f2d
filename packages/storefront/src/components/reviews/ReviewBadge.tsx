import { Html, t } from '@vitrine/compiler/view.ts';
import type { Rating } from '@vitrine/contract';
import { Stars } from './Stars.tsx';

/**
 * Stars beside a price, with the way to the reviews (`spec §2, §3`). `badge`: the reviews app's own HTML instead; printed once and
 * left alone, since the app draws into it.
 */
export function ReviewBadge({ rating, badge }: { rating: Rating; badge: string }) {
  return badge ? (
    <Html className="review-badge review-badge--app" html={badge} />
  ) : (
    rating.count > 0 && (
      <a className="review-badge small" href="#reviews">
        <Stars rating={rating.rating} />
        <span className="visually-hidden">
          {t('reviews.summary', { rating: rating.rating_text, count: rating.count })}
        </span>
        <span className="tabular muted" aria-hidden="true">
          {rating.count}
        </span>
      </a>
    )
  );
}
