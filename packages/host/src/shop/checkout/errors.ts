import type { PaymentReason } from './gateway.ts';

/** Field errors of an address or contact form, by field name of the form. */
export type FieldErrors = Record<string, 'blank' | 'invalid' | 'too_long' | 'not_found'>;

/** A line whose quantity is not available. */
export interface MissingLine {
  key: string;
  /** `Slip Dress - Ink / S`. */
  name: string;
  wanted: number;
  /** The quantity available; 0 where it is sold out or no longer sold. */
  available: number;
}

export type CheckoutError =
  | { code: 'not_found' }
  | { code: 'empty_cart' }
  | { code: 'completed'; orderId: number }
  | { code: 'fields'; fields: FieldErrors }
  | { code: 'unknown_shipping_rate' }
  | { code: 'discount_not_applicable'; discountCode: string }
  | { code: 'gift_card_not_usable' }
  /** A step before payment is not done. */
  | { code: 'incomplete'; step: 'contact' | 'shipping' }
  /** The amount due has changed since it was shown; `due` is the current one. */
  | { code: 'total_changed'; due: number }
  | { code: 'out_of_stock'; lines: MissingLine[] }
  | { code: 'payment_declined'; message: string; reason?: PaymentReason }
  | { code: 'payment_failed'; message: string; reason?: PaymentReason };
