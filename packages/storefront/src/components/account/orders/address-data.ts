import { fallback, maybe } from '@vitrine/compiler';
import type { AddressObject } from '@vitrine/compiler/platform/objects.ts';

/** An address of an order; shaped as the contract's `PostalAddress`. */
export const addressOf = (address: AddressObject) => ({
  name: address.name,
  company: fallback(address.company, ''),
  address1: fallback(address.address1, ''),
  address2: fallback(address.address2, ''),
  city: fallback(address.city, ''),
  province: fallback(address.province_code, ''),
  zip: fallback(address.zip, ''),
  country: maybe(address.country, (country) => country.name) ?? '',
  phone: fallback(address.phone, ''),
});
