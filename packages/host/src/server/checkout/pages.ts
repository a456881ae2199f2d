import type { FastifyReply, FastifyRequest } from 'fastify';
import { countries } from '../../shop/countries.ts';
import type { Checkout } from '../../shop/types-commerce.ts';
import { customerId, type Host } from '../host.ts';
import type { Markup } from '../html.ts';
import type { CheckoutPage, StepPath } from './context.ts';
import { informationStep } from './information.ts';
import { CHECKOUT_POLICY, layout } from './layout.ts';
import { exactMoney } from './money.ts';
import { paymentStep } from './payment.ts';
import { shippingStep } from './shipping.ts';
import { summary } from './summary.ts';

const TITLES: Record<StepPath, string> = { information: 'Information', shipping: 'Shipping', payment: 'Payment' };

/** What a page of the checkout is drawn with, before anything is known to be wrong. */
export async function checkoutPage(host: Host, request: FastifyRequest, currency: string): Promise<CheckoutPage> {
  const shop = host.shop();
  return {
    shop,
    money: exactMoney(shop, currency),
    errors: {},
    values: {},
    notices: [],
    customerId: await customerId(host, request),
  };
}

/** Sends one step of the checkout. */
export function sendStep(
  host: Host,
  reply: FastifyReply,
  page: CheckoutPage,
  checkout: Checkout,
  path: StepPath,
): FastifyReply {
  const sold = countries().filter((country) => host.shop().countries.includes(country.code));
  const draw: Record<StepPath, () => Markup> = {
    information: () => informationStep(page, checkout, sold),
    shipping: () => shippingStep(page, checkout),
    payment: () => paymentStep(page, checkout, countries()),
  };
  const hasErrors = Object.keys(page.errors).length > 0;
  return sendOwnPage(
    reply,
    layout({
      shop: page.shop,
      title: `${hasErrors ? 'Error: ' : ''}${TITLES[path]}`,
      main: draw[path](),
      aside: summary(page, checkout, path),
      back: { href: '/cart', text: 'Bag' },
      withScript: true,
    }),
  );
}

/** Sends a page of the host's own: never kept, nothing foreign in it. */
export function sendOwnPage(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', CHECKOUT_POLICY)
    .type('text/html; charset=utf-8')
    .send(body);
}
