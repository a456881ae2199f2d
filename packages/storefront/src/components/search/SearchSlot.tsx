import { lazy, Suspense, useEffect, useState } from 'react';
import { pageConfig } from '../../platform/page-config.ts';
import { header } from '../../state/header.ts';
import { useHeader } from '../../state/use-header.ts';
import { loadPanel } from './load-panel.ts';

/** A panel that cannot be had must not leave the shopper waiting: the search page does the same. */
const SearchPanel = lazy(() =>
  loadPanel().catch(() => {
    header.closeSearch();
    window.location.assign(pageConfig().routes.search_url);
    return new Promise<never>(() => {});
  }),
);

/** Where the search panel unfolds, below the bar of the header. Nothing of it is loaded before it is wanted. */
export function SearchSlot() {
  const open = useHeader((state) => state.searchOpen);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  return open || wanted ? (
    <Suspense fallback={null}>
      <SearchPanel open={open} />
    </Suspense>
  ) : null;
}
