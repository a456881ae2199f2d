import { t } from '@vitrine/compiler/view.ts';
import type { HeaderProps } from '@vitrine/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { header } from '../../state/header.ts';
import { useHeader } from '../../state/use-header.ts';
import { PlainMenu } from './PlainMenu.tsx';

export type MobileMenuProps = Pick<
  HeaderProps,
  'menu' | 'mega_menus' | 'mobile_links' | 'accounts_shown' | 'search_shown' | 'wish_list_url'
>;

const loadDrawer = () => import('./MenuDrawer.tsx');
/** A drawer that cannot be had must not hold the page. */
const MenuDrawer = lazy(() =>
  loadDrawer().catch(() => {
    header.closeMenu();
    return new Promise<never>(() => {});
  }),
);
const preload = () => void loadDrawer().catch(() => {});

/** The way to the menu on a phone. What is in it is loaded at the first sign of interest; without scripts it is disclosures all the way down. */
export function MobileMenu(props: MobileMenuProps) {
  const open = useHeader((state) => state.menuOpen);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  return (
    <div className="mobile-menu">
      <button
        type="button"
        className="icon-button needs-script"
        aria-label={t('header.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={header.openMenu}
        onPointerDown={preload}
        onFocus={preload}
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
      {(open || wanted) && (
        <Suspense fallback={null}>
          <MenuDrawer {...props} open={open} />
        </Suspense>
      )}
    </div>
  );
}
