import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ScrollLock } from './scroll-lock.ts';

/** What lies over the page: at most one modal, and at most one drawer or select (rules layout-2, layout-3). */
export interface OverlaysState {
  /** Id of the open modal. */
  modal: string | null;
  /** The open drawer (`cart`, `menu`, `filters` …) or select. */
  panel: { kind: 'drawer' | 'select'; id: string } | null;
}

export interface Overlays extends Pick<StoreApi<OverlaysState>, 'getState' | 'getInitialState' | 'subscribe'> {
  openModal(id: string): void;
  /** The same id closes it (rule layout-2). */
  toggleModal(id: string): void;
  /** Closes the modal; with an id only if it is that one. */
  closeModal(id?: string): void;
  /** Opens a drawer; a modal, select or other drawer gives way. */
  openDrawer(id: string): void;
  /** The same one clears it (rule layout-3). */
  toggleDrawer(id: string): void;
  /** Closes the drawer; with an id only if it is that one. */
  closeDrawer(id?: string): void;
  toggleSelect(id: string): void;
  closeSelect(): void;
  /** Closes what lies on top: the modal, else the drawer or select. False when nothing was open. */
  closeTop(): boolean;
  closeAll(): void;
  /** Holds the page while a dialog is shown, from the moment it is shown until the answer is called. */
  show(): () => void;
  /** Whether a dialog is shown. One whose code is still being fetched is open, and not shown. */
  isShown(): boolean;
}

const NOTHING: OverlaysState = { modal: null, panel: null };

/** The page is held while a dialog is shown (`show`), not while its code is being fetched: a fetch may fail. */
export function createOverlays(scroll: ScrollLock): Overlays {
  const store = createStore<OverlaysState>(() => NOTHING);
  const { getState, setState } = store;
  let shown = 0;

  const isOpen = (kind: 'drawer' | 'select', id: string) => {
    const { panel } = getState();
    return panel?.kind === kind && panel.id === id;
  };
  /** A select belongs to what it was opened on: it closes with a modal, and below one. */
  const setModal = (modal: string | null) => {
    const { panel } = getState();
    setState({ modal, panel: panel?.kind === 'select' ? null : panel });
  };
  const openModal = (id: string) => setModal(id);
  const closeModal = (id?: string) => {
    if (id === undefined || getState().modal === id) setModal(null);
  };
  const openDrawer = (id: string) => setState({ modal: null, panel: { kind: 'drawer', id } });
  const closePanel = (kind: 'drawer' | 'select') => {
    if (getState().panel?.kind === kind) setState({ panel: null });
  };

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    openModal,
    toggleModal: (id) => (getState().modal === id ? closeModal() : openModal(id)),
    closeModal,
    openDrawer,
    toggleDrawer: (id) => (isOpen('drawer', id) ? closePanel('drawer') : openDrawer(id)),
    closeDrawer(id) {
      if (id === undefined || isOpen('drawer', id)) closePanel('drawer');
    },
    toggleSelect: (id) => (isOpen('select', id) ? closePanel('select') : setState({ panel: { kind: 'select', id } })),
    closeSelect: () => closePanel('select'),
    closeTop() {
      const { modal, panel } = getState();
      if (modal !== null) closeModal();
      else if (panel) setState({ panel: null });
      return modal !== null || panel !== null;
    },
    closeAll: () => setState(NOTHING),
    show() {
      const free = scroll.lock();
      shown += 1;
      let counts = true;
      return () => {
        if (!counts) return;
        counts = false;
        shown -= 1;
        free();
      };
    },
    isShown: () => shown > 0,
  };
}
