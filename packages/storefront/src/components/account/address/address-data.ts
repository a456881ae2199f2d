/** For a section's `data`: the customer's addresses and what became of the last post of their forms. */
import {
  type AddressObject,
  type CustomerObject,
  contains,
  errorsOf,
  type FormObject,
  formOf,
  maybe,
  postedOf,
  string,
} from '@vitrine/compiler';

/** The fields of an address or of its form; shaped as the contract's `AddressFields`. */
export function fieldsOf(from: AddressObject | FormObject | null) {
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

/** What was posted last: the form of a new address, or the form of one of the list with that one. */
export function lastPost(customer: CustomerObject | null) {
  const fresh = formOf('customer_address', customer?.new_address);
  const { form, item } = postedOf('customer_address', customer?.addresses);
  const came = (id: string, back: FormObject | null) => ({
    id,
    makes_default: contains(back?.set_as_default_checkbox, ' checked'),
    fields: fieldsOf(back),
    errors: errorsOf(back),
  });
  return {
    saved: fresh['posted_successfully?'] || (form?.['posted_successfully?'] ?? false),
    refused: fresh.errors
      ? came('new', fresh)
      : form?.errors
        ? came(maybe(item, (address) => string(address.id)) ?? '', form)
        : null,
  };
}
