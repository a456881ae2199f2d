let saved: readonly string[] = [];
const listeners = new Set<() => void>();

export const wishlist = {
  add(handle: string) {
    saved = [...saved, handle];
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => saved,
  getServerSnapshot: (): readonly string[] => EMPTY,
};

const EMPTY: readonly string[] = [];
