import type { Store } from '../../store/open.ts';
import type { Result } from '../result.ts';
import type { Id } from '../types.ts';
import type { Checkout, Order } from '../types-commerce.ts';
import type { CheckoutError } from './errors.ts';
import type { CardDetails, Gateway } from './gateway.ts';

/** An address form as it was posted; the country and province by name or code. */
export interface AddressInput {
  firstName?: string;
  lastName?: string;
  company?: string;
  address1?: string;
  address2?: string;
  city?: string;
  province?: string;
  zip?: string;
  country?: string;
  phone?: string;
}

export interface CheckoutChange {
  email?: string;
  phone?: string;
  acceptsMarketing?: boolean;
  shippingAddress?: AddressInput;
  /** Null: same as shipping. */
  billingAddress?: AddressInput | null;
  shippingRate?: string;
  /** A discount or gift-card code to add. */
  addCode?: string;
  /** A discount code, or the id of a gift card, to take away. */
  removeCode?: string;
}

/** Begins the checkout of a cart, or goes on with the one it has. */
export async function startCheckout(
  _store: Store,
  _cartToken: string | null,
  _options?: { customerId?: Id | null; email?: string },
): Promise<Result<Checkout, CheckoutError>> {
  throw new Error('The checkout is being built.');
}

export async function readCheckout(_store: Store, _token: string): Promise<Checkout | null> {
  throw new Error('The checkout is being built.');
}

/** Applies a posted step; all of it or nothing. */
export async function updateCheckout(
  _store: Store,
  _token: string,
  _change: CheckoutChange,
): Promise<Result<Checkout, CheckoutError>> {
  throw new Error('The checkout is being built.');
}

/**
 * Pays and makes the order. Stock and gift cards are taken in the order's own transaction; asked twice, however close, it
 * gives the same order. `card` may be null where gift cards cover everything. `expectedTotal` is the total the shopper saw.
 */
export async function completeCheckout(
  _store: Store,
  _token: string,
  _payment: { card: CardDetails | null; expectedTotal?: number },
  _gateway: Gateway,
): Promise<Result<{ order: Order; checkout: Checkout }, CheckoutError>> {
  throw new Error('The checkout is being built.');
}
