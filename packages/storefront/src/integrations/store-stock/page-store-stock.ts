import { appsConfig } from '../../platform/apps-config.ts';
import { createStoreStock } from './store-stock.ts';
import { createStoreStockStore, type StoreStockStore } from './store-stock-store.ts';

const port = createStoreStock();

/** In-store stock of a product on this page, or null where the theme names no store. */
export function pageStoreStock(productId: number): StoreStockStore | null {
  const { storeNames } = appsConfig();
  if (storeNames.newYork.length === 0 && storeNames.sanFrancisco.length === 0) return null;
  return createStoreStockStore(port, productId, storeNames);
}
