import { t } from '@vitrine/compiler/view.ts';
import type { Ref } from 'react';
import { Stars } from '../../components/reviews/Stars.tsx';
import { longDate } from '../../components/ui/long-date.ts';
import type { Review } from '../../integrations/reviews/review.schema.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';

/** One review (rule data-20). All of it is a stranger's text: shown as text. */
export function ReviewItem({ review, focus }: { review: Review; focus?: Ref<HTMLElement> }) {
  const { rating, title, body, response, created_at, customer, attribute_records: records } = review;
  const day = longDate(created_at);
  return (
    <article className="review" ref={focus} tabIndex={-1}>
      <div className="review__who">
        <p className="review__name">{customer.first_name || t('reviews.someone')}</p>
        {day && (
          <time className="small muted" dateTime={created_at}>
            {day}
          </time>
        )}
      </div>
      <div className="review__words">
        <Stars rating={rating} />
        <span className="visually-hidden">{t('reviews.rating', { rating })}</span>
        {title && <h3 className="review__title">{title}</h3>}
        {body && <p className="review__body">{body}</p>}
        {review.photos.length > 0 && <ReviewPhotos review={review} />}
        {response && (
          <div className="review__response small">
            <p className="label">{t('reviews.response')}</p>
            <p>{response}</p>
          </div>
        )}
      </div>
      {records.length > 0 && (
        <dl className="review__facts small">
          {records.map(({ id, name, value }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
