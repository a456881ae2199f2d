import { date, defineSection, errorOf, formOf, maybe, namedDate, paginate, range } from '@vitrine/compiler';
import { AccountOrdersProps } from '@vitrine/contract';
import { orderMoney } from '../../components/account/orders/order-money.ts';
import { trackingOf, untoldOf } from '../../components/account/orders/order-tracking.ts';
import { againCount, pieceOf } from '../../components/account/orders/piece-data.ts';
import { pagingOf } from '../../components/paging-data.ts';
import { AccountOrders } from './AccountOrders.tsx';

/** The orders of who is signed in, page by page (`spec §2`). */
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
        id: order.id,
        name: order.name,
        url: order.customer_url,
        date: namedDate(order.created_at, 'day'),
        datetime: date(order.created_at, '%Y-%m-%d'),
        financial_status_label: order.financial_status_label,
        fulfillment_status_label: order.fulfillment_status_label,
        cancelled: maybe(order.cancelled_at, (at) => namedDate(at, 'day')),
        total: orderMoney(order.total_price),
        item_count: order.item_count,
        tracking: trackingOf(order.line_items),
        untold: untoldOf(order.line_items),
        pieces: order.line_items.map(pieceOf),
        again_count: againCount(order.line_items),
      })),
      paging: pagingOf(page),
    })),
  view: AccountOrders,
});
