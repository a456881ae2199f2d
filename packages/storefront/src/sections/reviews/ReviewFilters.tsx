import { t } from '@vitrine/compiler/view.ts';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { facetsOf, isFiltering, NO_FILTER, type ReviewFilter } from '../../integrations/reviews/review-filter.ts';
import { announce } from '../../state/live-region.ts';
import styles from './review-filters.css?inline';
import type { ShownReviews } from './use-reviews.ts';

/** By stars, by what reviewers say of themselves and the fit, with pictures: over all reviews, which are read when this opens. */
export default function ReviewFilters({ id, reviews }: { id: string; reviews: ShownReviews }) {
  const { loaded, filter, matching: fitting, phase, error, readAll, setFilter } = reviews;
  const facets = useMemo(() => facetsOf(loaded), [loaded]);
  const first = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    void readAll();
    first.current?.focus();
  }, [readAll]);
  const active = isFiltering(filter);
  const apply = (change: Partial<ReviewFilter>) => setFilter({ ...filter, ...change });
  useEffect(() => {
    if (active && phase === 'loaded') announce(t('reviews.fitting', { count: fitting }));
  }, [active, phase, fitting]);
  const choose = (name: string, value: string) => {
    const others = { ...filter.attributes };
    delete others[name];
    apply({ attributes: value ? { ...others, [name]: value } : others });
  };
  return (
    <fieldset id={id} className="review-filters" aria-label={t('reviews.filter')} aria-busy={phase === 'loading'}>
      <style>{styles}</style>
      <div className="review-filters__fields">
        <div className="field">
          <label className="small" htmlFor={`${id}-stars`}>
            {t('reviews.stars_label')}
          </label>
          <select
            ref={first}
            id={`${id}-stars`}
            className="input"
            value={filter.stars ?? ''}
            onChange={({ currentTarget: { value } }) => apply({ stars: value ? Number(value) : null })}
          >
            <option value="">{t('reviews.any')}</option>
            {facets.stars.map(({ stars, count }) => (
              <option key={stars} value={stars}>{`${t('reviews.stars', { count: stars })} (${count})`}</option>
            ))}
          </select>
        </div>
        {facets.attributes.map(({ name, values }, index) => (
          <div className="field" key={name}>
            <label className="small" htmlFor={`${id}-${index}`}>
              {name}
            </label>
            <select
              id={`${id}-${index}`}
              className="input"
              value={filter.attributes[name] ?? ''}
              onChange={({ currentTarget: { value } }) => choose(name, value)}
            >
              <option value="">{t('reviews.any')}</option>
              {values.map(({ value, count }) => (
                <option key={value} value={value}>{`${value} (${count})`}</option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <div className="review-filters__foot">
        {facets.pictures > 0 && (
          <label className="check small">
            <input
              type="checkbox"
              checked={filter.pictures}
              onChange={({ currentTarget: { checked } }) => apply({ pictures: checked })}
            />
            <span>{t('reviews.with_pictures', { count: facets.pictures })}</span>
          </label>
        )}
        {active && (
          <p className="small review-filters__count">
            {!error && <span className="muted">{t('reviews.fitting', { count: fitting })}</span>}{' '}
            <button type="button" className="text-button link" onClick={() => setFilter(NO_FILTER)}>
              {t('reviews.all')}
            </button>
          </p>
        )}
      </div>
    </fieldset>
  );
}
