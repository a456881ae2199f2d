import { t } from '@vitrine/compiler/view.ts';
import { Stars } from '../../components/reviews/Stars.tsx';

const STARS = [1, 2, 3, 4, 5];

/** One to five stars: radio buttons, so that arrow keys choose. Each says its number in words and in stars. */
export function StarChoice({ id, error = '' }: { id: string; error?: string }) {
  return (
    <fieldset className="field star-choice" aria-describedby={error ? `${id}-rating-error` : undefined}>
      <legend className="small">{t('review_form.rating')}</legend>
      <div className="star-choice__row">
        {STARS.map((count) => (
          <label key={count} className="star-choice__star">
            <input
              className="star-choice__radio"
              type="radio"
              name="rating"
              value={count}
              required
              aria-invalid={error ? true : undefined}
            />
            <Stars rating={count} />
            <span className="visually-hidden">{t('reviews.stars', { count })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="error small" id={`${id}-rating-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
