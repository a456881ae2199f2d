import type { Kysely } from 'kysely';
import type { Store } from '../../store/open.ts';
import type { Database } from '../../store/schema.ts';
import type { Tx } from '../../store/writer.ts';
import { BY_SHOP, type By, recordAudit } from '../audit/record-audit.ts';
import type { Gateway } from '../checkout/gateway.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Id } from '../types.ts';
import { creditGiftCard, type GiftCardPart, giftCardParts, giftCardRefund } from './gift-card-refund.ts';
import { insertTransaction } from './insert-order.ts';
import { orderById } from './load-orders.ts';
import { cancelOrder, isRefundable, type OrderError, setRefunded, type WithChange } from './order-changes.ts';
import type { Order } from './types-commerce.ts';

export type RefundError =
  | OrderError
  /** What paid it cannot be given that much back; `paid` is what can, minor units. */
  | { code: 'not_paid'; paid: number }
  | { code: 'gateway' };

/** Minor units that the payment card has paid and not got back, and the gateway's reference. */
async function cardPayment(db: Kysely<Database>, orderId: Id): Promise<{ reference: string; left: number } | null> {
  const rows = await db
    .selectFrom('transactions')
    .where('order_id', '=', orderId)
    .where('gateway', '!=', 'gift_card')
    .where('status', '!=', 'failure')
    .select(['kind', 'status', 'amount', 'reference'])
    .orderBy('id')
    .execute();
  const paid = rows.find((row) => (row.kind === 'capture' || row.kind === 'sale') && row.status === 'success');
  if (!paid) return null;
  const back = rows.filter((row) => row.kind === 'refund').reduce((sum, row) => sum + row.amount, 0);
  return { reference: paid.reference, left: paid.amount - back };
}

/** How a refund is split: to the payment card up to what it paid, the rest to the gift cards. */
interface Plan {
  card: { reference: string; amount: number; key: string } | null;
  giftCards: { part: GiftCardPart; amount: number }[];
}

async function planRefund(tx: Tx, order: Order, requested: number): Promise<Result<Plan, RefundError>> {
  const payment = await cardPayment(tx, order.id);
  const onCard = Math.min(payment?.left ?? 0, requested);
  let rest = requested - onCard;
  const giftCards: Plan['giftCards'] = [];
  for (const { left, ...part } of await giftCardParts(tx, order.id)) {
    const amount = Math.min(left, rest);
    rest -= amount;
    if (amount > 0) giftCards.push({ part, amount });
  }
  if (rest > 0) return fail({ code: 'not_paid', paid: requested - rest });
  const key = `refund-${order.name}-${order.refunded + requested}`;
  return ok({
    card: payment && onCard > 0 ? { reference: payment.reference, amount: onCard, key } : null,
    giftCards,
  });
}

/**
 * Refunds `amount` in minor units of the order's currency, or all that is left. It is recorded before the gateway is called, so that two
 * simultaneous refunds cannot pay twice; a refusal of the gateway is rolled back, and the gift cards then get nothing either.
 */
export async function refundOrder(
  store: Store,
  gateway: Gateway,
  orderId: Id,
  amount?: number,
  by: By = BY_SHOP,
  withChange: WithChange = async () => {},
): Promise<Result<Order, RefundError>> {
  const noted = await store.write(async (tx): Promise<Result<Plan, RefundError>> => {
    const order = await orderById(tx, orderId);
    if (!order) return fail({ code: 'not_found' });
    const requested = amount ?? order.total - order.refunded;
    if (!isRefundable(order, requested)) return fail({ code: 'amount' });
    const plan = await planRefund(tx, order, requested);
    if (!plan.ok) return plan;
    const { card, giftCards } = plan.value;
    await setRefunded(tx, order, order.refunded + requested);
    await recordAudit(tx, 'order_refunded', by, `order:${orderId}`);
    const createdAt = new Date().toISOString();
    const paid = order.transactions.find(
      ({ kind, gateway: by }) => (kind === 'sale' || kind === 'capture') && by !== 'gift_card',
    );
    if (card)
      await insertTransaction(tx, orderId, {
        kind: 'refund',
        status: 'pending',
        gateway: paid?.gateway ?? gateway.name,
        reference: card.key,
        amount: card.amount,
        cardBrand: paid?.cardBrand ?? '',
        cardLast4: paid?.cardLast4 ?? '',
        createdAt,
      });
    for (const { part, amount: given } of giftCards) {
      // Without a gateway to wait for it is done here and now.
      if (!card) await creditGiftCard(tx, orderId, part, given);
      const status = card ? 'pending' : 'success';
      await insertTransaction(tx, orderId, giftCardRefund(order.name, part, given, status, createdAt));
    }
    return plan;
  });
  if (!noted.ok) return noted;
  const { card, giftCards } = noted.value;
  const done = card === null || (await gateway.refund(card.reference, card.amount, card.key).catch(() => false));
  return store.write(async (tx): Promise<Result<Order, RefundError>> => {
    if (card) {
      const order = await orderById(tx, orderId);
      const written = giftCards.map(({ part, amount: each }) =>
        giftCardRefund(order?.name ?? '', part, each, 'pending', ''),
      );
      const references = [card.key, ...written.map(({ reference }) => reference)];
      await tx
        .updateTable('transactions')
        .set({ status: done ? 'success' : 'failure' })
        .where('order_id', '=', orderId)
        .where('reference', 'in', references)
        .where('status', '=', 'pending')
        .execute();
      if (done) for (const { part, amount: each } of giftCards) await creditGiftCard(tx, orderId, part, each);
      const all = written.reduce((sum, each) => sum + each.amount, card.amount);
      if (!done && order) {
        await setRefunded(tx, order, order.refunded - all);
        await recordAudit(tx, 'order_refund_failed', by, `order:${orderId}`);
      }
    }
    if (!done) return fail({ code: 'gateway' });
    const after = await orderById(tx, orderId);
    if (!after) return fail({ code: 'not_found' });
    await withChange(tx, after);
    return ok(after);
  });
}

/** Cancels an order and voids its authorization; captured money is refunded with `refundOrder`. */
export async function cancelAndRelease(
  store: Store,
  gateway: Gateway,
  orderId: Id,
  reason: NonNullable<Order['cancelReason']>,
  by: By = BY_SHOP,
  withChange?: WithChange,
): Promise<Result<Order, OrderError>> {
  const held = await store.db
    .selectFrom('transactions')
    .innerJoin('orders', 'orders.id', 'transactions.order_id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'authorization')
    .where('orders.financial_status', '=', 'authorized')
    .select('reference')
    .execute();
  const cancelled = await cancelOrder(store, orderId, reason, by, withChange);
  if (cancelled.ok) for (const { reference } of held) await gateway.release(reference);
  return cancelled;
}
