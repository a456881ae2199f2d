import {
  contains,
  defineSection,
  escapeHtml,
  first,
  last,
  maybe,
  paginate,
  range,
  remove,
  replace,
  split,
  string,
  t,
} from '@vitrine/compiler';
import {
  addressFields,
  addressPosts,
  makesDefault,
  problemOf,
  wrongOf,
} from '../../components/account/address/address-data.ts';
import { NO_ADDRESS } from '../../components/account/address/address-fields.ts';
import { AddressForms } from './AddressForms.tsx';
import { AddressFormsProps } from './account-addresses.schema.ts';

/** What the platform's country list begins with: no country (rule account-7: it is not shown). */
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
    // The provinces themselves, `[["Alabama","Alabama"],…]` with its quotation marks as entities, as options below their country.
    const pairs = split(countries, ' data-provinces="')
      .map((part) =>
        contains(part, '[[')
          ? `<optgroup label="${first(split(last(split(part, '">')) ?? '', '</option>')) ?? ''}">${first(split(part, '">')) ?? ''}</optgroup>`
          : '',
      )
      .join('');
    const optionsOf = (list: string) =>
      replace(
        replace(
          replace(replace(list, '[[&quot;', '<option value="'), '&quot;]]', '</option>'),
          '&quot;],[&quot;',
          '</option><option value="',
        ),
        '&quot;,&quot;',
        '">',
      );
    const none = `<option value="">${t('addresses.choose_province')}</option>`;
    // A province that the list does not know is offered all the same: saving must not lose it.
    const within = (list: string, name: string) =>
      contains(list, `value="${escapeHtml(name)}"`) || name === ''
        ? `${none}${replace(list, `value="${escapeHtml(name)}"`, `selected value="${escapeHtml(name)}"`)}`
        : `${none}<option selected value="${escapeHtml(name)}">${escapeHtml(name)}</option>${list}`;
    const provinces = optionsOf(pairs);
    // Each address has the list of its own country alone: that of all countries would be there as often as there are addresses.
    const ownOf = (country: string) =>
      contains(countries, `value="${escapeHtml(country)}" data-provinces="[[`)
        ? optionsOf(
            first(split(last(split(countries, `value="${escapeHtml(country)}" data-provinces="`)) ?? '', '">')) ?? '',
          )
        : '';
    const placeholder = `<option value="" disabled hidden selected>${t('addresses.choose_country')}</option>`;
    const choosing = (list: string, country: string) =>
      `${placeholder}${replace(list, `value="${escapeHtml(country)}"`, `selected value="${escapeHtml(country)}"`)}`;
    return paginate(customer?.addresses, settings.page_size, (addresses) => ({
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
        provinces: within(provinces, string(fresh.province)),
      },
      changes: addresses.map((address) => ({
        id: string(address.id),
        url: address.url,
        title: address.address1 ?? '',
        is_default: maybe(customer?.default_address, (chosen) => chosen.id === address.id) ?? false,
        fields: addressFields(address),
        refused: false,
        problem: '',
        wrong: NO_ADDRESS,
        countries: choosing(named, string(address.country)),
        provinces: within(ownOf(string(address.country)), string(address.province)),
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
            provinces: within(provinces, string(form.province)),
          }
        : null,
    }));
  },
  view: AddressForms,
});
