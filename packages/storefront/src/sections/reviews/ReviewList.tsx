import { t } from '@vitrine/compiler/view.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageConfig } from '../../platform/page-config.ts';
import { announce, announceError } from '../../state/live-region.ts';
import { ReviewItem } from './ReviewItem.tsx';
import type { ShownReviews } from './use-reviews.ts';

/** What has been read, and one button: for more, or for the call that failed. */
export function ReviewList({ reviews }: { reviews: ShownReviews }) {
  const { shown, more, phase, error, showMore, retry } = reviews;
  const fresh = useRef<HTMLElement>(null);
  /** How many there were when more was asked for: the next is the first new one, and takes the focus. */
  const [asked, setAsked] = useState<number | null>(null);
  const total = shown.length;
  useLayoutEffect(() => {
    if (asked === null || total <= asked) return;
    fresh.current?.focus();
    announce(t('reviews.added', { count: total - asked }));
    setAsked(null);
  }, [total, asked]);
  useEffect(() => {
    if (error) announceError(t('reviews.failed'));
  }, [error]);
  const told = error && pageConfig().settings.show_errors;
  const busy = phase === 'loading';
  const ask = () => {
    if (busy) return;
    setAsked(total);
    void (error ? retry() : showMore());
  };
  return (
    <>
      {total > 0 && (
        <ol className="reviews__list">
          {shown.map((review, index) => (
            <li key={review.id}>
              <ReviewItem review={review} focus={index === asked ? fresh : undefined} />
            </li>
          ))}
        </ol>
      )}
      {told && <p className="small error">{t('reviews.failed')}</p>}
      {(more || told || (busy && asked !== null)) && (
        <button type="button" className="button button--quiet reviews__more" aria-busy={busy} onClick={ask}>
          {told ? t('reviews.retry') : t('reviews.more')}
        </button>
      )}
    </>
  );
}
