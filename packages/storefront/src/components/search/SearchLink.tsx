import { routes, t } from '@vitrine/compiler/view.ts';
import type { MouseEvent } from 'react';
import { header } from '../../state/header.ts';
import { useHeader } from '../../state/use-header.ts';
import { Icon } from '../Icon.tsx';
import { loadPanel } from './load-panel.ts';

/** The way to the search: a plain link to the search page, which scripts turn into the panel below the header. */
export function SearchLink() {
  const open = useHeader((state) => state.searchOpen);
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
      onClick={click}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <Icon name="search" />
    </a>
  );
}

/** Intent: the panel is on its way before the click. */
function preload() {
  loadPanel().catch(() => {});
}
