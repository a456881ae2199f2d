import { useSyncExternalStore } from 'react';

/** What a component needs of a store. */
export interface Readable<T> {
  getState(): T;
  /** What a first paint shows; the same on the platform's servers and while hydrating. */
  getInitialState(): T;
  subscribe(listener: () => void): () => void;
}

/** Reads a part of a store. `select` must answer the same reference for the same state: a field, or a plain value. */
export function useStore<T, U>(store: Readable<T>, select: (state: T) => U): U {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  );
}
