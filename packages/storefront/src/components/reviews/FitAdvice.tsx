import { t } from '@vitrine/compiler/view.ts';
import type { Fit } from '../../domain/rating.schema.ts';

/** Reviews below which nothing is advised. */
const FEWEST = 5;
/** Per cent from which what they say is advice. */
const MANY = 40;

/** Which size to take, by what reviews say of the fit; nothing where few say anything, or they do not agree. */
export function FitAdvice({ fit }: { fit: Fit }) {
  return (
    fit.count >= FEWEST &&
    (fit.small >= MANY && fit.small > fit.large ? (
      <p className="small">{t('reviews.fit_small', { percent: fit.small, count: fit.count })}</p>
    ) : fit.large >= MANY && fit.large > fit.small ? (
      <p className="small">{t('reviews.fit_large', { percent: fit.large, count: fit.count })}</p>
    ) : (
      fit.true_to_size >= MANY && (
        <p className="small">{t('reviews.fit_true', { percent: fit.true_to_size, count: fit.count })}</p>
      )
    ))
  );
}
