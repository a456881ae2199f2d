import { toggleFallback } from '@vitrine/compiler/client/fallback.ts';
import { t } from '@vitrine/compiler/view.ts';
import { useRef } from 'react';
import { viewChunk } from '../../../components/lazy/chunk.ts';
import { useChunk, useChunkBusy } from '../../../components/lazy/use-chunk.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import { header, useHeader } from '../../../state/header/header.ts';
import type { MobileMenuProps } from '../header.schema.ts';
import { PlainMenu } from './PlainMenu.tsx';

const drawer = viewChunk(() => import('./MenuDrawer.tsx'));

/** ms to wait for the drawer's code; then the menu without scripts opens instead. */
const PATIENCE = 1000;

/**
 * The button of the menu on a phone. The drawer's code is preloaded on pointerdown or focus. Without scripts, and where the drawer is slow
 * or cannot be fetched, the menu is `PlainMenu`.
 */
export function MobileMenu(props: MobileMenuProps) {
  const open = useHeader((state) => state.menuOpen);
  const button = useRef<HTMLButtonElement>(null);
  const busy = useChunkBusy(drawer, open);
  const MenuDrawer = useChunk(drawer, open, {
    patience: PATIENCE,
    instead() {
      header.closeMenu();
      if (button.current) toggleFallback(button.current);
    },
  });
  const press = () => {
    const isPlain = button.current?.closest('[data-island]')?.querySelector(':scope > details');
    if (button.current && isPlain) toggleFallback(button.current);
    else header.openMenu();
  };
  return (
    <div className="mobile-menu">
      <button
        ref={button}
        type="button"
        className="icon-button needs-script"
        data-plain=""
        aria-label={t('header.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={busy || undefined}
        onClick={press}
        onPointerDown={drawer.preload}
        onFocus={drawer.preload}
      >
        <Icon name="menu" />
      </button>
      <noscript>
        <PlainMenu
          menu={props.menu}
          mobile_links={props.mobile_links}
          accounts_shown={props.accounts_shown}
          search_shown={props.search_shown}
        />
      </noscript>
      {MenuDrawer && <MenuDrawer {...props} open={open} />}
    </div>
  );
}
