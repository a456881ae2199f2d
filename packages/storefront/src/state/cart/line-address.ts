import type { Cart, CartItem } from '../../domain/cart.schema.ts';

/**
 * How a change names a line to the platform: by the plain item id (rule call-4) where only one line has it, else by the key.
 * Undefined when the bag has no such line.
 */
export function lineAddress(cart: Cart, key: string): string | undefined {
  const item = cart.items.find((candidate) => candidate.key === key);
  if (!item) return undefined;
  const alone = cart.items.filter((candidate) => candidate.id === item.id).length === 1;
  return alone ? String(item.id) : key;
}

/** The key a line goes by after a change: keys change with price and properties. Undefined when the line is gone. */
export function followLine(before: Cart, after: Cart, key: string): string | undefined {
  if (after.items.some((item) => item.key === key)) return key;
  const line = before.items.find((item) => item.key === key);
  const heirs = line ? after.items.filter((item) => item.id === line.id && sameProperties(item, line)) : [];
  // A key that other lines were known by stays theirs.
  const [heir] = heirs.filter((item) => !before.items.some((known) => known.key === item.key));
  return heir?.key;
}

function sameProperties(a: CartItem, b: CartItem): boolean {
  const names = Object.keys(a.properties);
  return (
    names.length === Object.keys(b.properties).length &&
    names.every((name) => a.properties[name] === b.properties[name])
  );
}
