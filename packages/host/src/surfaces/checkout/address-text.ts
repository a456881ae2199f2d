import type { Address } from '../../shop/markets/types-shop.ts';
import { countryOfAddress } from './countries.ts';
import type { CheckoutTexts } from './texts.ts';

/** An address as lines, empty parts left out; its country as the reader calls it. */
export function addressLines(address: Address, texts: CheckoutTexts): string[] {
  const place = [address.city, address.provinceCode || address.province].filter(Boolean).join(', ');
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    `${place} ${address.zip}`.trim(),
    countryOfAddress(address, texts),
  ].filter((line) => line !== '');
}
