import { sql } from 'kysely';
import type { Store } from '../../store/open.ts';
import type { Id } from '../types.ts';

/** How many of a published variant each location of the shop has now, in the order of the locations; empty where it is not counted. */
export function inventoryLevels(store: Store, variantId: Id): Promise<{ location: string; available: number }[]> {
  return store.db
    .selectFrom('inventory_levels')
    .innerJoin('locations', 'locations.id', 'inventory_levels.location_id')
    .innerJoin('variants', 'variants.id', 'inventory_levels.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('inventory_levels.variant_id', '=', variantId)
    .where('products.published', '=', sql.lit(1))
    .select(['locations.name as location', 'inventory_levels.available as available'])
    .orderBy('locations.position')
    .execute();
}
