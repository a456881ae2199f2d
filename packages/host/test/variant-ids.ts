import type { Store } from '../src/store/open.ts';

/** Variant ids by SKU. */
export async function variantIds(store: Store): Promise<Record<string, number>> {
  const rows = await store.db.selectFrom('variants').select(['id', 'sku']).execute();
  return Object.fromEntries(rows.map((row) => [row.sku, row.id]));
}
