import type { SubmittedLine } from '@vitrine/contract';
import type { Cart } from '../../domain/cart.schema.ts';
import type { CallFailure } from '../../platform/call-failure.ts';
import type { Result } from '../../platform/result.ts';

/** A change of the bag on its way to the platform. */
export type CartChange =
  | { action: 'add'; lines: SubmittedLine[]; context: ChangeContext }
  | { action: 'update' | 'remove'; lines: { key: string; id: number; quantity: number }[]; context: ChangeContext }
  | { action: 'note'; note: string; context: ChangeContext };

/** Where the shopper made it; `standard-action` when an app did, through `Shopify.actions`. */
export type ChangeContext = 'product' | 'cart' | 'dialog' | 'standard-action';

/** What listeners of the bag are told. None of them may change the bag in answer to `changed`. */
export interface CartListener {
  /** A change is being sent; `outcome` settles with the bag after it, or with why there is none. */
  started?(change: CartChange, outcome: Promise<Result<Cart, CallFailure>>): void;
  /** A change of this tab was made. */
  changed?(change: CartChange, cart: Cart): void;
}
