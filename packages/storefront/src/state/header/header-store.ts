import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Overlays } from '../overlays/overlays-store.ts';

export interface HeaderState {
  /** Id of the open mega-menu. */
  megaMenu: string | null;
  searchOpen: boolean;
  /** The header has been scrolled out of view (rule header-13). */
  sticky: boolean;
  /** The mobile menu is open; it holds the page (rule menu-7). */
  menuOpen: boolean;
}

export interface Header extends Pick<StoreApi<HeaderState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Hovering a menu with links activates it (rule header-18); one without leaves all closed. */
  hover(menu: string, hasLinks: boolean): void;
  /** Leaving closes all (rule header-18). */
  leave(): void;
  toggleMegaMenu(menu: string): void;
  toggleSearch(): void;
  closeSearch(): void;
  openMenu(): void;
  closeMenu(): void;
  setSticky(sticky: boolean): void;
}

/** The header's states (rule header-17). Its mobile menu is the drawer `menuDrawer` of the overlays, so only one thing is open. */
export function createHeader(overlays: Overlays, menuDrawer: string): Header {
  const store = createStore<HeaderState>(() => ({ megaMenu: null, searchOpen: false, sticky: false, menuOpen: false }));
  const { getState, setState } = store;
  const change = (next: Partial<HeaderState>) => {
    const state = getState();
    if (Object.entries(next).some(([key, value]) => state[key as keyof HeaderState] !== value)) setState(next);
  };

  /** Opens something of the header's own; an open select gives way, below a modal or a drawer nothing opens. */
  const open = (next: Partial<HeaderState>) => {
    const { modal, panel } = overlays.getState();
    if (modal !== null || panel?.kind === 'drawer') return;
    change(next);
    overlays.closeSelect();
  };
  /** The same by a press, which takes over from a dialog that is still being fetched. */
  const press = (next: Partial<HeaderState>) => {
    if (!overlays.isShown()) overlays.closeAll();
    open(next);
  };

  overlays.subscribe(({ modal, panel }) => {
    const menuOpen = panel?.kind === 'drawer' && panel.id === menuDrawer;
    const covered = modal !== null || panel !== null;
    change(covered ? { menuOpen, megaMenu: null, searchOpen: false } : { menuOpen });
  });

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    hover: (menu, hasLinks) => (hasLinks ? open({ megaMenu: menu, searchOpen: false }) : change({ megaMenu: null })),
    leave: () => change({ megaMenu: null }),
    toggleMegaMenu: (menu) =>
      getState().megaMenu === menu ? change({ megaMenu: null }) : press({ megaMenu: menu, searchOpen: false }),
    toggleSearch: () =>
      getState().searchOpen ? change({ searchOpen: false }) : press({ searchOpen: true, megaMenu: null }),
    closeSearch: () => change({ searchOpen: false }),
    openMenu: () => overlays.openDrawer(menuDrawer),
    closeMenu: () => overlays.closeDrawer(menuDrawer),
    setSticky: (sticky) => change({ sticky }),
  };
}
