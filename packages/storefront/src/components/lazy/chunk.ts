import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ChunkState<T> {
  /** Null until it has been fetched. */
  value: T | null;
}

/** Code that is fetched when it is first needed, e.g. what a dialog holds. */
export interface Chunk<T> extends Pick<StoreApi<ChunkState<T>>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Resolves with the code, which is fetched once. A failed fetch is repeated at once; when that fails too, the promise rejects and the next
   * call fetches again.
   */
  load(): Promise<T>;
  /** Starts to fetch at a sign of interest. A failure is not reported: `load` tries again. */
  preload(): void;
}

/** `fetchCode` is a dynamic import. It is called again after a failure, so it must not cache one. */
export function chunk<T>(fetchCode: () => Promise<T>): Chunk<T> {
  const store = createStore<ChunkState<T>>(() => ({ value: null }));
  let loading: Promise<T> | undefined;
  const load = () => {
    if (!loading) {
      loading = fetchCode()
        .catch(fetchCode)
        .then(
          (value) => {
            store.setState({ value });
            return value;
          },
          (error: unknown) => {
            loading = undefined;
            throw error;
          },
        );
    }
    return loading;
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    load,
    preload: () => void load().catch(() => {}),
  };
}

/** The default export of a module as a chunk: `viewChunk(() => import('./MenuDrawer.tsx'))`. */
export const viewChunk = <T>(load: () => Promise<{ default: T }>): Chunk<T> =>
  chunk(() => load().then((module) => module.default));
