import { routes, t } from '@vitrine/compiler/view.ts';
import type { MouseEvent } from 'react';
import { header, useHeader } from '../../state/header/header.ts';
import { useChunkBusy } from '../lazy/use-chunk.ts';
import { Icon } from '../ui/Icon.tsx';
import { searchPanel } from './search-panel.ts';

/** The way to the search: a plain link to the search page, which scripts turn into the panel below the header. */
export function SearchLink() {
  const open = useHeader((state) => state.searchOpen);
  const busy = useChunkBusy(searchPanel, open);
  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    header.toggleSearch();
  };
  return (
    <a
      className="icon-button"
      href={routes.search_url}
      data-scripted="search"
      aria-label={t('header.search')}
      aria-expanded={open ? 'true' : undefined}
      aria-busy={busy || undefined}
      onClick={click}
      onPointerEnter={searchPanel.preload}
      onFocus={searchPanel.preload}
    >
      <Icon name="search" />
    </a>
  );
}
