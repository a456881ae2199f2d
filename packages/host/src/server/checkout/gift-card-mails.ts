import { giftCardMailed, giftCardsDue, giftCardsOfOrder, keepMailOrigin } from '../../shop/gift-cards.ts';
import { ordersByIds } from '../../shop/orders.ts';
import type { GiftCard, Order } from '../../shop/types-commerce.ts';
import type { Host } from '../host.ts';
import { giftCardMail } from './gift-card-mail.ts';
import { exactMoney } from './money.ts';

/** What mailing needs of the host. */
export type MailingHost = Pick<Host, 'store' | 'mailer' | 'shop' | 'publicOrigin' | 'report'>;

/** ms from one look for due cards to the next. */
const EVERY = 60_000;

/** Mails the cards of a new order that are due by now; of the others it keeps where their links will lead. */
export async function mailGiftCards(host: MailingHost, order: Order, origin: string, now: Date): Promise<void> {
  for (const card of await giftCardsOfOrder(host.store, order.id)) {
    if (card.mailAt !== null && card.mailAt > now.toISOString()) await keepMailOrigin(host.store, card.id, origin);
    else await mailOne(host, card, order, origin, now);
  }
}

/** Mails the cards whose chosen day has come, each once: a process killed in between finds its mail in the outbox. */
export async function mailDueGiftCards(host: MailingHost, now: Date): Promise<void> {
  const cards = await giftCardsDue(host.store, now);
  if (cards.length === 0) return;
  const orders = await ordersByIds(
    host.store,
    cards.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])),
  );
  for (const card of cards) {
    const order = card.orderId === null ? undefined : orders.get(card.orderId);
    const origin = host.publicOrigin ?? card.mailOrigin ?? `https://${host.shop().domain}`;
    await mailOne(host, card, order, origin, now);
  }
}

async function mailOne(
  host: MailingHost,
  card: GiftCard,
  order: Order | undefined,
  origin: string,
  now: Date,
): Promise<void> {
  const shop = host.shop();
  const mail = giftCardMail(card, order?.email ?? '', {
    shop,
    money: exactMoney(shop, card.currency, order?.locale ?? null),
    origin,
    locale: order?.locale ?? '',
  });
  await host.mailer.send({ ...mail, once: `gift-card-${card.id}` });
  if (card.mailAt !== null) await giftCardMailed(host.store, card.id, now);
}

/** Looks for due cards now and every minute. Stop it before the store closes: it resolves when no mail is underway. */
export function mailGiftCardsWhenDue(host: MailingHost, now: () => Date = () => new Date()): () => Promise<void> {
  let underway: Promise<void> | null = null;
  const look = (): void => {
    underway ??= mailDueGiftCards(host, now())
      .catch((error: unknown) => host.report(`Gift cards that are due could not be mailed: ${String(error)}`))
      .finally(() => {
        underway = null;
      });
  };
  look();
  const timer = setInterval(look, EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underway;
  };
}
