import type { CartItem } from '../domain/cart.schema.ts';
import { INVENTORY_PROPERTY } from './line-properties.ts';

/** Most pieces of a line that carries no `_inventory` (rule cart-26). */
export const QUANTITY_CAP = 10;

/**
 * Most pieces a line may have: its `_inventory`, or 10 if it has none (rule cart-26), and no more than there are now. Pre-orders carry 0
 * or less: they count as none.
 */
export function quantityLimit({ properties, facts }: Pick<CartItem, 'properties' | 'facts'>): number {
  const written = properties[INVENTORY_PROPERTY]?.trim() ?? '';
  const inventory = /^\d+$/.test(written) ? Number(written) : 0;
  const limit = inventory > 0 && Number.isSafeInteger(inventory) ? inventory : QUANTITY_CAP;
  const stock = facts?.stock ?? 0;
  return stock > 0 ? Math.min(limit, stock) : limit;
}

/**
 * The quantity a line may be set to: whole, not below 0, not above its limit. A line that already holds more than its limit
 * keeps what it holds or goes down.
 */
export function allowedQuantity(item: Pick<CartItem, 'properties' | 'facts' | 'quantity'>, wanted: number): number {
  if (!Number.isFinite(wanted)) return item.quantity;
  const most = Math.max(quantityLimit(item), item.quantity);
  return Math.min(Math.max(Math.trunc(wanted), 0), most);
}
