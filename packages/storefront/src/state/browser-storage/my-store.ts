import type { ProductStore } from '../../domain/store.schema.ts';
import { appsConfig } from '../../platform/apps-config.ts';

type StoreId = ProductStore['id'];

const KEY = 'vitrine:store';

/** What this browser remembers: a store; empty: none any more; null: never one, or nothing can be remembered. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The store the shopper picks up in, as this browser remembers it; null where none was chosen, or nothing can be remembered. */
export function myStore(): StoreId | null {
  const id = stored();
  return id === 'newYork' || id === 'sanFrancisco' ? id : null;
}

/** Whether a store was ever chosen: the bag may then name one, also one that was given up since. */
export const hadStore = (): boolean => stored() !== null;

/** Remembers a store, or that there is none any more. */
export function rememberStore(id: StoreId | null): void {
  try {
    localStorage.setItem(KEY, id ?? '');
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** The location of the platform that is a store, by its name, whatever its case. */
export function locationOf<P extends { name: string }>(id: StoreId, places: readonly P[], own = ''): P | undefined {
  const names = [own, ...appsConfig().storeNames[id]].map((name) => name.trim().toLowerCase());
  return places.find(({ name }) => names.includes(name.trim().toLowerCase()));
}
