import { t } from '@vitrine/compiler/view.ts';
import type { CollectionProps } from '../../domain/collection.schema.ts';

/**
 * What stands where no product does (the styles show it then): nothing at all, nothing that is in stock on this page, or a page past the
 * end, which the platform answers as an empty one. Each with a way on.
 */
export function EmptyList({ first, last }: { first: CollectionProps; last: CollectionProps }) {
  return (
    <div className="collection__empty">
      {first.count > 0 && first.current_page > first.total_pages ? (
        <>
          <p className="display">{t('collection.past_end')}</p>
          <a className="button button--quiet" href={first.first_url}>
            {t('collection.first_page')}
          </a>
        </>
      ) : last.current_page < last.total_pages ? (
        <p className="display">{t('collection.page_sold_out')}</p>
      ) : (
        <p className="display">{first.empty_text}</p>
      )}
      {first.filters_active && (
        <a className="button button--quiet" href={first.clear_url}>
          {t('collection.clear_all')}
        </a>
      )}
    </div>
  );
}
