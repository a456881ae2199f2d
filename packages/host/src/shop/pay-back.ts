import type { Store } from '../store/open.ts';
import type { Gateway } from './checkout/gateway.ts';
import { orderById } from './load-orders.ts';
import { cancelOrder, type OrderError, refundOrder } from './order-changes.ts';
import { fail, type Result } from './result.ts';
import type { Id } from './types.ts';
import type { Order } from './types-commerce.ts';

export type PayBackError =
  | OrderError
  /** More than the card has paid: the rest was paid with gift cards, and stays on none. */
  | { code: 'not_paid_by_card'; paid: number }
  | { code: 'gateway' };

/** Minor units the card has paid of an order and not got back, and what the gateway knows it by. */
async function cardPayment(store: Store, order: Order): Promise<{ reference: string; left: number } | null> {
  const rows = await store.db
    .selectFrom('transactions')
    .where('order_id', '=', order.id)
    .where('gateway', '!=', 'gift_card')
    .where('status', '!=', 'failure')
    .select(['kind', 'status', 'amount', 'reference'])
    .execute();
  const paid = rows.find((row) => (row.kind === 'capture' || row.kind === 'sale') && row.status === 'success');
  if (!paid) return null;
  const back = rows.filter((row) => row.kind === 'refund').reduce((sum, row) => sum + row.amount, 0);
  return { reference: paid.reference, left: paid.amount - back };
}

/**
 * Gives money back to the card that paid: `amount` in minor units of the order's currency, all that is left when absent. It is
 * written down before the gateway is asked, so that two at once cannot give it twice; what the gateway refuses is undone.
 */
export async function payBack(
  store: Store,
  gateway: Gateway,
  orderId: Id,
  amount?: number,
): Promise<Result<Order, PayBackError>> {
  const before = await orderById(store.db, orderId);
  if (!before) return fail({ code: 'not_found' });
  const payment = await cardPayment(store, before);
  const wanted = amount ?? before.total - before.refunded;
  if (payment && wanted > payment.left) return fail({ code: 'not_paid_by_card', paid: payment.left });
  if (!payment) return fail({ code: 'not_paid_by_card', paid: 0 });
  const noted = await refundOrder(store, orderId, wanted, 'pending');
  if (!noted.ok) return noted;
  const key = `refund-${before.name}-${noted.value.refunded}`;
  const done = await gateway.refund(payment.reference, wanted, key).catch(() => false);
  await store.write(async (tx) => {
    await tx
      .updateTable('transactions')
      .set({ status: done ? 'success' : 'failure' })
      .where('order_id', '=', orderId)
      .where('reference', '=', key)
      .where('status', '=', 'pending')
      .execute();
    if (done) return;
    const now = await orderById(tx, orderId);
    const refunded = (now?.refunded ?? wanted) - wanted;
    await tx
      .updateTable('orders')
      .set({ refunded, financial_status: refunded === 0 ? 'paid' : 'partially_refunded' })
      .where('id', '=', orderId)
      .execute();
  });
  if (!done) return fail({ code: 'gateway' });
  return { ok: true, value: (await orderById(store.db, orderId)) ?? noted.value };
}

/** Cancels an order and lets go of money that was held for it; what was taken goes back with `payBack`. */
export async function cancelAndRelease(
  store: Store,
  gateway: Gateway,
  orderId: Id,
  reason: NonNullable<Order['cancelReason']>,
): Promise<Result<Order, OrderError>> {
  const held = await store.db
    .selectFrom('transactions')
    .innerJoin('orders', 'orders.id', 'transactions.order_id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'authorization')
    .where('orders.financial_status', '=', 'authorized')
    .select('reference')
    .execute();
  const cancelled = await cancelOrder(store, orderId, reason);
  if (cancelled.ok) for (const { reference } of held) await gateway.release(reference);
  return cancelled;
}
