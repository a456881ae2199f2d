import type { ProductStore } from '@vitrine/contract';

type StoreId = ProductStore['id'];

const KEY = 'vitrine:store';

/** The store the shopper picks up in, as this browser remembers it; null where none was chosen, or nothing can be remembered. */
export function myStore(): StoreId | null {
  try {
    const id = localStorage.getItem(KEY);
    return id === 'newYork' || id === 'sanFrancisco' ? id : null;
  } catch {
    return null;
  }
}

/** Remembers a store, or none. */
export function rememberStore(id: StoreId | null): void {
  try {
    if (id) localStorage.setItem(KEY, id);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
