/** For a section's `data`: the customer's addresses and what became of the last post of their forms. */
import {
  type AddressObject,
  type CustomerObject,
  contains,
  errorOf,
  errorsOf,
  type FormObject,
  fallback,
  formOf,
  postedOf,
  string,
} from '@vitrine/compiler';

/** The fields of an address or of its form; shaped as the contract's `AddressFields`. */
export function addressFields(from: AddressObject | FormObject | null) {
  return {
    first_name: from?.first_name ?? '',
    last_name: from?.last_name ?? '',
    company: from?.company ?? '',
    address1: from?.address1 ?? '',
    address2: from?.address2 ?? '',
    city: from?.city ?? '',
    country: string(from?.country),
    province: from?.province ?? '',
    zip: from?.zip ?? '',
    phone: from?.phone ?? '',
  };
}

/** What was wrong with each field of a form; shaped as the contract's `AddressFields`. */
export const wrongOf = (form: FormObject | null) => ({
  first_name: errorOf(form, 'first_name'),
  last_name: errorOf(form, 'last_name'),
  company: errorOf(form, 'company'),
  address1: errorOf(form, 'address1'),
  address2: errorOf(form, 'address2'),
  city: errorOf(form, 'city'),
  country: errorOf(form, 'country'),
  province: errorOf(form, 'province'),
  zip: errorOf(form, 'zip'),
  phone: errorOf(form, 'phone'),
});

/** The form of a new address, and of the others the one that was posted last with its address, as the last post left them. */
export function addressPosts(customer: CustomerObject | null) {
  const fresh = formOf('customer_address', customer?.new_address);
  const { form, item } = postedOf('customer_address', customer?.addresses);
  return { fresh, form, item };
}

/** Whether the box was ticked that makes the address the default. */
export const makesDefault = (form: FormObject | null): boolean => contains(form?.set_as_default_checkbox, ' checked');

/** A form that came back; shaped as the contract's `RefusedAddress`. */
export const refusedOf = (id: string, form: FormObject | null) => ({
  id,
  makes_default: makesDefault(form),
  fields: addressFields(form),
  errors: errorsOf(form),
});

/** What was wrong with the whole of a form: the platform takes no address twice (`signature`). */
export const problemOf = (form: FormObject | null): string =>
  fallback(errorOf(form, 'form'), errorOf(form, 'signature'));
