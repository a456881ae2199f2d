import type { Cart, CartItem } from '../domain/cart.schema.ts';

/** The bag with these lines in it, until the platform tells the whole. Its sum is still the old one. */
export function withLines(cart: Cart, lines: CartItem[]): Cart {
  let { items, item_count } = cart;
  for (const line of lines) {
    const known = items.find((item) => item.key === line.key);
    item_count += line.quantity - (known?.quantity ?? 0);
    items = known ? items.map((item) => (item === known ? line : item)) : [line, ...items];
  }
  return { ...cart, items, item_count };
}
