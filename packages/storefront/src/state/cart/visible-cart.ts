import type { Cart, CartItem } from '../../domain/cart.schema.ts';

/** The cart of the platform's last answer, and the changes that it has not confirmed yet. */
export interface CartChanges {
  /** The bag as the platform last told it. */
  settled: Cart;
  /** Wanted quantities not yet confirmed, by line key. */
  pending: Readonly<Record<string, number>>;
  /** The note not yet confirmed; null when it is. */
  pendingNote: string | null;
  /** Sums are of before the latest change: the platform's new ones are on their way. */
  settling: boolean;
}

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
export function visibleCart(state: CartChanges): VisibleCart {
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

/** The cart with these lines in it, until the platform answers the whole cart. Its total is still the old one. */
export function withLines(cart: Cart, lines: CartItem[]): Cart {
  let { items, item_count } = cart;
  for (const line of lines) {
    const before = items.find((item) => item.key === line.key);
    item_count += line.quantity - (before?.quantity ?? 0);
    items = before ? items.map((item) => (item === before ? line : item)) : [line, ...items];
  }
  return { ...cart, items, item_count };
}
