import { t } from '@vitrine/compiler/view.ts';
import type { ProductStore } from '@vitrine/contract';
import { pageStoreStock } from '../../integrations/store-stock/page-store-stock.ts';
import type { StoreStockStore } from '../../integrations/store-stock/store-stock-store.ts';
import { myStore, rememberStore } from './my-store.ts';

/** What is said of each store; empty: nothing is known of it. */
export interface StoreWords {
  newYork: string;
  sanFrancisco: string;
  /** The store that is the shopper's own. */
  mine: ProductStore['id'] | null;
  /** Makes a store the shopper's own; the same again takes it back. */
  choose: (id: ProductStore['id']) => void;
}

/** Pieces up to which a store's stock is called low. */
const LOW = 3;

const wordsFor = (pieces: number | null, ready: boolean): string => {
  if (pieces === null) return '';
  if (ready && pieces > 0) return t('stores.ready');
  if (pieces > LOW) return t('stores.in_stock');
  return pieces > 0 ? t('stores.low', { count: pieces }) : t('stores.none');
};

const stores = new Map<number, StoreStockStore | null>();

/**
 * Says what the stores have of a variant: nothing at first, then what the inventory app answers. Where the shop offers pick-up (`pickUp`)
 * one of them may be the shopper's own, and says what is ready there. Never rejects.
 */
export async function storeWords(
  productId: number,
  variantId: number,
  pickUp: boolean,
  say: (words: StoreWords) => void,
): Promise<void> {
  if (!stores.has(productId)) stores.set(productId, pageStoreStock(productId));
  const store = stores.get(productId);
  if (!store) return;
  let chosen = myStore();
  const tell = () => {
    const { newYork, sanFrancisco } = store.getState();
    const mine = pickUp ? chosen : null;
    say({
      newYork: wordsFor(newYork, mine === 'newYork'),
      sanFrancisco: wordsFor(sanFrancisco, mine === 'sanFrancisco'),
      mine,
      choose(id) {
        chosen = id === chosen ? null : id;
        rememberStore(chosen);
        tell();
      },
    });
  };
  const read = store.variantChanged(variantId);
  tell();
  await read;
  if (store.getState().variantId === variantId) tell();
}
