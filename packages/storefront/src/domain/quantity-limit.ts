import type { CartItem } from './cart.schema.ts';
import { INVENTORY_PROPERTY } from './line-properties.ts';

/** Most pieces of a line that carries no `_inventory` (rule cart-26). */
export const QUANTITY_LIMIT = 10;

/**
 * Most pieces a line may have: its `_inventory`, or the limit if it has none (rule cart-26), and no more than are left now. Pre-orders carry
 * 0 or less: they count as none. `inventory` and `left`: 0 or less where there is none.
 */
export function lineLimit({ inventory, left }: { inventory: number; left: number }): number {
  const limit = inventory > 0 ? inventory : QUANTITY_LIMIT;
  return left > 0 && left < limit ? left : limit;
}

/** The limit of a line of the cart in the browser, where properties are texts. */
export function quantityLimit({ properties, facts }: Pick<CartItem, 'properties' | 'facts'>): number {
  const written = properties[INVENTORY_PROPERTY]?.trim() ?? '';
  const inventory = /^\d+$/.test(written) ? Number(written) : 0;
  return lineLimit({ inventory: Number.isSafeInteger(inventory) ? inventory : 0, left: facts?.stock ?? 0 });
}

/** Most pieces a line may show: its limit, and never less than it holds already. */
export const shownLimit = (item: Pick<CartItem, 'properties' | 'facts' | 'quantity'>): number =>
  Math.max(quantityLimit(item), item.quantity);

/** The quantity a line may be set to: whole, not below 0, not above its limit. */
export function allowedQuantity(item: Pick<CartItem, 'properties' | 'facts' | 'quantity'>, requested: number): number {
  if (!Number.isFinite(requested)) return item.quantity;
  return Math.min(Math.max(Math.trunc(requested), 0), shownLimit(item));
}
