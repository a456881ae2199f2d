import {
  defineSection,
  escapeHtml,
  first,
  last,
  paginate,
  range,
  remove,
  replace,
  split,
  string,
  t,
} from '@vitrine/compiler';
import { AddressFormsProps } from '@vitrine/contract';
import {
  addressFields,
  addressPosts,
  makesDefault,
  problemOf,
  wrongOf,
} from '../../components/account/address/address-data.ts';
import { NO_ADDRESS } from '../../components/account/address/address-fields.ts';
import { AddressForms } from './AddressForms.tsx';

/** What the platform's country list begins with: no country (`spec §2`: it is not shown). */
const HEAD = '<option value="---" data-provinces="[]">---</option>';

/** The forms of the address book without scripts, and, in the first of them, the country list that scripts read. */
export default defineSection({
  name: 't:names.address_forms',
  props: AddressFormsProps,
  hydrate: 'never',
  settings: { page_size: range({ label: 't:labels.addresses_per_page', min: 3, max: 48, default: 12 }) },
  enabledOn: { templates: ['customers/addresses'] },
  data: ({ section: { settings }, customer, all_country_option_tags, routes }) => {
    const { fresh, form, item } = addressPosts(customer);
    const countries = remove(all_country_option_tags, HEAD);
    // Each part but the first begins with the provinces: where nothing reads them they are left out.
    const named = split(countries, ' data-provinces="')
      .map((part) => last(split(part, '">')) ?? '')
      .join('>');
    // The provinces themselves, `[["Alabama","Alabama"],…]` with its quotation marks as entities, as one list of options.
    const before = first(split(countries, ' data-provinces="')) ?? '';
    const pairs = split(countries, ' data-provinces="')
      .map((part) => first(split(part, '">')) ?? '')
      .join('');
    const opened = replace(remove(remove(pairs, before), '[]'), '[[&quot;', '<option value="');
    const closed = replace(replace(opened, '&quot;]]', '</option>'), '&quot;],[&quot;', '</option><option value="');
    const placeholder = `<option value="" disabled hidden selected>${t('addresses.choose_country')}</option>`;
    const choosing = (list: string, country: string) =>
      `${placeholder}${replace(list, `value="${escapeHtml(country)}"`, `selected value="${escapeHtml(country)}"`)}`;
    return paginate(customer?.addresses, settings.page_size, (addresses) => ({
      provinces: replace(closed, '&quot;,&quot;', '">'),
      fresh: {
        id: 'new',
        url: routes.account_addresses_url,
        title: '',
        is_default: makesDefault(fresh),
        fields: addressFields(fresh),
        refused: !!fresh.errors,
        problem: problemOf(fresh),
        wrong: wrongOf(fresh),
        countries: choosing(countries, string(fresh.country)),
      },
      changes: addresses.map((address) => ({
        id: string(address.id),
        url: address.url,
        title: address.address1 ?? '',
        is_default: address.id === customer?.default_address?.id,
        fields: addressFields(address),
        refused: false,
        problem: '',
        wrong: NO_ADDRESS,
        countries: choosing(named, string(address.country)),
      })),
      again: form?.errors
        ? {
            id: string(item?.id),
            url: item?.url ?? '',
            title: item?.address1 ?? '',
            is_default: makesDefault(form),
            fields: addressFields(form),
            refused: true,
            problem: problemOf(form),
            wrong: wrongOf(form),
            countries: choosing(named, string(form.country)),
          }
        : null,
    }));
  },
  view: AddressForms,
});
