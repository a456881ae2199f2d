import { cartErrorSentence } from './sentences.ts';

/**
 * Why a cart change was refused (contract §1.3–1.5). `name` is the title of the line, as the shopper sees it.
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

export interface CartErrorBody {
  /** A number, or `bad_request` as `/cart/change` answers. */
  status: number | string;
  message: string;
  description: string;
  errors?: string | Record<string, string[]>;
}

/** HTTP status and body of a refused change, as the platform words them. `locale` is the visitor's language. */
export function cartErrorBody(error: CartError, locale = 'en'): { http: number; body: CartErrorBody } {
  const description = cartErrorSentence(error, locale);
  if (error.code === 'missing_parameters') {
    return { http: 400, body: { status: 'bad_request', message: description, description } };
  }
  if (error.code === 'variant_not_found')
    return { http: 404, body: { status: 404, message: 'Cart Error', description } };
  if (error.code === 'invalid_input') {
    return { http: 400, body: { status: 400, message: 'Cart Error', description } };
  }
  if (error.code === 'too_many_carts' || error.code === 'carts_too_large') {
    return { http: 429, body: { status: 429, message: 'Cart Error', description, errors: description } };
  }
  if (error.code === 'gift_card_recipient') {
    return { http: 422, body: { status: 422, message: description, description, errors: error.fields } };
  }
  return { http: 422, body: { status: 422, message: 'Cart Error', description, errors: description } };
}
