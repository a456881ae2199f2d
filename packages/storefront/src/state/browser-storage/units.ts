import { createStore } from 'zustand/vanilla';

/** Inches or centimetres. */
export type Unit = 'in' | 'cm';

const KEY = 'vitrine:unit';

/** What the visitor chose on an earlier page. Storage may be switched off. */
function storedUnit(): Unit | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'in' || stored === 'cm' ? stored : null;
  } catch {
    return null;
  }
}

const store = createStore<{ unit: Unit | null }>(() => ({ unit: null }));
let read = false;

function readStored() {
  if (read || typeof window === 'undefined') return;
  read = true;
  store.setState({ unit: storedUnit() });
}

/** The unit of measures on this device; null until the visitor chose one: then the shop's for the visitor's country holds. */
export const units = {
  getState() {
    readStored();
    return store.getState();
  },
  getInitialState: store.getInitialState,
  subscribe(listener: () => void) {
    readStored();
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
