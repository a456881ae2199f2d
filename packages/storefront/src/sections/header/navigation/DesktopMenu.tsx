import { t, useSectionId } from '@vitrine/compiler/view.ts';
import type { HeaderLink, MegaMenu } from '../header.schema.ts';
import { NavEntry } from './NavEntry.tsx';
import { useNav } from './use-nav.ts';

/** The menu from 1024 px on (rule header-2): plain links without scripts, mega-menus with them. */
export function DesktopMenu({ menu, menus }: { menu: readonly HeaderLink[]; menus: readonly MegaMenu[] }) {
  const id = useSectionId();
  const nav = useNav();
  return (
    <nav className="nav" ref={nav} aria-label={t('accessibility.main_menu')}>
      <ul className="nav__list">
        {menu.map((item, index) => (
          <NavEntry key={item.url} id={`${id}-menu-${index}`} item={item} menus={menus} />
        ))}
      </ul>
    </nav>
  );
}
