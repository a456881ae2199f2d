import { t, useSectionId } from '@vitrine/compiler/view.ts';
import { TextField } from '../../components/account/TextField.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { FitChoice } from './FitChoice.tsx';
import type { ReviewFormProps } from './review-form.schema.ts';
import { StarChoice } from './StarChoice.tsx';
import { useReviewForm } from './use-review-form.ts';

/**
 * Where a customer writes a review (rule account-23: the form carries the product's id). A plain form that is posted to the reviews app; that
 * leads back here, to what it has to say. With scripts the page stays, and says by each field what is wrong.
 */
export function ReviewForm(props: ReviewFormProps) {
  const id = useSectionId();
  const { phase, errors, failed, isHydrated, submit, thanks } = useReviewForm(props.action);
  return (
    <div className="wrap band review-form">
      <div className="review-form__piece">
        {props.image && (
          <div className="media review-form__picture">
            <Picture image={props.image} sizes="(min-width: 768px) 20rem, 8rem" eager />
          </div>
        )}
        <p>
          <a className="link" href={props.url}>
            {props.title}
          </a>
        </p>
      </div>
      <div className="review-form__main">
        <h1>{t('review_form.title')}</h1>
        <p id="review-sent" className="notice review-form__told" role="status">
          {t('review_form.thanks')}
        </p>
        <p id="review-refused" className="errors review-form__told" role="alert">
          {t('review_form.refused')}
        </p>
        {phase === 'sent' ? (
          <div className="notice" ref={thanks} tabIndex={-1}>
            <p>{t('review_form.thanks')}</p>
            <p>
              <a className="link" href={props.url}>
                {t('review_form.back', { title: props.title })}
              </a>
            </p>
          </div>
        ) : props.action ? (
          <form
            className="form"
            id={`${id}-form`}
            method="post"
            action={props.action}
            onSubmit={submit}
            noValidate={isHydrated}
            aria-label={t('review_form.title')}
          >
            <input type="hidden" name="store_key" value={props.store_key} />
            <input type="hidden" name="product_id" value={props.product_id} />
            <input type="hidden" name="return_to" value={props.return_to} />
            <StarChoice id={id} error={errors.rating} />
            <TextField
              id={`${id}-title`}
              name="title"
              label={t('review_form.headline')}
              note={t('account_forms.optional')}
              value=""
              autoComplete="off"
            />
            <div className="field">
              <label className="small" htmlFor={`${id}-body`}>
                {t('review_form.body')}
              </label>
              <textarea
                className="input"
                id={`${id}-body`}
                name="body"
                rows={6}
                maxLength={10000}
                required
                aria-invalid={errors.body ? true : undefined}
                aria-describedby={errors.body ? `${id}-body-error` : undefined}
              />
              {errors.body && (
                <p className="error small" id={`${id}-body-error`}>
                  {errors.body}
                </p>
              )}
            </div>
            <FitChoice />
            <div className="form__row">
              {props.sizes.length > 0 && (
                <div className="field">
                  <label className="small" htmlFor={`${id}-size`}>
                    {t('review_form.size')}
                  </label>
                  <select className="input" id={`${id}-size`} name="size">
                    <option value="">{t('review_form.unsaid')}</option>
                    {props.sizes.map((size) => (
                      <option key={size} value={size}>
                        {size}
                      </option>
                    ))}
                  </select>
                </div>
              )}
              <TextField
                id={`${id}-height`}
                name="height"
                label={t('review_form.height')}
                note={t('account_forms.optional')}
                value=""
                autoComplete="off"
              />
            </div>
            <div className="form__row">
              <TextField
                id={`${id}-first_name`}
                name="first_name"
                label={t('account.first_name')}
                value={props.first_name}
                autoComplete="given-name"
                required
                error={errors.first_name}
              />
              <TextField
                id={`${id}-email`}
                name="email"
                type="email"
                label={t('review_form.email')}
                value={props.email}
                autoComplete="email"
                required
                error={errors.email}
              />
            </div>
            <p className="small muted">{t('review_form.note')}</p>
            {failed && (
              <p className="error small" role="alert">
                {t('review_form.failed')}
              </p>
            )}
            <button className="button button--wide" type="submit" aria-busy={phase === 'sending'}>
              {phase === 'sending' ? <span>{t('review_form.sending')}</span> : <span>{t('review_form.send')}</span>}
            </button>
          </form>
        ) : (
          <p>
            <a className="link" href={`mailto:${props.contact}`}>
              {t('review_form.closed')}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
