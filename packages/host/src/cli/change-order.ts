import { queueMail } from '../mail/queue-mail.ts';
import { BY_CLI } from '../shop/audit/record-audit.ts';
import { createTestGateway } from '../shop/checkout/test-gateway.ts';
import { shop as readShop } from '../shop/content/content.ts';
import { orderInLanguage } from '../shop/orders/order-in-language.ts';
import { fulfillOrder } from '../shop/orders/orders.ts';
import { cancelAndRelease, type RefundError, refundOrder } from '../shop/orders/refund-order.ts';
import type { Order } from '../shop/orders/types-commerce.ts';
import { fail, type Result } from '../shop/result.ts';
import type { Store } from '../store/open.ts';
import { cancellationMail, refundMail } from '../surfaces/checkout/refund-mail.ts';
import { shippingMail } from '../surfaces/checkout/shipping-mail.ts';
import type { Settings } from './settings.ts';

export const CHANGES = ['fulfil', 'refund', 'cancel'] as const;

const SENTENCES: Record<RefundError['code'], string> = {
  not_found: 'There is no such order.',
  nothing_to_fulfil: 'Everything of this order is on its way already.',
  cancelled: 'This order was cancelled.',
  fulfilled: 'A part of this order is on its way: it can no longer be cancelled.',
  amount: 'The amount must be above zero, and no more than was paid and not refunded yet.',
  not_paid: 'What paid this order cannot be given that much back.',
  gateway: 'The payment provider refused. Nothing was refunded.',
};

/** Fulfils, refunds or cancels an order, and queues the buyer's mail. The error is a sentence. */
export async function changeOrder(
  store: Store,
  settings: Settings,
  change: (typeof CHANGES)[number],
  order: Order,
): Promise<Result<Order, string>> {
  const { carrier, number, url, amount, reason } = settings.order;
  const shop = await readShop(store);
  const context = { shop, origin: settings.origin ?? `https://${shop.domain}` };
  if (change === 'fulfil') {
    const sent = await fulfillOrder(store, order.id, { company: carrier, number, url }, BY_CLI, async (tx, after) => {
      const parcel = after.fulfillments.at(-1);
      const read = await orderInLanguage(store, after, after.locale);
      if (parcel) await queueMail(tx, shippingMail(read, parcel, context));
    });
    return sent.ok ? sent : fail(SENTENCES[sent.error.code]);
  }
  const gateway = createTestGateway();
  if (change === 'cancel') {
    const done = await cancelAndRelease(store, gateway, order.id, reason, BY_CLI, (tx, after) =>
      queueMail(tx, cancellationMail(after, context)),
    );
    return done.ok ? done : fail(SENTENCES[done.error.code]);
  }
  const back = await refundOrder(store, gateway, order.id, amount, BY_CLI, (tx, after) =>
    queueMail(tx, refundMail(after, after.refunded - order.refunded, context)),
  );
  return back.ok ? back : fail(SENTENCES[back.error.code]);
}
