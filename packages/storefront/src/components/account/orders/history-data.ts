import { compact, date, fallback, find, maybe, namedDate, pluck, uniq, where } from '@vitrine/compiler';
import type { OrderObject } from '@vitrine/compiler/platform/objects.ts';
import { orderMoney } from './order-money.ts';

const printedDay = (at: string) => ({ date: namedDate(at, 'day'), datetime: date(at, '%Y-%m-%d') });

/** What happened to an order; shaped as the contract's `OrderHistory`. Parcels that left at the same time are one. */
export function historyOf(order: OrderObject) {
  const moved = where(order.transactions, 'status', 'success');
  const parcels = compact(pluck(order.line_items, 'fulfillment'));
  return {
    placed: printedDay(order.created_at),
    paid:
      maybe(find(moved, 'kind', 'capture'), (payment) => printedDay(payment.created_at)) ??
      maybe(find(moved, 'kind', 'sale'), (payment) => printedDay(payment.created_at)),
    parcels: uniq(pluck(parcels, 'created_at')).map((at) => {
      const parcel = find(parcels, 'created_at', at);
      return {
        ...printedDay(at),
        company: fallback(parcel?.tracking_company, ''),
        number: fallback(parcel?.tracking_number, ''),
        url: fallback(parcel?.tracking_url, ''),
      };
    }),
    refunds: where(moved, 'kind', 'refund').map((refund) => ({
      ...printedDay(refund.created_at),
      amount: orderMoney(refund.amount),
    })),
    cancelled: maybe(order.cancelled_at, (at) => ({
      ...printedDay(at),
      reason: fallback(order.cancel_reason_label, ''),
    })),
  };
}
