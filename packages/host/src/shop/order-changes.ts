import { toJson } from '../store/json.ts';
import type { Store } from '../store/open.ts';
import type { Tx } from '../store/writer.ts';
import { insertTransaction } from './insert-order.ts';
import { orderById } from './load-orders.ts';
import { fail, ok, type Result } from './result.ts';
import { takeStock } from './stock.ts';
import type { Id } from './types.ts';
import type { Order } from './types-commerce.ts';

export type OrderError =
  | { code: 'not_found' }
  | { code: 'nothing_to_fulfil' }
  | { code: 'cancelled' }
  | { code: 'fulfilled' }
  /** More than was paid and not refunded yet, or not a whole number above zero. */
  | { code: 'amount' };

async function changeOrder(
  store: Store,
  orderId: Id,
  change: (tx: Tx, order: Order, changed: (...keys: string[]) => void) => Promise<OrderError | null>,
): Promise<Result<Order, OrderError>> {
  return store.write(async (tx, changed) => {
    const order = await orderById(tx, orderId);
    if (!order) return fail({ code: 'not_found' });
    const error = await change(tx, order, changed);
    if (error) return fail(error);
    return ok((await orderById(tx, orderId)) ?? order);
  });
}

/** Pieces of each line that are not on their way yet. */
function unsent(order: Order): { lineId: Id; quantity: number }[] {
  const sent = new Map<Id, number>();
  for (const { lineId, quantity } of order.fulfillments.flatMap((fulfillment) => fulfillment.lines))
    sent.set(lineId, (sent.get(lineId) ?? 0) + quantity);
  return order.lines
    .map((line) => ({ lineId: line.id, quantity: line.quantity - (sent.get(line.id) ?? 0) }))
    .filter((line) => line.quantity > 0);
}

/** Sends what is not sent yet, or only the given lines. */
export async function fulfillOrder(
  store: Store,
  orderId: Id,
  tracking: { company: string; number: string; url: string; lineIds?: readonly Id[] },
): Promise<Result<Order, OrderError>> {
  return changeOrder(store, orderId, async (tx, order) => {
    if (order.cancelledAt !== null) return { code: 'cancelled' };
    const lines = unsent(order).filter((line) => tracking.lineIds?.includes(line.lineId) ?? true);
    if (lines.length === 0) return { code: 'nothing_to_fulfil' };
    await tx
      .insertInto('fulfillments')
      .values({
        order_id: orderId,
        created_at: new Date().toISOString(),
        tracking_company: tracking.company,
        tracking_number: tracking.number,
        tracking_url: tracking.url,
        lines: toJson(lines),
      })
      .execute();
    return null;
  });
}

/**
 * Writes down that money goes back: `amount` in minor units, all that is left when absent. It does not move any:
 * `payBack` does.
 */
export async function refundOrder(
  store: Store,
  orderId: Id,
  amount?: number,
  status: 'pending' | 'success' = 'success',
): Promise<Result<Order, OrderError>> {
  return changeOrder(store, orderId, async (tx, order) => {
    const left = order.total - order.refunded;
    const back = amount ?? left;
    if (
      !['paid', 'partially_refunded'].includes(order.financialStatus) ||
      !Number.isSafeInteger(back) ||
      back <= 0 ||
      back > left
    ) {
      return { code: 'amount' };
    }
    const refunded = order.refunded + back;
    await tx
      .updateTable('orders')
      .set({ refunded, financial_status: refunded === order.total ? 'refunded' : 'partially_refunded' })
      .where('id', '=', orderId)
      .execute();
    const paid = order.transactions.find(
      (transaction) => transaction.kind === 'sale' || transaction.kind === 'capture',
    );
    await insertTransaction(tx, orderId, {
      kind: 'refund',
      status,
      gateway: paid?.gateway ?? 'Test card',
      reference: `refund-${order.name}-${refunded}`,
      amount: back,
      cardBrand: paid?.cardBrand ?? '',
      cardLast4: paid?.cardLast4 ?? '',
      createdAt: new Date().toISOString(),
    });
    return null;
  });
}

/** Cancels an order of which nothing was sent, and puts its stock back. */
export async function cancelOrder(
  store: Store,
  orderId: Id,
  reason: NonNullable<Order['cancelReason']>,
): Promise<Result<Order, OrderError>> {
  return changeOrder(store, orderId, async (tx, order, changed) => {
    if (order.cancelledAt !== null) return { code: 'cancelled' };
    if (order.fulfillments.length > 0) return { code: 'fulfilled' };
    const status = order.financialStatus === 'authorized' ? 'voided' : order.financialStatus;
    await tx
      .updateTable('orders')
      .set({ cancelled_at: new Date().toISOString(), cancel_reason: reason, financial_status: status })
      .where('id', '=', orderId)
      .execute();
    const back = new Map<Id, number>();
    for (const line of order.lines) back.set(line.variantId, (back.get(line.variantId) ?? 0) - line.quantity);
    await takeStock(tx, back, changed);
    return null;
  });
}
