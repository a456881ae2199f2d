/** Published where anything may have changed: an import, a write of another process. */
export const EVERYTHING = '*';

/** Subscribers to changed rows: the cache drops the entries that depend on them. */
export interface Changes {
  /** Facts (`cache/facts.ts`) like `product:12`, `quantity:12`, `menu:main`; published once, after the write is on disk. */
  publish(facts: Iterable<string>): void;
  /** Returns how to stop listening. A listener that throws does not stop the others. */
  subscribe(listener: (facts: ReadonlySet<string>) => void): () => void;
  /** A write is on disk, of this process or another, whether it changed an entity or not. */
  committed(): void;
  onCommit(listener: () => void): () => void;
}

export function createChanges(): Changes {
  const listeners = new Set<(facts: ReadonlySet<string>) => void>();
  const commits = new Set<() => void>();
  return {
    publish(facts) {
      const changed = new Set(facts);
      if (changed.size === 0) return;
      for (const listener of listeners) {
        try {
          listener(changed);
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
