import type { Address, Id, Shop } from '../../shop/types.ts';

/** What every page of the checkout is drawn with. */
export interface CheckoutPage {
  shop: Shop;
  /** Minor units as the shop writes prices, with decimals: `$240.00`. */
  money(cents: number): string;
  /** Sentence by field name; `form` is for the whole form. */
  errors: Record<string, string>;
  /** What was typed, by field name; fields without one show what is stored. */
  values: Record<string, string>;
  /** What changed behind the shopper's back, as sentences. */
  notices: string[];
  customerId: Id | null;
  /** The customer's own, to choose from. */
  addresses?: Address[];
}

export const STEPS = [
  { step: 'contact', path: 'information', name: 'Information' },
  { step: 'shipping', path: 'shipping', name: 'Shipping' },
  { step: 'payment', path: 'payment', name: 'Payment' },
] as const;

export type StepPath = (typeof STEPS)[number]['path'];
