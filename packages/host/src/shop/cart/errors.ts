/**
 * Why a cart change was refused (docs/platform.md: cart/add, cart/update, cart/change). `name` is the title of the line, as the shopper sees it.
 */
export type CartError =
  /** No cart line or variant was named, or it is not in the cart. */
  | { code: 'missing_parameters' }
  | { code: 'variant_not_found' }
  | { code: 'product_sold_out'; name: string }
  /** Fewer than asked were added: the cart now holds all there is. */
  | { code: 'only_some_added'; added: number; name: string }
  /** Nothing was added: the cart already holds all there is. */
  | { code: 'all_items_in_cart'; count: number; name: string }
  /** A line was not raised above what there is. */
  | { code: 'only_n_available'; count: number; name: string }
  | { code: 'invalid_input'; parameter: string }
  | { code: 'too_many_line_items'; max: number }
  | { code: 'too_many_properties'; max: number }
  /** Characters. */
  | { code: 'note_too_long'; max: number }
  /** Characters of one value, bytes of all of a line's properties or a cart's attributes. */
  | { code: 'properties_too_long'; maxValue: number; maxBytes: number }
  /** Bytes of all texts of a cart. */
  | { code: 'cart_texts_too_long'; maxBytes: number }
  /** Too many new carts from one address. */
  | { code: 'too_many_carts' }
  /** Too much was put into carts from one address. */
  | { code: 'carts_too_large' }
  | { code: 'cart_too_large' }
  | { code: 'gift_card_recipient'; fields: Record<string, string[]> };
