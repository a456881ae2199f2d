import { EVERYTHING } from '../cache/facts.ts';
import type { Store } from '../store/open.ts';
import type { LiveTheme } from '../theme/watch.ts';

/** Development: changes of what the pages of the shop show. */
export interface ShownChanges {
  /** Called after the theme was read again, and after an import. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export function shownChanges(theme: LiveTheme, store: Pick<Store, 'changes'>): ShownChanges {
  return {
    subscribe(listener) {
      const stops = [
        theme.onChange(listener),
        store.changes.subscribe((facts) => {
          if (facts.has(EVERYTHING)) listener();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
