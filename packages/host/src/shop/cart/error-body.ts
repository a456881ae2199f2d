import type { CartError } from './errors.ts';
import { cartErrorSentence } from './sentences.ts';

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
