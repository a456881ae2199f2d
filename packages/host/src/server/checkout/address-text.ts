import type { Address } from '../../shop/types.ts';

/** An address as lines, empty parts left out. */
export function addressLines(address: Address): string[] {
  const place = [address.city, address.provinceCode || address.province].filter(Boolean).join(', ');
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    `${place} ${address.zip}`.trim(),
    address.country,
  ].filter((line) => line !== '');
}
