import { createStore } from 'zustand/vanilla';

/** px from which the layout is the desktop's (rule layout-1). */
export const DESKTOP_WIDTH = 1024;
/** px above which a picture can be zoomed (rule gallery-13). */
export const ZOOM_WIDTH = 1028;

const DESKTOP = `(min-width: ${DESKTOP_WIDTH}px)`;
const REDUCED = '(prefers-reduced-motion: reduce)';

export interface ViewportState {
  desktop: boolean;
  /** The visitor asked for less movement. */
  reducedMotion: boolean;
}

const store = createStore<ViewportState>(() => ({ desktop: false, reducedMotion: false }));
let watching = false;

function read(): ViewportState {
  return { desktop: window.matchMedia(DESKTOP).matches, reducedMotion: window.matchMedia(REDUCED).matches };
}

/** Before the first reader and outside a browser: a phone that may move. So a paint is the same everywhere. */
function watch() {
  if (watching || typeof window === 'undefined') return;
  watching = true;
  store.setState(read());
  for (const query of [DESKTOP, REDUCED]) {
    window.matchMedia(query).addEventListener('change', () => store.setState(read()));
  }
}

/** What kind of window this is, kept current. */
export const viewport = {
  getState() {
    watch();
    return store.getState();
  },
  getInitialState: store.getInitialState,
  subscribe(listener: (state: ViewportState, before: ViewportState) => void) {
    watch();
    return store.subscribe(listener);
  },
};
