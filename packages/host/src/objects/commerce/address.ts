import { type Drop, defineDrop } from '@vitrine/liquid';
import type { Address } from '../../shop/markets/types-shop.ts';
import type { ObjectScope } from '../scope.ts';
import { countryDrop } from '../shop/country.ts';

const joined = (parts: string[], by: string) => parts.filter((part) => part !== '').join(by);

/** A postal address of a customer, an order, the shop or a store. */
export const addressDrop: (subject: { scope: ObjectScope; address: Address }) => Drop = defineDrop({
  kind: 'address',
  fields: {
    id: ({ address }) => (address.id === 0 ? null : address.id),
    first_name: ({ address }) => address.firstName,
    last_name: ({ address }) => address.lastName,
    name: ({ address }) => joined([address.firstName, address.lastName], ' '),
    company: ({ address }) => address.company,
    address1: ({ address }) => address.address1,
    address2: ({ address }) => address.address2,
    street: ({ address }) => joined([address.address1, address.address2], ', '),
    city: ({ address }) => address.city,
    province: ({ address }) => address.province,
    province_code: ({ address }) => address.provinceCode,
    zip: ({ address }) => address.zip,
    country: ({ scope, address }) => countryDrop({ scope, iso: address.countryCode, name: address.country }),
    country_code: ({ address }) => address.countryCode,
    phone: ({ address }) => address.phone,
    url: ({ scope, address }) => `${scope.rootUrl}account/addresses${address.id === 0 ? '' : `/${address.id}`}`,
    summary: ({ address: { firstName, lastName, address1, address2, city, provinceCode, zip, country } }) =>
      joined(
        [joined([firstName, lastName], ' '), address1, address2, city, joined([provinceCode, zip], ' '), country],
        ', ',
      ),
  },
  print: ({ address }) => joined([address.address1, address.city, address.country], ', '),
  json: ({ address }) => ({
    id: address.id,
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    province: address.province,
    province_code: address.provinceCode,
    zip: address.zip,
    country: address.country,
    country_code: address.countryCode,
    phone: address.phone,
    name: joined([address.firstName, address.lastName], ' '),
  }),
  identity: ({ address }) => address.id,
});
