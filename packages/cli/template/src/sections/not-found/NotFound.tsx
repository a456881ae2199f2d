import { t } from '@vitrine/compiler/view.ts';
import type { NotFoundProps } from './not-found.schema.ts';

export function NotFound({ home }: NotFoundProps) {
  return (
    <div className="band page">
      <h1>{t('not_found.title')}</h1>
      <p>{t('not_found.text')}</p>
      <p>
        <a className="button" href={home}>
          {t('not_found.home')}
        </a>
      </p>
    </div>
  );
}
