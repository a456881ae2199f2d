import { createMailer } from '../mail/mailer.ts';
import { shippingMail } from '../server/checkout/shipping-mail.ts';
import { createTestGateway } from '../shop/checkout/test-gateway.ts';
import { shop as readShop } from '../shop/content.ts';
import { fulfillOrder } from '../shop/orders.ts';
import { cancelAndRelease, type PayBackError, payBack } from '../shop/pay-back.ts';
import { fail, ok, type Result } from '../shop/result.ts';
import type { Order } from '../shop/types-commerce.ts';
import type { Store } from '../store/open.ts';
import type { Settings } from './settings.ts';

export const CHANGES = ['fulfil', 'refund', 'cancel'] as const;

const REASONS = ['customer', 'declined', 'fraud', 'inventory', 'staff', 'other'] as const;

const SENTENCES: Record<PayBackError['code'], string> = {
  not_found: 'There is no such order.',
  nothing_to_fulfil: 'Everything of this order is on its way already.',
  cancelled: 'This order was cancelled.',
  fulfilled: 'A part of this order is on its way: it can no longer be cancelled.',
  amount: 'The amount must be above zero, and no more than was paid and not refunded yet.',
  not_paid: 'What paid this order cannot be given that much back.',
  gateway: 'The payment provider refused. Nothing was refunded.',
};

/** Sends, refunds or cancels an order; a parcel is told to the buyer by mail. The error is a sentence. */
export async function changeOrder(
  store: Store,
  settings: Settings,
  change: (typeof CHANGES)[number],
  order: Order,
): Promise<Result<Order, string>> {
  const { carrier = '', number = '', url = '', amount, reason = 'other' } = settings.order;
  if (url !== '' && !/^https?:\/\//.test(url)) return fail(`--url must begin with http:// or https://, not "${url}".`);
  if (change === 'fulfil') {
    const sent = await fulfillOrder(store, order.id, { company: carrier, number, url });
    if (!sent.ok) return fail(SENTENCES[sent.error.code]);
    await tellBuyer(store, settings, sent.value);
    return sent;
  }
  const gateway = createTestGateway();
  if (change === 'cancel') {
    const known = REASONS.find((name) => name === reason);
    if (!known) return fail(`--reason must be one of ${REASONS.join(', ')}.`);
    const done = await cancelAndRelease(store, gateway, order.id, known);
    return done.ok ? ok(done.value) : fail(SENTENCES[done.error.code]);
  }
  if (amount !== undefined && !/^\d{1,9}(\.\d{1,2})?$/.test(amount))
    return fail(`--amount must be like 12.50, not "${amount}".`);
  const back = await payBack(
    store,
    gateway,
    order.id,
    amount === undefined ? undefined : Math.round(Number(amount) * 100),
  );
  return back.ok ? ok(back.value) : fail(SENTENCES[back.error.code]);
}

async function tellBuyer(store: Store, settings: Settings, order: Order): Promise<void> {
  const shop = await readShop(store);
  const parcel = order.fulfillments.at(-1);
  if (!parcel) return;
  const mailer = createMailer({
    dataDir: settings.dataDir,
    smtpUrl: settings.smtpUrl,
    sender: () => ({ name: shop.name, address: shop.email }),
    report: (line) => console.error(line),
  });
  const origin = settings.origin ?? `https://${shop.domain}`;
  await mailer.send(shippingMail(order, parcel, { shop, origin }));
  await mailer.close();
}
