import { pageConfig } from '../../platform/page-config.ts';
import { header, useHeader } from '../../state/header/header.ts';
import { useChunk } from '../lazy/use-chunk.ts';
import { searchPanel } from './search-panel.ts';

/** ms after which a shopper who waits for the panel gets the search page, which does the same. */
const PATIENCE = 1000;

/** Where the search panel unfolds, below the bar of the header. Nothing of it is loaded before it is wanted. */
export function SearchSlot() {
  const open = useHeader((state) => state.searchOpen);
  const SearchPanel = useChunk(searchPanel, open, {
    patience: PATIENCE,
    instead() {
      header.closeSearch();
      window.location.assign(pageConfig().routes.search_url);
    },
  });
  return SearchPanel && <SearchPanel open={open} />;
}
