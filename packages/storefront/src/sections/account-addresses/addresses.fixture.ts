import { countryTags, publishedCountries } from '../../components/account/address/countries.fixture.ts';
import type { AccountAddressesProps, SavedAddress } from '../../domain/address.schema.ts';

export const saved = (id: string, more: Partial<SavedAddress> = {}): SavedAddress => ({
  first_name: 'Clara',
  last_name: 'Whitlock',
  company: '',
  address1: `${id} Worth Street`,
  address2: '',
  city: 'New York',
  country: 'United States',
  province: 'New York',
  zip: '10013',
  phone: '',
  id,
  url: `/account/addresses/${id}`,
  is_default: false,
  lines: `<p>${id} Worth Street</p>`,
  ...more,
});

/** An address book of these addresses, on one page. */
export const book = (addresses: SavedAddress[], more: Partial<AccountAddressesProps> = {}): AccountAddressesProps => ({
  addresses,
  count: addresses.length,
  refused: null,
  saved: false,
  paging: { current: 1, total: 1, start: 1, previous_url: null, next_url: null, parts: [] },
  ...more,
});

/** The page that answers a post. */
export const bookPage = (props: AccountAddressesProps): string =>
  `<html><body><div data-island="account-addresses"><script type="application/json">${JSON.stringify(props).replaceAll('<', '\\u003c')}</script></div></body></html>`;

const FEW = ['Afghanistan', 'France', 'Hong Kong', 'Japan', 'United Kingdom', 'United States'];

/** The plain forms with a short country list, as the page prints them for scripts to read the countries from. */
export const plainForms = (): string => {
  const tags = countryTags(publishedCountries().filter(({ name }) => FEW.includes(name)));
  return `<noscript data-address-forms="">${tags.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</noscript>`;
};
