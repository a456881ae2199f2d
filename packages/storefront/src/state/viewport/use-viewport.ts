import { useStore } from '../use-store.ts';
import { viewport } from './viewport.ts';

/** Whether the window is at least 1024 px wide. False while the page is first painted. */
export const useDesktop = (): boolean => useStore(viewport, (state) => state.desktop);

/** Whether the visitor asked for less movement. */
export const useReducedMotion = (): boolean => useStore(viewport, (state) => state.reducedMotion);
