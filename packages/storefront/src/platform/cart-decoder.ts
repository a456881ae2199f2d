import type { Cart, CartItem } from '../domain/cart.schema.ts';
import { type Decoder, fallback, integer, isRecord, list, map, nullable, object, text } from './decode.ts';

/** Line properties are text in the bag, whatever a page or an app posted. */
const property: Decoder<string> = (value) => (typeof value === 'string' ? value : value == null ? '' : String(value));

const featuredImage: Decoder<CartItem['featured_image']> = (value, path) => {
  if (!isRecord(value) || !value.url || !value.width || !value.height) return null;
  return object<NonNullable<CartItem['featured_image']>>({
    url: text,
    alt: fallback(text, ''),
    width: integer,
    height: integer,
  })(value, path);
};

/** A line of the platform's answer (contract §1.2). Its compare-at price comes from elsewhere: null here. */
export const cartItem: Decoder<CartItem> = object<CartItem>({
  key: text,
  id: integer,
  product_id: integer,
  url: text,
  image: nullable(text),
  featured_image: featuredImage,
  title: text,
  product_title: text,
  variant_title: nullable(text),
  options_with_values: fallback(list(object({ name: text, value: text })), []),
  quantity: integer,
  original_price: integer,
  final_price: integer,
  final_line_price: integer,
  compare_at_price: () => null,
  properties: fallback(map(property), {}),
});

/** The platform's cart (contract §1.2). */
export const cart: Decoder<Cart> = object<Cart>({
  items: list(cartItem),
  item_count: integer,
  total_price: integer,
  note: fallback(text, ''),
});
