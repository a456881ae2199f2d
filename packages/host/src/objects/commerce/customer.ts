import { createHash } from 'node:crypto';
import { type Drop, defineDrop, type ListDrop, listDrop } from '@vitrine/liquid';
import type { Address } from '../../shop/markets/types-shop.ts';
import type { Customer } from '../../shop/orders/types-commerce.ts';
import { metafieldsObject } from '../content/metafields.ts';
import { type ObjectScope, once } from '../scope.ts';
import { centsIn } from '../shop/money.ts';
import { addressDrop } from './address.ts';
import { orderObject } from './order.ts';

interface Subject {
  scope: ObjectScope;
  customer: Customer;
}

const NEW_ADDRESS: Address = {
  id: 0,
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  province: '',
  provinceCode: '',
  zip: '',
  country: '',
  countryCode: '',
  phone: '',
};

const name = ({ customer }: Subject) => [customer.firstName, customer.lastName].filter((part) => part !== '').join(' ');

/** Newest first, fetched page by page. */
function orders({ scope, customer }: Subject): ListDrop {
  const page = (offset: number, limit: number) =>
    scope.rows.get('orders', `${customer.id}:${offset}:${limit}:${scope.locale}`);
  return listDrop({
    kind: 'orders',
    count: () => customer.ordersCount,
    slice: (offset, limit) => (page(offset, limit)?.orders ?? []).map((order) => orderObject(scope, order)),
  });
}

/** The default address comes first. */
function addresses({ customer }: Subject): Address[] {
  const isDefault = (address: Address) => address.id === customer.defaultAddressId;
  return [...customer.addresses.filter(isDefault), ...customer.addresses.filter((address) => !isDefault(address))];
}

const customerDrop = defineDrop<Subject>({
  kind: 'customer',
  fields: {
    id: ({ customer }) => customer.id,
    first_name: ({ customer }) => customer.firstName,
    last_name: ({ customer }) => customer.lastName,
    name,
    email: ({ customer }) => customer.email,
    phone: ({ customer }) => customer.phone || null,
    tags: ({ customer }) => customer.tags,
    has_account: ({ customer }) => customer.hasAccount,
    accepts_marketing: ({ customer }) => customer.acceptsMarketing,
    tax_exempt: ({ customer }) => customer.taxExempt,
    birthday: ({ customer }) => customer.birthday,
    // Not the platform's, which has no such forms. A theme shows its own where there is an address to post them to.
    profile_url: ({ scope }) => `${scope.rootUrl}account/profile`,
    password_url: ({ scope }) => `${scope.rootUrl}account/password`,
    // Posted there with `everywhere=1`.
    logout_everywhere_url: ({ scope }) => `${scope.rootUrl}account/logout`,
    orders,
    orders_count: ({ customer }) => customer.ordersCount,
    total_spent: ({ scope, customer }) =>
      centsIn(scope, customer.totalSpent, scope.shop.own?.currency ?? scope.shop.currency),
    last_order: (subject) => orders(subject).at(0) ?? null,
    addresses: (subject) => {
      const rows = addresses(subject);
      return listDrop({
        kind: 'addresses',
        count: () => rows.length,
        slice: (offset, limit) =>
          rows.slice(offset, offset + limit).map((address) => addressDrop({ scope: subject.scope, address })),
      });
    },
    addresses_count: ({ customer }) => customer.addresses.length,
    default_address: (subject) => {
      const address = addresses(subject)[0];
      return address ? addressDrop({ scope: subject.scope, address }) : null;
    },
    new_address: ({ scope }) => addressDrop({ scope, address: NEW_ADDRESS }),
    payment_methods: () => [],
    'b2b?': () => false,
    current_company: () => null,
    current_location: () => null,
    company_available_locations: () => [],
    company_available_locations_count: () => 0,
    'has_avatar?': () => false,
    store_credit_account: () => null,
    metafields: ({ scope, customer }) => metafieldsObject(scope, customer.metafields),
  },
  print: name,
  json: ({ customer }) => ({
    id: customer.id,
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    has_account: customer.hasAccount,
    orders_count: customer.ordersCount,
    email_digest: createHash('sha256').update(customer.email.toLowerCase()).digest('hex'),
  }),
  identity: ({ customer }) => customer.id,
});

/** The signed-in customer, or nil. Reading it makes a page private. */
export function customerObject(scope: ObjectScope): Drop | null {
  const customer = scope.rows.get('customer', scope.customerId ?? '');
  return customer ? once(scope, 'customer', () => customerDrop({ scope, customer })) : null;
}
