import { mailTexts } from '../../mail/mail-texts.ts';
import type { MailMessage } from '../../mail/message.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import type { Fulfillment, Order } from '../../shop/orders/types-commerce.ts';
import { linkMail } from '../account/mails.ts';

/** Mail for a fulfilment: its items, carrier and tracking link. `origin` has no trailing slash. */
export function shippingMail(
  order: Order,
  parcel: Fulfillment,
  { shop, origin }: { shop: Shop; origin: string },
): MailMessage {
  const texts = mailTexts(shop, order.locale);
  const { shipment, questions } = texts;
  const items = parcel.lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find((candidate) => candidate.id === lineId);
    return line ? [quantity > 1 ? `${quantity} x ${line.title}` : line.title] : [];
  });
  const carrier = [parcel.trackingCompany, parcel.trackingNumber].filter((text) => text !== '').join(' ');
  const isTracked = /^https?:\/\//.test(parcel.trackingUrl);
  const words = {
    subject: shipment.subject(order.name),
    heading: shipment.heading,
    sentence: shipment.sentence(items.join(', '), carrier),
    action: isTracked ? shipment.track : shipment.viewOrder,
    after: questions(shop.email),
  };
  const link = isTracked ? parcel.trackingUrl : `${origin}/orders/${order.token}`;
  return { ...linkMail(shop, order.email, { words, link, texts }), once: `shipment-${order.id}-${parcel.id}` };
}
