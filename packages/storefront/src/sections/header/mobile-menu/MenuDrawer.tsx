import { routes, t } from '@vitrine/compiler/view.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { overlayRoot } from '../../../components/dialog/overlay-root.ts';
import { useDeferredContent } from '../../../components/dialog/use-deferred-content.ts';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import { header } from '../../../state/header/header.ts';
import { viewport } from '../../../state/viewport/viewport.ts';
import type { MobileMenuProps } from '../header.schema.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { MenuLocalization } from './MenuLocalization.tsx';
import { MenuSearch } from './MenuSearch.tsx';
import { isExpandable, navItems } from './nav-items.ts';
import { scheduleOpening } from './opening-steps.ts';
import { useSwipeAway } from './use-swipe-away.ts';

const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Sets the height of each entry's links (rule menu-8), in px, for the transition. An entry that has no links on the page yet has none. */
function measureEntries(menu: ParentNode): void {
  const clips = [...menu.querySelectorAll<HTMLElement>('.menu-entry__clip:not(:empty)')];
  // All are read before any is written: one layout instead of one for each.
  const heights = clips.map((clip) => clip.firstElementChild?.scrollHeight ?? 0);
  for (const [index, clip] of clips.entries()) clip.style.setProperty('--height', `${heights[index]}px`);
}

/** The menu on a phone (rules menu-1, menu-7): a dialog that slides in and is closed by a swipe. */
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
  const first = main.findIndex(isExpandable);
  const [expanded, setExpanded] = useState<number | null>(null);
  const standing = useDeferredContent(open);
  const dialog = useDialog(open, header.closeMenu);
  const openingRef = useRef<ReturnType<typeof scheduleOpening>>(null);
  useSwipeAway(dialog.ref, header.closeMenu);

  useEffect(() => {
    const sheet = dialog.ref.current;
    if (!open || !sheet) return;
    const measure = () => measureEntries(sheet);
    const opening = scheduleOpening({
      after,
      measure,
      openFirst: () => first >= 0 && setExpanded(first),
    });
    openingRef.current = opening;
    window.addEventListener('resize', measure);
    window.addEventListener('pagehide', header.closeMenu);
    return () => {
      opening.stop();
      window.removeEventListener('resize', measure);
      window.removeEventListener('pagehide', header.closeMenu);
      setExpanded(null);
    };
  }, [open, first, dialog.ref]);
  // From 1024 px on (a resized window, a rotated tablet) the page has the desktop menu.
  useEffect(() => viewport.subscribe(({ desktop }) => desktop && header.closeMenu()), []);

  const press = (index: number) => {
    openingRef.current?.touched();
    setExpanded((before) => (before === index ? null : index));
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
                open={expanded === index}
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
