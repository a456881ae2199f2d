import { t } from '@vitrine/compiler/view.ts';
import type { ReactNode } from 'react';
import type { Choice } from '../../../domain/choice.ts';
import type { ProductStore } from '../../../domain/store.schema.ts';
import { pageStoreStock } from '../../../integrations/store-stock/page-store-stock.ts';
import type { StoreStockStore } from '../../../integrations/store-stock/store-stock-store.ts';
import { locationOf, myStore, storeMyStore } from '../../../state/browser-storage/my-store.ts';
import type { ProductProps } from '../product.schema.ts';

/** The fields of a product that the stores' stock needs. */
export interface ProductWithStores extends Pick<ProductProps, 'id' | 'options'> {
  service: Pick<ProductProps['service'], 'stores' | 'pick_up'>;
}

/** The text of each store; empty where its stock is unknown. */
export interface StoreTexts {
  title: string;
  newYork: string;
  sanFrancisco: string;
  /** The button that selects a store as the shopper's own, or deselects it; false where the shop has no pick-up. */
  control: (store: ProductStore) => ReactNode;
}

/** Largest quantity that counts as low stock. */
const LOW = 3;

/** `ready`: for the shopper's own store, when the order is ready for pick-up. */
const textFor = (quantity: number | null, ready = ''): string => {
  if (quantity === null) return '';
  if (ready !== '' && quantity > 0) return ready;
  if (quantity > LOW) return t('stores.in_stock');
  return quantity > 0 ? t('stores.low', { count: quantity }) : t('stores.none');
};

/** The chosen values besides the color: "Size 4, Length Tall". */
const sizeOf = ({ options }: ProductWithStores, values: Choice): string =>
  options
    .flatMap(({ name, is_color, values: all }, index) =>
      is_color || all.length < 2 ? [] : `${name} ${values[index] ?? ''}`,
    )
    .join(', ');

const stores = new Map<number, StoreStockStore | null>();

/**
 * Calls `onChange` with the stores' stock of a variant: empty at first, then as the inventory app answers. Where the shop has pick-up, one
 * store may be the shopper's own; its text is then when the order is ready. Never rejects.
 */
export async function watchStoreTexts(
  product: ProductWithStores,
  variant: number,
  values: Choice,
  onChange: (texts: StoreTexts) => void,
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
    storeMyStore(chosen);
    update();
  };
  const update = () => {
    const { newYork, sanFrancisco } = store.getState();
    const mine = pickUp.length > 0 ? chosen : null;
    const ownStore = product.service.stores.find(({ id }) => id === mine);
    const ready = ownStore && (locationOf(ownStore.id, pickUp, ownStore.name)?.time || t('stores.ready'));
    onChange({
      title,
      newYork: textFor(newYork, mine === 'newYork' ? ready : ''),
      sanFrancisco: textFor(sanFrancisco, mine === 'sanFrancisco' ? ready : ''),
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
  update();
  await read;
  if (store.getState().variantId === variant) update();
}
