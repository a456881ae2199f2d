import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { variantIds } from '../../../test/variant-ids.ts';

/** A test shop that knows its variants by their SKU. */
export interface CartShop extends TestShop {
  /** The id of a variant; 0 where there is none. */
  id(sku: string): number;
}

/** Opens the shop; who opens it closes it. */
export async function openCartShop(options: Parameters<typeof openTestShop>[0] = {}): Promise<CartShop> {
  const shop = await openTestShop(options);
  const ids = await variantIds(shop.store);
  return { ...shop, id: (sku) => ids[sku] ?? 0 };
}
