import type { Cart, CartItem } from '@vitrine/contract';
import type { CartState } from './cart-state.ts';

export interface VisibleItem extends CartItem {
  /** Its quantity is asked for but not confirmed; its prices are of the quantity before. */
  pending: boolean;
}

export interface VisibleCart extends Cart {
  items: VisibleItem[];
  /** `total_price` is of before the latest change (money is never computed here). */
  settling: boolean;
}

/** The settled bag with the pending changes in it: wanted quantities, without the lines that are on their way out. */
export function visibleCart(state: Pick<CartState, 'settled' | 'pending' | 'pendingNote' | 'settling'>): VisibleCart {
  const { settled, pending, pendingNote } = state;
  let count = settled.item_count;
  const items: VisibleItem[] = [];
  for (const item of settled.items) {
    const wanted = pending[item.key];
    if (wanted === undefined) {
      items.push({ ...item, pending: false });
      continue;
    }
    count += wanted - item.quantity;
    if (wanted > 0) items.push({ ...item, quantity: wanted, pending: true });
  }
  return {
    ...settled,
    items,
    item_count: Math.max(0, count),
    note: pendingNote ?? settled.note,
    settling: state.settling || Object.keys(pending).length > 0,
  };
}
