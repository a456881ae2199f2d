import { mailTexts } from '../../mail/mail-texts.ts';
import type { MailMessage } from '../../mail/message.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import type { Order } from '../../shop/orders/types-commerce.ts';
import { linkMail } from '../account/mails.ts';
import { exactMoney } from './money.ts';

interface Context {
  shop: Shop;
  /** Without a slash at its end. */
  origin: string;
}

/** A refund: `amount` in minor units of the order's currency. Each refund is mailed once. */
export function refundMail(order: Order, amount: number, { shop, origin }: Context): MailMessage {
  const texts = mailTexts(shop, order.locale);
  const { refund, questions } = texts;
  const words = {
    ...refund(order.name, exactMoney(shop, order.currency, order.locale)(amount)),
    after: questions(shop.email),
  };
  const link = `${origin}/orders/${order.token}`;
  return { ...linkMail(shop, order.email, { words, link, texts }), once: `refund-${order.id}-${order.refunded}` };
}

/** A cancelled order; the reason is stated where it concerns the buyer. */
export function cancellationMail(order: Order, { shop, origin }: Context): MailMessage {
  const texts = mailTexts(shop, order.locale);
  const { cancelled, cancelReasons, questions } = texts;
  const reason = cancelReasons[order.cancelReason ?? ''] ?? null;
  const words = { ...cancelled(order.name, reason), after: questions(shop.email) };
  const link = `${origin}/orders/${order.token}`;
  return { ...linkMail(shop, order.email, { words, link, texts }), once: `cancelled-${order.id}` };
}
