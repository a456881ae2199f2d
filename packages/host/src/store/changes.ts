/** Who wants to know that rows changed: the page cache drops the pages that read them. */
export interface Changes {
  /** Entity keys like `product:12`, `products`, `menu:main`; told once, after the write is on disk. */
  publish(keys: Iterable<string>): void;
  /** Returns how to stop listening. A listener that throws does not stop the others. */
  subscribe(listener: (keys: ReadonlySet<string>) => void): () => void;
  /** A write is on disk, of this process or another, whether it changed an entity or not. */
  committed(): void;
  onCommit(listener: () => void): () => void;
}

export function createChanges(): Changes {
  const listeners = new Set<(keys: ReadonlySet<string>) => void>();
  const commits = new Set<() => void>();
  return {
    publish(keys) {
      const told = new Set(keys);
      if (told.size === 0) return;
      for (const listener of listeners) {
        try {
          listener(told);
        } catch (error) {
          console.error('A listener of shop changes failed:', error);
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    committed() {
      for (const listener of commits) listener();
    },
    onCommit(listener) {
      commits.add(listener);
      return () => commits.delete(listener);
    },
  };
}
