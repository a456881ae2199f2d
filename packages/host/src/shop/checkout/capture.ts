import type { Store } from '../../store/open.ts';
import { together } from '../../store/together.ts';
import type { WriteJob } from '../../store/writer.ts';
import { insertTransaction } from '../orders/insert-order.ts';
import { orderById } from '../orders/load-orders.ts';
import type { Order } from '../orders/types-commerce.ts';
import type { Id } from '../types.ts';
import type { Gateway } from './gateway.ts';

export interface HeldPayment {
  reference: string;
  /** minor units */
  amount: number;
  cardBrand: string;
  cardLast4: string;
}

/** Captures an authorized payment. If that fails the order stays authorized, and the capture can be retried. */
export async function capture(store: Store, gateway: Gateway, orderId: Id, held: HeldPayment): Promise<Order | null> {
  const taken = await gateway.capture(held.reference, held.amount).catch(() => false);
  const note: WriteJob<Order | null> = async (tx) => {
    const before = await tx
      .selectFrom('transactions')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'capture')
      .where('reference', '=', held.reference)
      .orderBy('id', 'desc')
      .select('status')
      .executeTakeFirst();
    // Captured by somebody else in the meantime, or failed again: the order's history states it once.
    if (before?.status === 'success' || (before && !taken)) return orderById(tx, orderId);
    const transaction: Parameters<typeof insertTransaction>[2] = {
      kind: 'capture',
      status: taken ? 'success' : 'failure',
      gateway: gateway.name,
      reference: held.reference,
      amount: held.amount,
      cardBrand: held.cardBrand,
      cardLast4: held.cardLast4,
      createdAt: new Date().toISOString(),
    };
    const paid = () => tx.updateTable('orders').set({ financial_status: 'paid' }).where('id', '=', orderId).execute();
    await together([insertTransaction(tx, orderId, transaction), ...(taken ? [paid()] : [])]);
    return orderById(tx, orderId);
  };
  // It decides by earlier captures of the order, which all have its lock.
  return store.write(note, { locks: [`order:${orderId}`], isolation: 'repeatable read' });
}

/** ms after an order was made within which its own checkout is still taking the money. */
const IN_FLIGHT = 120_000;

/** Captures orders that were left authorized because the process ended in between. Returns how many. */
export async function captureHeldPayments(store: Store, gateway: Gateway, now: Date): Promise<number> {
  const rows = await store.db
    .selectFrom('orders')
    .innerJoin('transactions', 'transactions.order_id', 'orders.id')
    .where('orders.financial_status', '=', 'authorized')
    .where('orders.imported', '=', 0)
    .where('orders.cancelled_at', 'is', null)
    .where('orders.created_at', '<', new Date(now.getTime() - IN_FLIGHT).toISOString())
    .where('transactions.kind', '=', 'authorization')
    .where('transactions.gateway', '=', gateway.name)
    .select(['orders.id', 'reference', 'amount', 'card_brand as cardBrand', 'card_last4 as cardLast4'])
    .execute();
  for (const { id, ...held } of rows) await capture(store, gateway, id, held);
  return rows.length;
}
