import { defineSection, fallback, image, limit, linkList, maybe } from '@vitrine/compiler';
import { addressOf } from '../../components/account/orders/address-data.ts';
import { orderFacts } from '../../components/account/orders/order-facts.ts';
import { pieceTitles } from '../../components/account/orders/piece-data.ts';
import { AccountOverview } from './AccountOverview.tsx';
import { AccountOverviewProps } from './account-overview.schema.ts';

/** Pieces of the newest order that are shown. */
const PIECES = 4;

export default defineSection({
  name: 't:names.account_overview',
  props: AccountOverviewProps,
  hydrate: 'idle',
  settings: { help: linkList({ label: 't:labels.account_help', default: 'footer' }) },
  enabledOn: { templates: ['customers/account'] },
  data: ({ section: { settings }, customer, settings: theme }) => ({
    first_name: fallback(customer?.first_name, ''),
    name: fallback(customer?.name, ''),
    email: fallback(customer?.email, ''),
    phone: fallback(customer?.phone, ''),
    order: maybe(customer?.last_order, (order) => ({
      ...orderFacts(order),
      pieces: limit(order.line_items, PIECES).map((line) => ({
        id: line.id,
        ...pieceTitles(line),
        image: maybe(line.image, (picture) =>
          image(picture, { width: 480, widths: [160, 240, 320, 480, 720], alt: '' }),
        ),
      })),
    })),
    orders_count: customer?.orders_count ?? 0,
    address: maybe(customer?.default_address, addressOf),
    addresses_count: customer?.addresses_count ?? 0,
    help: settings.help?.links.map((link) => ({ title: link.title, url: link.url })) ?? [],
    wish_list_url: theme.wish_list_page ?? '',
    waitlist_url: theme.waitlist_url ?? '',
    sign_out_all_url: maybe(customer?.logout_everywhere_url, (url) => url),
  }),
  view: AccountOverview,
});
