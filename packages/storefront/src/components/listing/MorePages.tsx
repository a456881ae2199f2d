import { t } from '@vitrine/compiler/view.ts';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { CollectionProps } from '../../domain/collection.schema.ts';
import { pageConfig } from '../../platform/page-config.ts';
import type { ListCall } from '../../state/lists/list-store.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** px before the end marker is in sight that the next page is read. */
const AHEAD = '600px';

interface More {
  page: CollectionProps;
  loading: ListCall | null;
  failed: ListCall | null;
  load: () => Promise<void>;
}

const take = (load: () => Promise<void>) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void load();
};

/** The end of the list: the next page comes when it is in sight and the page is below the last (rule collection-5). Without scripts a link. */
export function MorePages({ page, loading, failed, load }: More) {
  const marker = useRef<HTMLDivElement>(null);
  const stopped = failed === 'next';
  const number = page.current_page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: watched anew after every page, since a marker that stays in sight says nothing
  useEffect(() => {
    if (!marker.current || stopped || typeof IntersectionObserver !== 'function') return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void load();
      },
      { rootMargin: AHEAD },
    );
    seen.observe(marker.current);
    return () => seen.disconnect();
  }, [number, loading, stopped, load]);
  return (
    <div ref={marker} className="more-pages" data-wake="" aria-busy={loading === 'next'}>
      {stopped && pageConfig().settings.show_errors && <p className="small error">{t('collection.more_failed')}</p>}
      {page.current_page < page.total_pages && page.next_url && (
        <a className="button button--quiet" href={page.next_url} rel="next" data-scripted="" onClick={take(load)}>
          {t('collection.load_more')}
        </a>
      )}
    </div>
  );
}

/** The way to the pages before the first that is shown; they are put above it, and the window stays where it is. */
export function PreviousPages({ page, loading, failed, load }: More) {
  const keep = useKeptPlace(page.current_page);
  return (
    <div className="more-pages more-pages--before" aria-busy={loading === 'previous'}>
      {failed === 'previous' && pageConfig().settings.show_errors && (
        <p className="small error">{t('collection.more_failed')}</p>
      )}
      {!page.paginate && page.previous_url && (
        <a
          className="button button--quiet"
          href={page.previous_url}
          rel="prev"
          data-scripted=""
          onClick={(event) => {
            keep();
            take(load)(event);
          }}
        >
          {t('collection.load_previous')}
        </a>
      )}
    </div>
  );
}
