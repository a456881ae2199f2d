import { sql } from 'kysely';
import type { Store } from '../../store/open.ts';

/** Handles of published products in a stable order, for the sitemap: thousands at once, so only the printed fields. */
export async function productAddresses(store: Store, offset: number, limit: number) {
  const rows = await store.db
    .selectFrom('products')
    .where('published', '=', sql.lit(1))
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .select(['handle', 'updated_at'])
    .execute();
  return rows.map((row) => ({ handle: row.handle, updatedAt: row.updated_at }));
}
