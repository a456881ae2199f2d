import { t } from '@vitrine/compiler/view.ts';
import { pageStoreStock } from '../../integrations/store-stock/page-store-stock.ts';
import type { StoreStockStore } from '../../integrations/store-stock/store-stock-store.ts';

/** What is said of each store; empty: nothing is known of it. */
export interface StoreWords {
  newYork: string;
  sanFrancisco: string;
}

/** Pieces up to which a store's stock is called low. */
const LOW = 3;

const wordsFor = (pieces: number | null): string => {
  if (pieces === null) return '';
  if (pieces > LOW) return t('stores.in_stock');
  return pieces > 0 ? t('stores.low', { count: pieces }) : t('stores.none');
};

const stores = new Map<number, StoreStockStore | null>();

/** Says what the stores have of a variant: nothing at first, then what the inventory app answers. Never rejects. */
export async function storeWords(
  productId: number,
  variantId: number,
  say: (words: StoreWords) => void,
): Promise<void> {
  if (!stores.has(productId)) stores.set(productId, pageStoreStock(productId));
  const store = stores.get(productId);
  if (!store) return;
  const tell = () => {
    const { newYork, sanFrancisco } = store.getState();
    say({ newYork: wordsFor(newYork), sanFrancisco: wordsFor(sanFrancisco) });
  };
  const read = store.variantChanged(variantId);
  tell();
  await read;
  if (store.getState().variantId === variantId) tell();
}
