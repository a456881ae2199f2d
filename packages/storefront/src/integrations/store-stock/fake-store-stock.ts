import type { LocationStock } from './location-stock.ts';
import type { StoreStockPort } from './store-stock.ts';

/** The inventory app in memory; variants it does not know are unknown. */
export function fakeStoreStock(byVariant: Record<number, LocationStock[]>) {
  const asked: number[] = [];
  const port: StoreStockPort = {
    async forVariant(variantId) {
      asked.push(variantId);
      return byVariant[variantId] ?? null;
    },
  };
  return { port, asked };
}
