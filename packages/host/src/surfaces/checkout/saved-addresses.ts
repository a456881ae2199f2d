import { html, type Markup } from '../../http/html.ts';
import { customersByIds } from '../../shop/customers/customers.ts';
import type { Address } from '../../shop/markets/types-shop.ts';
import type { Id } from '../../shop/types.ts';
import type { Store } from '../../store/open.ts';
import { addressLines } from './address-text.ts';
import type { CheckoutPage } from './context.ts';

/** The addresses of the signed-in customer, the default first; none for a guest. */
export async function savedAddresses(store: Store, customerId: Id | null): Promise<Address[]> {
  if (customerId === null) return [];
  return (await customersByIds(store, [customerId])).get(customerId)?.addresses ?? [];
}

/** Buttons that fill the form below them with one of several addresses; without scripts they are a look at the page. */
export function addressChoice(page: CheckoutPage): Markup {
  const { addresses = [] } = page;
  if (addresses.length < 2) return html``;
  return html`<fieldset><legend>${page.texts.contact.addresses}</legend><div class="choices">${addresses.map(
    (address) =>
      html`<button class="choice" name="saved_address" value="${address.id}" formnovalidate><span>${addressLines(address, page.texts).join(', ')}</span></button>`,
  )}</div></fieldset>`;
}

/** An address as the fields of the form have it. */
export function addressValues(address: Address, prefix: string): Record<string, string> {
  const values: Record<string, string> = {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    province: address.provinceCode,
    zip: address.zip,
    country: address.countryCode,
    phone: address.phone,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}[${name}]`, value]));
}
