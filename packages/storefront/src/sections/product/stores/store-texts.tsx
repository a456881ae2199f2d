import { t } from '@vitrine/compiler/view.ts';
import type { ReactNode } from 'react';
import type { Choice } from '../../../domain/choice.ts';
import type { ProductStore } from '../../../domain/store.schema.ts';
import { pageStoreStock } from '../../../integrations/store-stock/page-store-stock.ts';
import type { StoreStockStore } from '../../../integrations/store-stock/store-stock-store.ts';
import { locationOf, myStore, rememberStore } from '../../../state/my-store.ts';
import type { ProductWithStores } from './product-with-stores.ts';

/** What is said of each store; empty: nothing is known of it. */
export interface StoreWords {
  title: string;
  newYork: string;
  sanFrancisco: string;
  /** Makes a store the shopper's own, or takes that back; nothing where the shop offers no pick-up. */
  control: (store: ProductStore) => ReactNode;
}

/** Pieces up to which a store's stock is called low. */
const LOW = 3;

/** `ready`: where the shopper picks up, how soon that is. */
const wordsFor = (pieces: number | null, ready = ''): string => {
  if (pieces === null) return '';
  if (ready !== '' && pieces > 0) return ready;
  if (pieces > LOW) return t('stores.in_stock');
  return pieces > 0 ? t('stores.low', { count: pieces }) : t('stores.none');
};

/** What was chosen besides the color: "Size 4, Length Tall". */
const sizeOf = ({ options }: ProductWithStores, values: Choice): string =>
  options
    .flatMap(({ name, is_color, values: all }, index) =>
      is_color || all.length < 2 ? [] : `${name} ${values[index] ?? ''}`,
    )
    .join(', ');

const stores = new Map<number, StoreStockStore | null>();

/**
 * Says what the stores have of a variant: nothing at first, then what the inventory app answers. Where the shop offers pick-up
 * one of them may be the shopper's own, and says what is ready there. Never rejects.
 */
export async function storeWords(
  product: ProductWithStores,
  variant: number,
  values: Choice,
  say: (words: StoreWords) => void,
): Promise<void> {
  if (!stores.has(product.id)) stores.set(product.id, pageStoreStock(product.id));
  const store = stores.get(product.id);
  if (!store) return;
  const size = sizeOf(product, values);
  const title = size ? t('stores.title_of', { size }) : t('stores.title');
  const pickUp = product.service.pick_up;
  let chosen = myStore();
  const choose = (id: ProductStore['id']) => {
    chosen = id === chosen ? null : id;
    rememberStore(chosen);
    tell();
  };
  const tell = () => {
    const { newYork, sanFrancisco } = store.getState();
    const mine = pickUp.length > 0 ? chosen : null;
    const place = product.service.stores.find(({ id }) => id === mine);
    const ready = place && (locationOf(place.id, pickUp, place.name)?.time || t('stores.ready'));
    say({
      title,
      newYork: wordsFor(newYork, mine === 'newYork' ? ready : ''),
      sanFrancisco: wordsFor(sanFrancisco, mine === 'sanFrancisco' ? ready : ''),
      control: (store) =>
        pickUp.length > 0 && (
          <dd>
            <button
              type="button"
              className="text-button muted"
              aria-label={t('stores.mine_of', { store: store.name })}
              aria-pressed={mine === store.id}
              onClick={() => choose(store.id)}
            >
              {t('stores.mine')}
            </button>
          </dd>
        ),
    });
  };
  const read = store.variantChanged(variant);
  tell();
  await read;
  if (store.getState().variantId === variant) tell();
}
