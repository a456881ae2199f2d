import { queueMail } from '../../mail/queue-mail.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import { orderInLanguage } from '../../shop/orders/order-in-language.ts';
import type { Order } from '../../shop/orders/types-commerce.ts';
import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { mailGiftCards } from './gift-card-mails.ts';
import { exactMoney } from './money.ts';

export interface OrderMailContext {
  store: Store;
  shop(): Shop;
  /** Where the links of the mails lead, without a slash at its end. */
  origin: string;
}

/** Writes the mails of a new order inside its own write: the confirmation, and those of the gift cards in it. */
export async function mailOrder(tx: Tx, order: Order, { store, shop, origin }: OrderMailContext): Promise<void> {
  const money = exactMoney(shop(), order.currency, order.locale);
  const read = await orderInLanguage(store, order, order.locale);
  const mail = confirmationMail(read, { shop: shop(), money, origin, statusPath: `/orders/${order.token}` });
  await queueMail(tx, { ...mail, once: `order-${order.id}` });
  if (order.lines.some((line) => line.giftCard)) await mailGiftCards(tx, order, { shop: shop(), origin });
}
