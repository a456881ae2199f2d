import { toJson } from '../../store/json.ts';
import type { LineProperties } from '../orders/types-commerce.ts';
import type { OpenCart } from './cart-rows.ts';
import type { CartError } from './errors.ts';

/** Browsers that hold one customer's cart; the oldest loses it until it signs in again. */
export const MAX_BROWSERS = 50;

/** Lines of a cart; as many as the platform allows. */
export const MAX_LINES = 500;
/** Bytes of all texts of a cart (note, attributes, line properties), as JSON in UTF-8. */
export const MAX_CART_BYTES = 48 * 1024;

/** What the limits of a cart count. */
export interface CartSize {
  lines: number;
  /** Bytes of its texts. */
  bytes: number;
}

/** Bytes of a text or a map of texts as it is stored and sent. */
export function textBytes(value: string | LineProperties | null): number {
  return value === null ? 0 : Buffer.byteLength(toJson(value));
}

export function cartSize({ note, attributes, lines }: Pick<OpenCart, 'note' | 'attributes' | 'lines'>): CartSize {
  const bytes = lines.reduce((sum, line) => sum + textBytes(line.properties), textBytes(note) + textBytes(attributes));
  return { lines: lines.length, bytes };
}

/** Bytes of a line in the database in addition to its texts: its row and its index entry. */
export const LINE_BYTES = 300;

/** About how many bytes of the database a cart takes, at most. */
export function storedBytes(cart: Pick<OpenCart, 'note' | 'attributes' | 'lines' | 'discountCodes'>): number {
  const { lines, bytes } = cartSize(cart);
  return bytes + Buffer.byteLength(toJson(cart.discountCodes)) + lines * LINE_BYTES;
}

/**
 * Why a cart of the size `before` must not become one of the size `after`; null where it may. A cart that is above a limit
 * already may stay as it is and get smaller.
 */
export function outgrown(before: CartSize, after: CartSize): CartError | null {
  if (after.lines > MAX_LINES && after.lines > before.lines) return { code: 'too_many_line_items', max: MAX_LINES };
  if (after.bytes > MAX_CART_BYTES && after.bytes > before.bytes)
    return { code: 'cart_texts_too_long', maxBytes: MAX_CART_BYTES };
  return null;
}
