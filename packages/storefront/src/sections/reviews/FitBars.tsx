import { t } from '@vitrine/compiler/view.ts';
import type { Fit } from '../../domain/rating.schema.ts';

/** How many say that it runs small, fits or runs large: painted by the platform. */
export function FitBars({ fit }: { fit: Fit }) {
  return (
    <dl className="reviews__bars reviews__bars--fit small tabular">
      <div>
        <dt>{t('reviews.small')}</dt>
        <dd>
          <Bar percent={fit.small} />
        </dd>
      </div>
      <div>
        <dt>{t('reviews.true_to_size')}</dt>
        <dd>
          <Bar percent={fit.true_to_size} />
        </dd>
      </div>
      <div>
        <dt>{t('reviews.large')}</dt>
        <dd>
          <Bar percent={fit.large} />
        </dd>
      </div>
    </dl>
  );
}

function Bar({ percent }: { percent: number }) {
  return (
    <>
      <span className="reviews__track">
        <span className="reviews__bar" style={{ inlineSize: `${percent}%` }} />
      </span>
      <span>{t('reviews.percent', { percent })}</span>
    </>
  );
}
