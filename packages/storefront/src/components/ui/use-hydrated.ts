import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is painted and hydrated, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
