import { defineSection, errorOf, formOf, paginate, range } from '@vitrine/compiler';
import { orderFacts } from '../../components/account/orders/order-facts.ts';
import { trackingOf, untoldOf } from '../../components/account/orders/order-tracking.ts';
import { againCount, pieceOf } from '../../components/account/orders/piece-data.ts';
import { pagingOf } from '../../components/pagination/paging-data.ts';
import { AccountOrders } from './AccountOrders.tsx';
import { AccountOrdersProps } from './account-orders.schema.ts';

/** The orders of who is signed in, page by page (rule account-17). */
export default defineSection({
  name: 't:names.account_orders',
  props: AccountOrdersProps,
  hydrate: 'interaction',
  settings: {
    page_size: range({ label: 't:labels.orders_per_page', min: 3, max: 50, default: 10 }),
  },
  enabledOn: { templates: ['customers/account'] },
  data: ({ section: { settings }, customer, cart }) =>
    paginate(customer?.orders, settings.page_size, (orders, page) => ({
      refused: errorOf(formOf('cart', cart), 'form') || null,
      orders: orders.map((order) => ({
        ...orderFacts(order),
        id: order.id,
        tracking: trackingOf(order.line_items),
        untold: untoldOf(order.line_items),
        pieces: order.line_items.map(pieceOf),
        again_count: againCount(order.line_items),
      })),
      paging: pagingOf(page),
    })),
  view: AccountOrders,
});
