import { createStore } from 'zustand/vanilla';

/** How large the pictures of a grid are: as the merchant set it, or one step to either side. */
export type Density = 'large' | 'standard' | 'small';

/** Where a browser stores it; read before the first paint (`shopper-choices.liquid`), which sets `data-density` on the document. */
export const DENSITY_KEY = 'vitrine:density';

const store = createStore<{ density: Density }>(() => ({ density: 'standard' }));

/** What the page was painted with. */
function recall() {
  const painted = document.documentElement.dataset.density;
  store.setState({ density: painted === 'large' || painted === 'small' ? painted : 'standard' });
}

/** The density of this browser's grids. */
export const gridDensity = {
  getState: store.getState,
  getInitialState: store.getInitialState,
  subscribe(listener: () => void) {
    recall();
    return store.subscribe(listener);
  },
  /** Shows and remembers it; where storage is refused it holds for this page. */
  choose(density: Density) {
    document.documentElement.dataset.density = density;
    store.setState({ density });
    try {
      localStorage.setItem(DENSITY_KEY, density);
    } catch {
      // It holds for this page.
    }
  },
};
