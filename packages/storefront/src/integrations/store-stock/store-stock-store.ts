import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LocationStock } from './location-stock.ts';
import type { StoreStockPort } from './store-stock.ts';

/** What the inventory app may call each store. */
export interface StoreNames {
  newYork: readonly string[];
  sanFrancisco: readonly string[];
}

export interface StoreStockState {
  /** The variant these are of; null before the first change of variant. */
  variantId: number | null;
  /** Pieces in each store; null: unknown, show nothing. */
  newYork: number | null;
  sanFrancisco: number | null;
}

export interface StoreStockStore extends Pick<StoreApi<StoreStockState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Another variant was chosen: what the stores have of it is read, if it is not known (rule product-16). The newest wins. */
  variantChanged(variantId: number): Promise<void>;
}

const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Pieces at the first location whose name is among these, whatever their case; null where none is. */
export function quantityAt(stock: readonly LocationStock[], names: readonly string[]): number | null {
  return stock.find(({ location }) => names.some((name) => isSameName(name, location)))?.quantity ?? null;
}

/** In-store stock of one product's variants. */
export function createStoreStockStore(port: StoreStockPort, productId: number, names: StoreNames): StoreStockStore {
  const store = createStore<StoreStockState>(() => ({ variantId: null, newYork: null, sanFrancisco: null }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async variantChanged(variantId) {
      if (store.getState().variantId === variantId) return;
      store.setState({ variantId, newYork: null, sanFrancisco: null });
      const stock = (await port.forVariant(variantId, productId)) ?? [];
      if (store.getState().variantId !== variantId) return;
      store.setState({
        newYork: quantityAt(stock, names.newYork),
        sanFrancisco: quantityAt(stock, names.sanFrancisco),
      });
    },
  };
}
