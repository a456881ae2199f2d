import type { Listing } from '../../domain/listing.schema.ts';
import { FILTERS_DRAWER, overlays } from '../../state/overlays/overlays.ts';
import { useDrawerOpen } from '../../state/overlays/use-overlays.ts';
import { useChunk } from '../lazy/use-chunk.ts';
import { filterDrawer } from './filter-drawer.ts';

/** Where the drawer cannot be fetched: the panel that a wide window has beside the list. */
function showPanel() {
  overlays.closeDrawer(FILTERS_DRAWER);
  const panel = document.querySelector<HTMLElement>('.filters-panel');
  panel?.style.setProperty('display', 'block');
  panel?.querySelector<HTMLElement>('summary, input')?.focus();
}

/** The drawer of filters; loaded when it is first opened. */
export function LazyFilterDrawer(props: {
  id: string;
  listing: Listing;
  wanted: string | null;
  show: (url: string) => void;
}) {
  const open = useDrawerOpen(FILTERS_DRAWER);
  const FilterDrawer = useChunk(filterDrawer, open, { instead: showPanel });
  return FilterDrawer && <FilterDrawer {...props} open={open} />;
}
