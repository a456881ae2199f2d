import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../gate/errors.ts';
import type { Host } from '../../gate/host.ts';
import { sendTo } from '../../gate/location.ts';
import { readCheckout } from '../../shop/checkout/checkout.ts';
import { orderInLanguage } from '../../shop/orders/order-in-language.ts';
import { orderByToken, ordersByIds } from '../../shop/orders/orders.ts';
import type { Order } from '../../shop/orders/types-commerce.ts';
import { layout } from './layout.ts';
import { exactMoney } from './money.ts';
import { sendOwnPage, wordsOf } from './pages.ts';
import { orderStatus, orderSummary, thankYou } from './thanks.ts';

/** The confirmation after paying, and the order's own page from the link in the mail. */
export function serveOrders(app: FastifyInstance, host: Host): void {
  const paid = { config: { public: 'what a customer has paid for stays readable behind its secret token' } };
  app.get<{ Params: { token: string } }>('/checkouts/:token/thank_you', paid, async (request, reply) => {
    const { token } = request.params;
    const checkout = await readCheckout(host.store, token);
    if (!checkout) throw gone(host, request, 'checkoutGone');
    host.locales.enter(request.raw, checkout.locale);
    if (checkout.orderId === null) {
      return sendTo(reply, `/checkouts/${token}`, 303);
    }
    const order = (await ordersByIds(host.store, [checkout.orderId])).get(checkout.orderId);
    if (!order) throw gone(host, request, 'orderGone');
    return sendOrder(host, request, reply, order, 'thanks');
  });

  app.get<{ Params: { token: string } }>('/orders/:token', paid, async (request, reply) => {
    const order = await orderByToken(host.store, request.params.token);
    if (!order) throw gone(host, request, 'noOrder');
    return sendOrder(host, request, reply, order, 'status');
  });
}

/** An order is read in the language it was made in; where that is not known, in that of the address. */
async function sendOrder(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  stored: Order,
  kind: 'thanks' | 'status',
): Promise<FastifyReply> {
  host.locales.enter(request.raw, stored.locale);
  const shop = host.shop();
  const { texts, root } = wordsOf(host, request);
  const { locale } = host.locales.of(request.raw);
  const order = await orderInLanguage(host.store, stored, locale);
  const page = { shop, texts, root, money: exactMoney(shop, order.currency, locale) };
  return sendOwnPage(
    reply,
    layout({
      shop,
      texts,
      root,
      title: kind === 'thanks' ? texts.order.thanks : texts.order.name(order.name),
      main: kind === 'thanks' ? thankYou(page, order) : orderStatus(page, order),
      aside: orderSummary(page, order),
      back: { href: root, text: texts.page.shop },
      withScript: true,
    }),
  );
}

export function gone(
  host: Host,
  request: FastifyRequest,
  what: 'checkoutGone' | 'orderGone' | 'noOrder',
): RequestError {
  const { texts } = wordsOf(host, request);
  return new RequestError(404, texts.problems[what], texts.language);
}
