import type { MailMessage } from '../../mail/message.ts';
import type { Shop } from '../../shop/types.ts';
import type { Fulfillment, Order } from '../../shop/types-commerce.ts';
import { linkMail } from '../account/mails.ts';

/** A parcel is on its way: what is in it, who brings it, where to follow it. `origin` has no slash at its end. */
export function shippingMail(
  order: Order,
  parcel: Fulfillment,
  { shop, origin }: { shop: Shop; origin: string },
): MailMessage {
  const pieces = parcel.lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find((candidate) => candidate.id === lineId);
    return line ? [quantity > 1 ? `${quantity} x ${line.title}` : line.title] : [];
  });
  const carrier = [parcel.trackingCompany, parcel.trackingNumber].filter((text) => text !== '').join(' ');
  const isTracked = /^https?:\/\//.test(parcel.trackingUrl);
  const mail = linkMail(shop, order.email, {
    subject: `A shipment of order ${order.name} is on its way`,
    heading: 'Your order is on its way',
    sentence: `In this parcel: ${pieces.join(', ')}.${carrier === '' ? '' : ` Sent with ${carrier}.`}`,
    action: isTracked ? 'Track the parcel' : 'View your order',
    link: isTracked ? parcel.trackingUrl : `${origin}/orders/${order.token}`,
    after: `Questions? Reply to this mail or write to ${shop.email}.`,
  });
  return { ...mail, once: `shipment-${order.id}-${parcel.id}` };
}
