import type { Kysely } from 'kysely';
import { fromJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Location } from '../markets/types-shop.ts';
import type { PricedLine, ShippingRate } from '../orders/types-commerce.ts';
import type { Id } from '../types.ts';

const HANDLE = 'pickup-';

const title = (name: string, locale: string): string =>
  locale === 'fr' ? `Retrait en boutique : ${name}` : `Pick up in store: ${name}`;

/** The pickup location of a delivery method; null where the order is shipped. */
export const pickupLocation = (rate: Pick<ShippingRate, 'handle'> | null): Id | null =>
  rate?.handle.startsWith(HANDLE) ? Number(rate.handle.slice(HANDLE.length)) : null;

/**
 * The pick-up that a cart's attributes ask for, under the names that pick-up apps of the platform give them: `Checkout-Method` is `pickup`,
 * and `Pickup-Location-Id` names the location. Null where they ask for none.
 */
export const pickupAskedFor = (attributes: Readonly<Record<string, string>>): string | null =>
  attributes['Checkout-Method'] === 'pickup' ? `${HANDLE}${attributes['Pickup-Location-Id'] ?? ''}` : null;

/** Free pick-up in each location that offers it and has every item of the cart now. */
export async function pickupRates(
  db: Kysely<Database>,
  lines: readonly Pick<PricedLine, 'variantId' | 'variant' | 'quantity'>[],
  locale: string,
): Promise<ShippingRate[]> {
  const rows = await db.selectFrom('locations').select('body').orderBy('position').execute();
  const locations = rows.map(({ body }) => fromJson<Location>(body)).filter(({ pickup }) => pickup);
  if (locations.length === 0) return [];
  const quantities = new Map<Id, number>();
  for (const { variantId, variant, quantity } of lines) {
    if (!variant.requiresShipping || variant.inventoryManagement === null) continue;
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
  }
  const levels = await db
    .selectFrom('inventory_levels')
    .where('variant_id', 'in', oneOf([...quantities.keys()]))
    .select(['variant_id', 'location_id', 'available'])
    .execute();
  const has = (locationId: Id, variantId: Id, quantity: number) =>
    levels.some(
      (level) => level.location_id === locationId && level.variant_id === variantId && level.available >= quantity,
    );
  return locations
    .filter(({ id }) => [...quantities].every(([variantId, quantity]) => has(id, variantId, quantity)))
    .map(({ id, name }) => ({ handle: `${HANDLE}${id}`, title: title(name, locale), price: 0 }));
}
