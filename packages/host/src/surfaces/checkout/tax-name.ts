import type { Address } from '../../shop/markets/types-shop.ts';
import { placeOfAddress } from './countries.ts';
import type { CheckoutTexts } from './texts.ts';

/** A tax as the buyer reads it: one that is named after the place it is paid in gets that place's name in the language. */
export function taxName(texts: CheckoutTexts, title: string, address: Address | null): string {
  const isOfPlace = address !== null && title === `${address.province || address.country} tax`;
  return texts.tax(title, isOfPlace ? placeOfAddress(address, texts) : '');
}
