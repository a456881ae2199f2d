import { useStore } from '../use-store.ts';
import { overlays } from './overlays.ts';

/** Whether the modal with this id is open. */
export const useModalOpen = (id: string): boolean => useStore(overlays, (state) => state.modal === id);

/** Whether the drawer with this id is open. */
export const useDrawerOpen = (id: string): boolean =>
  useStore(overlays, ({ panel }) => panel?.kind === 'drawer' && panel.id === id);

/** Whether the select with this id is open. */
export const useSelectOpen = (id: string): boolean =>
  useStore(overlays, ({ panel }) => panel?.kind === 'select' && panel.id === id);
