import { t } from '@vitrine/compiler/view.ts';

/** How it fits. The values are the reviews app's own, whatever the language of the page. */
export function FitChoice() {
  return (
    <fieldset className="field">
      <legend className="small">{t('review_form.fit')}</legend>
      <div className="review-form__fits">
        <label className="check">
          <input type="radio" name="fit" value="Runs small" />
          <span>{t('reviews.small')}</span>
        </label>
        <label className="check">
          <input type="radio" name="fit" value="True to size" />
          <span>{t('reviews.true_to_size')}</span>
        </label>
        <label className="check">
          <input type="radio" name="fit" value="Runs large" />
          <span>{t('reviews.large')}</span>
        </label>
      </div>
    </fieldset>
  );
}
