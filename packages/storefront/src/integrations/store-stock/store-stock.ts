import { whenFound } from '../when-global.ts';
import { within } from '../within.ts';
import { decodeLocations } from './decode-locations.ts';
import { inventoryApp } from './inventory-app.ts';
import type { LocationStock } from './location-stock.ts';

/** Reads what the stores have of a variant. */
export interface StoreStockPort {
  /** Null: unknown, show nothing. Empty: no location has it. A variant is asked for once, unless its answer was unknown. Never rejects. */
  forVariant(variantId: number, productId: number): Promise<LocationStock[] | null>;
}

/** ms the inventory app has, its arrival included. */
export const STOCK_PATIENCE = 5000;

/** The inventory app on this page, whichever generation it is (rule call-10). */
export function createStoreStock(): StoreStockPort {
  const asked = new Map<number, Promise<LocationStock[] | null>>();

  async function ask(variantId: number): Promise<LocationStock[] | null> {
    const app = await whenFound(inventoryApp, { timeout: STOCK_PATIENCE, event: 'tomitLoaded' });
    return app && decodeLocations(await app.locations(variantId));
  }

  return {
    forVariant(variantId) {
      const before = asked.get(variantId);
      if (before) return before;
      const answer = within(STOCK_PATIENCE, ask(variantId)).then(
        (stock) => (stock === 'timeout' ? null : stock),
        () => null,
      );
      asked.set(variantId, answer);
      void answer.then((stock) => stock === null && asked.delete(variantId));
      return answer;
    },
  };
}
