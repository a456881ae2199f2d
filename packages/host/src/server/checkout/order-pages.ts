import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCheckout } from '../../shop/checkout/checkout.ts';
import { orderByToken, ordersByIds } from '../../shop/orders.ts';
import type { Order } from '../../shop/types-commerce.ts';
import { RequestError } from '../errors.ts';
import { type Host, mailOrigin } from '../host.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { mailGiftCards } from './gift-card-mails.ts';
import { layout } from './layout.ts';
import { exactMoney } from './money.ts';
import { sendOwnPage } from './pages.ts';
import { orderStatus, orderSummary, thankYou } from './thanks.ts';

/** The confirmation after paying, and the order's own page from the link in the mail. */
export function serveOrders(app: FastifyInstance, host: Host): void {
  app.get<{ Params: { token: string } }>('/checkouts/:token/thank_you', async (request, reply) => {
    const { token } = request.params;
    const checkout = await readCheckout(host.store, token);
    if (!checkout) throw new RequestError(404, 'This checkout is no longer there.');
    if (checkout.orderId === null) {
      return reply.header('cache-control', 'no-store').redirect(`/checkouts/${token}`, 303);
    }
    const order = (await ordersByIds(host.store, [checkout.orderId])).get(checkout.orderId);
    if (!order) throw new RequestError(404, 'This order is no longer there.');
    // A process killed between the payment and the mail sends it now; a mail that is there is not written again.
    await sendConfirmation(host, request, token, order);
    return sendOrder(host, reply, order, 'thanks');
  });

  app.get<{ Params: { token: string } }>('/orders/:token', async (request, reply) => {
    const order = await orderByToken(host.store, request.params.token);
    if (!order) throw new RequestError(404, 'There is no such order.');
    return sendOrder(host, reply, order, 'status');
  });
}

function sendOrder(host: Host, reply: FastifyReply, order: Order, kind: 'thanks' | 'status'): FastifyReply {
  const shop = host.shop();
  const page = { shop, money: exactMoney(shop, order.currency) };
  return sendOwnPage(
    reply,
    layout({
      shop,
      title: kind === 'thanks' ? 'Thank you' : `Order ${order.name}`,
      main: kind === 'thanks' ? thankYou(page, order) : orderStatus(page, order),
      aside: orderSummary(page, order),
      back: { href: '/', text: 'Shop' },
      withScript: true,
    }),
  );
}

/** Writes the confirmation and the mails of bought gift cards that are due, each once, however often it is asked to. */
export async function sendConfirmation(
  host: Host,
  request: FastifyRequest,
  checkoutToken: string,
  order: Order,
): Promise<void> {
  const shop = host.shop();
  const context = { shop, money: exactMoney(shop, order.currency), origin: mailOrigin(host, request) };
  const statusPath = order.token ? `/orders/${order.token}` : `/checkouts/${checkoutToken}/thank_you`;
  const mail = confirmationMail(order, { ...context, statusPath });
  await host.mailer.send({ ...mail, once: `order-${order.id}` });
  if (!order.lines.some((line) => line.giftCard)) return;
  await mailGiftCards(host, order, context.origin, new Date());
}
