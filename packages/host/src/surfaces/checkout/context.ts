import type { Address, Shop } from '../../shop/markets/types-shop.ts';
import type { Id } from '../../shop/types.ts';
import type { CheckoutTexts } from './texts.ts';

/** What every page of the checkout is drawn with. */
export interface CheckoutPage {
  shop: Shop;
  texts: CheckoutTexts;
  /** Where the shop's own pages in this language begin: `/` or `/fr/`. */
  root: string;
  /** Minor units as the shop writes prices, with decimals: `$240.00`. */
  money(cents: number): string;
  /** Sentence by field name; `form` is for the whole form. */
  errors: Record<string, string>;
  /** Entered values by field name; other fields show the stored value. */
  values: Record<string, string>;
  /** What changed behind the shopper's back, as sentences. */
  notices: string[];
  customerId: Id | null;
  /** The customer's own, to choose from. */
  addresses?: Address[];
}

export const STEPS = [
  { step: 'contact', path: 'information' },
  { step: 'shipping', path: 'shipping' },
  { step: 'payment', path: 'payment' },
] as const;

export type StepPath = (typeof STEPS)[number]['path'];
