import { t } from '@vitrine/compiler/view.ts';
import type { ProductStore } from '@vitrine/contract';
import { useStoreStock } from './use-store-stock.ts';

/** Pieces up to which a store's stock is called low. */
export const STORE_LOW = 3;

const wordsFor = (pieces: number): string =>
  pieces > STORE_LOW ? t('stores.in_stock') : pieces > 0 ? t('stores.low', { count: pieces }) : t('stores.none');

/**
 * The stores, and what they have of the chosen variant. The names are there from the start, so that nothing moves when the inventory
 * app answers; what it does not say is left out.
 */
export function StoreStock({
  stores,
  productId,
  variantId,
}: {
  stores: ProductStore[];
  productId: number;
  variantId: number;
}) {
  const stock = useStoreStock(productId, variantId);
  return (
    stores.length > 0 && (
      <dl className="store-stock small" aria-label={t('stores.title')}>
        {stores.map((store) => {
          const pieces = stock ? stock[store.id] : null;
          return (
            <div key={store.id} className="store-stock__row">
              <dt>
                <a className="link" href={store.url}>
                  {store.name}
                </a>
              </dt>
              <dd>{pieces !== null && wordsFor(pieces)}</dd>
            </div>
          );
        })}
      </dl>
    )
  );
}
