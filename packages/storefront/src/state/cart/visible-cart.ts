import type { Cart, CartItem } from '../../domain/cart.schema.ts';

/** The cart of the platform's last answer, and the changes that it has not confirmed yet. */
export interface CartChanges {
  /** The bag as the platform last told it. */
  confirmed: Cart;
  /** Wanted quantities not yet confirmed, by line key. */
  pending: Readonly<Record<string, number>>;
  /** The note not yet confirmed; null when it is. */
  pendingNote: string | null;
  /** Sums are of before the latest change: the platform's new ones are on their way. */
  updating: boolean;
}

export interface VisibleItem extends CartItem {
  /** Its quantity is asked for but not confirmed; its prices are of the quantity before. */
  pending: boolean;
}

export interface VisibleCart extends Cart {
  items: VisibleItem[];
  /** `total_price` is of before the latest change (money is never computed here). */
  updating: boolean;
}

/** The settled bag with the pending changes in it: wanted quantities, without the lines that are on their way out. */
export function visibleCart(state: CartChanges): VisibleCart {
  const { confirmed: settled, pending, pendingNote } = state;
  let count = settled.item_count;
  const items: VisibleItem[] = [];
  for (const item of settled.items) {
    const quantity = pending[item.key];
    if (quantity === undefined) {
      items.push({ ...item, pending: false });
      continue;
    }
    count += quantity - item.quantity;
    if (quantity > 0) items.push({ ...item, quantity, pending: true });
  }
  return {
    ...settled,
    items,
    item_count: Math.max(0, count),
    note: pendingNote ?? settled.note,
    updating: state.updating || Object.keys(pending).length > 0,
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
