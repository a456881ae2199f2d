import { routes, t } from '@vitrine/compiler/view.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../components/Icon.tsx';
import { overlayRoot } from '../../../components/overlay-root.ts';
import { useDialog } from '../../../components/use-dialog.ts';
import { useStanding } from '../../../components/use-standing.ts';
import { header } from '../../../state/header.ts';
import { viewport } from '../../../state/viewport.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { MenuLocalization } from './MenuLocalization.tsx';
import { MenuSearch } from './MenuSearch.tsx';
import { measureEntries } from './measure-entries.ts';
import type { MobileMenuProps } from './mobile-menu-props.ts';
import { navItems, unfolds } from './nav-items.ts';
import { beginMenu } from './opening-steps.ts';
import { useSwipeAway } from './use-swipe-away.ts';

const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** The menu on a phone (rules menu-1, menu-7): it slides in beside the page and holds it; a finger pushes it out again. */
export default function MenuDrawer({
  open,
  accounts_shown,
  search_shown,
  wish_list_url,
  menu,
  mega_menus,
  mobile_links,
}: MobileMenuProps & { open: boolean }) {
  const items = useMemo(() => navItems({ menu, mega_menus, mobile_links }), [menu, mega_menus, mobile_links]);
  const main = items.filter(({ type }) => type !== 'mobile');
  const extra = items.filter(({ type }) => type === 'mobile');
  const first = main.findIndex(unfolds);
  const [unfolded, setUnfolded] = useState<number | null>(null);
  const standing = useStanding(open);
  const dialog = useDialog(open, header.closeMenu);
  const steps = useRef<ReturnType<typeof beginMenu>>(null);
  useSwipeAway(dialog.ref, header.closeMenu);

  useEffect(() => {
    const sheet = dialog.ref.current;
    if (!open || !sheet) return;
    const measure = () => measureEntries(sheet);
    const begun = beginMenu({
      after,
      measure,
      openFirst: () => first >= 0 && setUnfolded(first),
    });
    steps.current = begun;
    window.addEventListener('resize', measure);
    window.addEventListener('pagehide', header.closeMenu);
    return () => {
      begun.stop();
      window.removeEventListener('resize', measure);
      window.removeEventListener('pagehide', header.closeMenu);
      setUnfolded(null);
    };
  }, [open, first, dialog.ref]);
  // Below 1024 px only: a window made wide, or a tablet turned, has the other menu.
  useEffect(() => viewport.subscribe(({ desktop }) => desktop && header.closeMenu()), []);

  const press = (index: number) => {
    steps.current?.touched();
    setUnfolded((before) => (before === index ? null : index));
  };

  return createPortal(
    <dialog className="menu" aria-label={t('header.menu')} {...dialog}>
      <p className="visually-hidden" data-live-region="" role="status" aria-live="polite" />
      <div className="menu__head">
        <button type="button" className="icon-button" aria-label={t('general.close')} onClick={header.closeMenu}>
          <Icon name="close" />
        </button>
      </div>
      <div className="menu__body">
        {search_shown && <MenuSearch />}
        <nav aria-label={t('accessibility.main_menu')}>
          <ul>
            {main.map((item, index) => (
              <MenuEntry
                key={index}
                item={item}
                id={`menu-entry-${index}`}
                open={unfolded === index}
                full={standing}
                onPress={() => press(index)}
              />
            ))}
          </ul>
          {extra.length > 0 && (
            <ul className="menu__extra">
              {extra.map(({ title, url }, index) => (
                <li key={index}>
                  <a className="menu-link" href={url}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </nav>
      </div>
      <div className="menu__foot">
        {accounts_shown && (
          <a className="menu-link menu__account" href={routes.account_url}>
            <Icon name="account" />
            {t('header.account')}
          </a>
        )}
        {wish_list_url && (
          <a className="menu-link menu__account" href={wish_list_url}>
            <Icon name="heart" />
            {t('header.wish_list')}
          </a>
        )}
        <MenuLocalization />
      </div>
    </dialog>,
    overlayRoot(),
  );
}
