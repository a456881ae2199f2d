import { cx, t, useSectionId } from '@vitrine/compiler/view.ts';
import type { CollectionProps } from '../../domain/collection.schema.ts';
import { pageConfig } from '../../platform/page-config.ts';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { FilterButton } from '../filters/FilterButton.tsx';
import { FilterForm } from '../filters/FilterForm.tsx';
import { LazyFilterDrawer } from '../filters/LazyFilterDrawer.tsx';
import { listingUrl } from '../filters/listing-url.ts';
import { SortSelect } from '../filters/SortSelect.tsx';
import { useShownCounts } from '../filters/use-shown-counts.ts';
import { Pagination } from '../pagination/Pagination.tsx';
import { CollectionGrid } from './CollectionGrid.tsx';
import { DensitySwitch } from './DensitySwitch.tsx';
import { EmptyList } from './EmptyList.tsx';
import { MorePages, PreviousPages } from './MorePages.tsx';
import { useCollection } from './use-collection.ts';
import { usePrefetch } from './use-prefetch.ts';

/** A list of products with its filters and order, page by page: of a collection, or of a search (rules collection-1, collection-5, collection-14). */
export function CollectionListing(props: CollectionProps) {
  const id = useSectionId();
  const { store, pages, above, page, last, wanted, loading, failed } = useCollection(props);
  const show = (url: string) => void store.show(url);
  const prefetch = usePrefetch();
  const counted = useShownCounts(page, wanted === null);
  return (
    <div className="collection">
      <div className="collection__bar small">
        {page.enable_filters && page.filters.length > 0 && <FilterButton />}
        <p className="muted tabular collection__count">{t('collection.count', { count: page.count })}</p>
        <DensitySwitch />
        {page.enable_sorting && (
          <SortSelect
            id={`${id}-sort`}
            form={`${id}-filters`}
            listing={page}
            wanted={wanted}
            show={(form) => show(listingUrl(page.path, new FormData(form), page))}
          />
        )}
      </div>
      <div
        className={cx('collection__body', page.enable_filters && page.filters.length > 0 && 'collection__body--panel')}
      >
        {/* It may be higher than the window: then it scrolls, by key too. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by key */}
        <section className="filters-panel" aria-label={t('collection.filters')} tabIndex={0}>
          {page.enable_filters && page.filters.length > 0 ? (
            <details className="filters-fold">
              <summary className="filters-fold__name">{t('collection.filters')}</summary>
              <FilterForm id={`${id}-filters`} listing={counted} wanted={wanted} show={show} />
            </details>
          ) : (
            <form id={`${id}-filters`} action={page.path} method="get">
              {page.kept.map((field) => (
                <input key={field.name} type="hidden" name={field.name} value={field.value} />
              ))}
            </form>
          )}
        </section>
        <div className="collection__list" onPointerOver={prefetch}>
          {page.enable_filters && page.filters_active && <ActiveFilters listing={page} show={show} />}
          {failed === 'list' && pageConfig().settings.show_errors && (
            <p className="errors small collection__failed">{t('collection.failed')}</p>
          )}
          <PreviousPages page={page} loading={loading} failed={failed} load={store.loadPrevious} />
          <CollectionGrid first={page} pages={pages} above={above} busy={wanted !== null} />
          <EmptyList first={page} last={last} />
          {page.paginate ? (
            page.paging.total > 1 && <Pagination paging={page.paging} />
          ) : (
            <MorePages page={last} loading={loading} failed={failed} load={store.loadNext} />
          )}
        </div>
      </div>
      {page.enable_filters && page.filters.length > 0 && (
        <LazyFilterDrawer id={`${id}-drawer`} listing={counted} wanted={wanted} show={show} />
      )}
    </div>
  );
}
