import { date, maybe, namedDate } from '@vitrine/compiler';
import type { OrderObject } from '@vitrine/compiler/platform/objects.ts';
import { orderMoney } from './order-money.ts';

/** What is said of an order wherever it is named; shaped as the contract's `OrderFacts`. */
export const orderFacts = (order: OrderObject) => ({
  name: order.name,
  url: order.customer_url,
  date: namedDate(order.created_at, 'day'),
  datetime: date(order.created_at, '%Y-%m-%d'),
  financial_status_label: order.financial_status_label,
  fulfillment_status_label: order.fulfillment_status_label,
  cancelled: maybe(order.cancelled_at, (at) => namedDate(at, 'day')),
  total: orderMoney(order.total_price),
  item_count: order.item_count,
});
