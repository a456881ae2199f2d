import { createStore } from 'zustand/vanilla';

/** Inches or centimetres. */
export type Unit = 'in' | 'cm';

const KEY = 'vitrine:unit';

/** What the visitor chose on an earlier page. Storage may be switched off. */
function remembered(): Unit | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'in' || kept === 'cm' ? kept : null;
  } catch {
    return null;
  }
}

const store = createStore<{ unit: Unit | null }>(() => ({ unit: null }));
let read = false;

function recall() {
  if (read || typeof window === 'undefined') return;
  read = true;
  store.setState({ unit: remembered() });
}

/** The unit of measures on this device; null until the visitor chose one: then the shop's for the visitor's country holds. */
export const units = {
  getState() {
    recall();
    return store.getState();
  },
  getInitialState: store.getInitialState,
  subscribe(listener: () => void) {
    recall();
    return store.subscribe(listener);
  },
  choose(unit: Unit) {
    read = true;
    store.setState({ unit });
    try {
      localStorage.setItem(KEY, unit);
    } catch {
      // It holds for this page.
    }
  },
};
