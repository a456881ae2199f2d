import { cx, t, useSectionId } from '@vitrine/compiler/view.ts';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Stars } from '../../components/reviews/Stars.tsx';
import { isFiltering } from '../../integrations/reviews/review-filter.ts';
import { distributionOf } from './distribution.ts';
import { FitBars } from './FitBars.tsx';
import type ReviewFiltersOf from './ReviewFilters.tsx';
import { ReviewList } from './ReviewList.tsx';
import type { ReviewsProps } from './reviews.schema.ts';
import { useHeldFoot } from './use-held-foot.ts';
import { useKeptRoom } from './use-kept-room.ts';
import { useReviews } from './use-reviews.ts';

const ReviewFilters = lazy<ComponentType<Parameters<typeof ReviewFiltersOf>[0]>>(() =>
  import('./ReviewFilters.tsx').catch(() => ({ default: () => null })),
);

/** Rows of the space that is kept for the first batch. */
const ROWS = [0, 1, 2, 3, 4];

const STARS = [5, 4, 3, 2, 1];

/**
 * What customers say of a product (rules product-11, review-3, review-4). Painted with the heading and what the product's metafields know; the list is read
 * when the section comes near. Where there is no review the list is not there, only the way to write the first.
 */
export function Reviews(props: ReviewsProps) {
  const id = useSectionId();
  const section = useRef<HTMLElement>(null);
  const reviews = useReviews(props.product_id);
  const { shown, loaded, filter, phase, error, more, onChange } = reviews;
  const [filtering, setFiltering] = useState(false);
  const hold = useHeldFoot(section, shown.length > 0);
  useEffect(() => onChange(hold), [onChange, hold]);
  const kept = useKeptRoom(section, error && shown.length === 0);
  const waiting = shown.length === 0 && phase !== 'loaded' && !error;
  const known = shown.length + loaded.length;
  const empty = known === 0 && (phase === 'loaded' || props.count === 0);
  const whole = phase === 'loaded' && known > 0 && (isFiltering(filter) || !more);
  return (
    <section
      ref={section}
      id="reviews"
      className={`scheme scheme-${props.scheme}`}
      hidden={empty && !props.form_url}
      aria-labelledby={`${id}-title`}
      aria-busy={phase === 'loading'}
    >
      <div className="wrap band reviews">
        <div className="reviews__column">
          <div className="reviews__side">
            <h2 id={`${id}-title`}>{props.heading || t('reviews.title')}</h2>
            {props.count > 0 && (
              <p className="reviews__mean">
                <span className="visually-hidden">
                  {t('reviews.summary', { rating: props.rating_text, count: props.count })}
                </span>
                <span className="reviews__figure tabular" aria-hidden="true">
                  {props.rating_text}
                </span>
                <span className="reviews__sum" aria-hidden="true">
                  <Stars rating={props.rating} />
                  <span className="small muted">{t('reviews.count', { count: props.count })}</span>
                </span>
              </p>
            )}
            {empty && <p>{t('reviews.first')}</p>}
            {props.form_url &&
              (props.form_inside ? (
                <a className="button button--quiet" href={props.form_url}>
                  {props.write_label || t('reviews.write')}
                </a>
              ) : (
                <a className="button button--quiet" href={props.form_url} target="_blank" rel="noopener">
                  {props.write_label || t('reviews.write')}{' '}
                  <span className="visually-hidden">{t('reviews.new_tab')}</span>
                </a>
              ))}
            {props.fit && <FitBars fit={props.fit} />}
          </div>
          {waiting && props.service && props.count > 0 && props.count <= ROWS.length && <BarsOnTheirWay />}
          {whole && <Distribution counts={distributionOf(loaded.length > 0 ? loaded : shown)} />}
        </div>
        <div className={cx('reviews__main needs-script', kept && 'reviews__main--kept')}>
          {waiting && props.service && <RowsOnTheirWay most={props.count} />}
          {loaded.length > 1 && (
            <button
              type="button"
              className="text-button link small reviews__filter"
              aria-expanded={filtering}
              aria-controls={filtering ? `${id}-filters` : undefined}
              onClick={() => setFiltering(!filtering)}
            >
              {t('reviews.filter')}
            </button>
          )}
          {filtering && (
            <Suspense fallback={null}>
              <ReviewFilters id={`${id}-filters`} reviews={reviews} />
            </Suspense>
          )}
          <ReviewList reviews={reviews} />
        </div>
      </div>
    </section>
  );
}

/** How many gave five stars, four, …: known once all reviews are. */
function Distribution({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <dl className="reviews__bars small tabular">
      {counts.map((count, index) => (
        <div key={5 - index}>
          <dt>{t('reviews.stars', { count: 5 - index })}</dt>
          <dd>
            <span className="reviews__track">
              <span className="reviews__bar" style={{ inlineSize: `${(count / most) * 100}%` }} />
            </span>
            {count}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RowsOnTheirWay({ most }: { most: number }) {
  return (
    <ol className="reviews__list" aria-hidden="true">
      {ROWS.map((row) => row < most && <li className="review review--waiting" key={row} />)}
    </ol>
  );
}

/** The room of the bars, hidden from everyone, where they come with the first batch: there is no more than that. */
function BarsOnTheirWay() {
  return (
    <dl className="reviews__bars reviews__bars--waiting small tabular needs-script">
      {STARS.map((stars) => (
        <div key={stars}>
          <dt>{t('reviews.stars', { count: stars })}</dt>
          <dd>0</dd>
        </div>
      ))}
    </dl>
  );
}
