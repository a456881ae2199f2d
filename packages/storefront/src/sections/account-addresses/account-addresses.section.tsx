import { defineSection, formatAddress, maybe, paginate, range, string } from '@vitrine/compiler';
import { addressFields, addressPosts, refusedOf } from '../../components/account/address/address-data.ts';
import { pagingOf } from '../../components/pagination/paging-data.ts';
import { AccountAddressesProps } from '../../domain/address.schema.ts';
import { AccountAddresses } from './AccountAddresses.tsx';

/** The address book. Its forms without scripts are the section `address-forms`. */
export default defineSection({
  name: 't:names.account_addresses',
  props: AccountAddressesProps,
  hydrate: 'idle',
  settings: { page_size: range({ label: 't:labels.addresses_per_page', min: 3, max: 48, default: 12 }) },
  enabledOn: { templates: ['customers/addresses'] },
  data: ({ section: { settings }, customer }) => {
    const { fresh, form, item } = addressPosts(customer);
    return paginate(customer?.addresses, settings.page_size, (addresses, page) => ({
      addresses: addresses.map((address) => ({
        ...addressFields(address),
        id: string(address.id),
        url: address.url,
        is_default: maybe(customer?.default_address, (chosen) => chosen.id === address.id) ?? false,
        lines: formatAddress(address),
      })),
      count: customer?.addresses_count ?? 0,
      refused: fresh.errors ? refusedOf('new', fresh) : form?.errors ? refusedOf(string(item?.id), form) : null,
      saved: fresh['posted_successfully?'] || (form?.['posted_successfully?'] ?? false),
      paging: pagingOf(page),
    }));
  },
  view: AccountAddresses,
});
