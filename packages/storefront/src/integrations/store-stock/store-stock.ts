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
export const STOCK_TIMEOUT = 5000;

/** The inventory app on this page, whichever generation it is (rule call-10). */
export function createStoreStock(): StoreStockPort {
  const answers = new Map<number, Promise<LocationStock[] | null>>();

  async function request(variantId: number): Promise<LocationStock[] | null> {
    const app = await whenFound(inventoryApp, { timeout: STOCK_TIMEOUT, event: 'tomitLoaded' });
    return app && decodeLocations(await app.locations(variantId));
  }

  return {
    forVariant(variantId) {
      const before = answers.get(variantId);
      if (before) return before;
      const answer = within(STOCK_TIMEOUT, request(variantId)).then(
        (stock) => (stock === 'timeout' ? null : stock),
        () => null,
      );
      answers.set(variantId, answer);
      void answer.then((stock) => stock === null && answers.delete(variantId));
      return answer;
    },
  };
}
