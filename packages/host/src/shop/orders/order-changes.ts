import { toJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Tx, WriteJob, WriteOptions } from '../../store/writer.ts';
import { BY_SHOP, type By, recordAudit } from '../audit/record-audit.ts';
import { takeStock } from '../inventory/stock.ts';
import { stockLock } from '../inventory/stock-lock.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Id } from '../types.ts';
import { creditGiftCard, giftCardParts, giftCardRefund } from './gift-card-refund.ts';
import { insertTransaction } from './insert-order.ts';
import { orderById } from './load-orders.ts';
import type { Order } from './types-commerce.ts';

export type OrderError =
  | { code: 'not_found' }
  | { code: 'nothing_to_fulfil' }
  | { code: 'cancelled' }
  | { code: 'fulfilled' }
  /** More than was paid and not refunded yet, or not a whole number above zero. */
  | { code: 'amount' };

/** Called with the changed order inside the change's own write, to queue its mail. */
export type WithChange = (tx: Tx, order: Order) => Promise<void>;

async function changeOrder(
  store: Store,
  orderId: Id,
  change: (tx: Tx, order: Order, changed: (...keys: string[]) => void) => Promise<OrderError | null>,
  withChange: WithChange = async () => {},
  options: WriteOptions = {},
): Promise<Result<Order, OrderError>> {
  const write: WriteJob<Result<Order, OrderError>> = async (tx, changed) => {
    const order = await orderById(tx, orderId);
    if (!order) return fail({ code: 'not_found' });
    const error = await change(tx, order, changed);
    if (error) return fail(error);
    const after = (await orderById(tx, orderId)) ?? order;
    await withChange(tx, after);
    return ok(after);
  };
  return store.write(write, options);
}

/** The quantity of each line that is not fulfilled yet. */
function unsent(order: Order): { lineId: Id; quantity: number }[] {
  const sent = new Map<Id, number>();
  for (const { lineId, quantity } of order.fulfillments.flatMap((fulfillment) => fulfillment.lines))
    sent.set(lineId, (sent.get(lineId) ?? 0) + quantity);
  return order.lines
    .map((line) => ({ lineId: line.id, quantity: line.quantity - (sent.get(line.id) ?? 0) }))
    .filter((line) => line.quantity > 0);
}

/** Fulfils the remaining lines, or only the given ones. */
export async function fulfillOrder(
  store: Store,
  orderId: Id,
  tracking: { company: string; number: string; url: string; lineIds?: readonly Id[] },
  by: By = BY_SHOP,
  withChange?: WithChange,
): Promise<Result<Order, OrderError>> {
  const send = async (tx: Tx, order: Order): Promise<OrderError | null> => {
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
    await recordAudit(tx, 'order_fulfilled', by, `order:${orderId}`);
    return null;
  };
  return changeOrder(store, orderId, send, withChange);
}

/** Whether this amount, in minor units, was paid and not refunded yet. */
export function isRefundable(order: Order, amount: number): boolean {
  const isPaid = order.financialStatus === 'paid' || order.financialStatus === 'partially_refunded';
  return isPaid && Number.isSafeInteger(amount) && amount > 0 && amount <= order.total - order.refunded;
}

/** Writes the total refunded amount of an order, and the state that follows from it. */
export async function setRefunded(tx: Tx, order: Order, refunded: number): Promise<void> {
  const status = refunded === order.total ? 'refunded' : refunded === 0 ? 'paid' : 'partially_refunded';
  await tx.updateTable('orders').set({ refunded, financial_status: status }).where('id', '=', order.id).execute();
}

/** Locks the stock of an order's products, which never become others. */
const lockStock = (store: Store, orderId: Id) => async (): Promise<string[]> => {
  const lines = await store.db.selectFrom('order_lines').where('order_id', '=', orderId).select('product_id').execute();
  return lines.map((line) => stockLock(line.product_id));
};

/** Cancels an unfulfilled order, restocks it, and refunds gift cards where nothing was captured. */
export async function cancelOrder(
  store: Store,
  orderId: Id,
  reason: NonNullable<Order['cancelReason']>,
  by: By = BY_SHOP,
  withChange?: WithChange,
): Promise<Result<Order, OrderError>> {
  const cancel = async (tx: Tx, order: Order, changed: (...keys: string[]) => void): Promise<OrderError | null> => {
    if (order.cancelledAt !== null) return { code: 'cancelled' };
    if (order.fulfillments.length > 0) return { code: 'fulfilled' };
    const status = order.financialStatus === 'authorized' ? 'voided' : order.financialStatus;
    await tx
      .updateTable('orders')
      .set({ cancelled_at: new Date().toISOString(), cancel_reason: reason, financial_status: status })
      .where('id', '=', orderId)
      .execute();
    await recordAudit(tx, 'order_cancelled', by, `order:${orderId}`);
    const back = new Map<Id, number>();
    for (const line of order.lines) back.set(line.variantId, (back.get(line.variantId) ?? 0) - line.quantity);
    await takeStock(tx, back, changed);
    // Nothing was captured from the payment card: the gift cards' share must not stay with the shop.
    if (order.financialStatus === 'authorized') {
      const now = new Date().toISOString();
      for (const { left, ...part } of await giftCardParts(tx, orderId)) {
        await creditGiftCard(tx, orderId, part, left);
        await insertTransaction(tx, orderId, giftCardRefund(order.name, part, left, 'success', now));
      }
    }
    return null;
  };
  return changeOrder(store, orderId, cancel, withChange, { locks: lockStock(store, orderId) });
}
