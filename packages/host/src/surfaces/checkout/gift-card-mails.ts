import { queueJob } from '../../jobs/queue.ts';
import type { JobKind } from '../../jobs/runner.ts';
import type { MailMessage } from '../../mail/message.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { giftCardMailed, giftCardsByIds, giftCardsOfOrder, keepMailOrigin } from '../../shop/gift-cards/gift-cards.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import { ordersByIds } from '../../shop/orders/orders.ts';
import type { GiftCard, Order } from '../../shop/orders/types-commerce.ts';
import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import { giftCardMail } from './gift-card-mail.ts';
import { exactMoney } from './money.ts';

/**
 * The mails of a new order's gift cards, inside its own write: a card of a chosen day has a job for that day, every other one is
 * mailed with the order.
 */
export async function mailGiftCards(
  tx: Tx,
  order: Order,
  { shop, origin }: { shop: Shop; origin: string },
): Promise<void> {
  for (const card of await giftCardsOfOrder(tx, order.id)) {
    if (card.mailAt === null) {
      await queueMail(tx, mailOf(card, order, shop, origin));
      continue;
    }
    await keepMailOrigin(tx, card.id, origin);
    await queueJob(tx, 'gift-card', String(card.id), { runAt: Date.parse(card.mailAt) });
  }
}

/** Mails a gift card on its send date. The payload is its id. A card disabled in the meantime is not mailed. */
export function giftCardJob(host: { store: Store; shop(): Shop; publicOrigin: string | null }): JobKind {
  return async ({ payload, now }) => {
    const [card] = await giftCardsByIds(host.store.db, [Number(payload)]);
    if (!card?.enabled) return undefined;
    const order = card.orderId === null ? undefined : (await ordersByIds(host.store, [card.orderId])).get(card.orderId);
    const origin = host.publicOrigin ?? card.mailOrigin ?? `https://${host.shop().domain}`;
    return async (tx) => {
      await queueMail(tx, mailOf(card, order, host.shop(), origin), now);
      await giftCardMailed(tx, card.id, now);
    };
  };
}

function mailOf(card: GiftCard, order: Order | undefined, shop: Shop, origin: string): MailMessage {
  const money = exactMoney(shop, card.currency, order?.locale ?? null);
  const mail = giftCardMail(card, order?.email ?? '', { shop, money, origin, locale: order?.locale ?? '' });
  return { ...mail, once: `gift-card-${card.id}` };
}
