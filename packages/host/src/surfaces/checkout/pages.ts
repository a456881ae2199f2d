import type { FastifyReply, FastifyRequest } from 'fastify';
import { customerId, type Host } from '../../gate/host.ts';
import type { Markup } from '../../http/html.ts';
import type { Checkout } from '../../shop/orders/types-commerce.ts';
import { checkoutTexts } from './checkout-texts.ts';
import type { CheckoutPage, StepPath } from './context.ts';
import { countriesIn } from './countries.ts';
import { informationStep } from './information.ts';
import { CHECKOUT_POLICY, layout } from './layout.ts';
import { exactMoney } from './money.ts';
import { paymentStep } from './payment.ts';
import { shippingStep } from './shipping.ts';
import { summary } from './summary.ts';
import type { CheckoutTexts } from './texts.ts';

/** The words of a request and where its language's pages begin. A request of a checkout is in the checkout's language. */
export function wordsOf(host: Host, request: FastifyRequest): { texts: CheckoutTexts; root: string } {
  const { locale, rootUrl } = host.locales.of(request.raw);
  return { texts: checkoutTexts(host.shop(), locale), root: rootUrl };
}

/** What a page of the checkout is drawn with, before anything is known to be wrong. */
export async function checkoutPage(host: Host, request: FastifyRequest, currency: string): Promise<CheckoutPage> {
  const shop = host.shop();
  return {
    shop,
    ...wordsOf(host, request),
    money: exactMoney(shop, currency, host.locales.of(request.raw).locale),
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
  const { shop, texts, root } = page;
  const all = countriesIn(texts);
  const sold = all.filter((country) => host.shop().countries.includes(country.code));
  const draw: Record<StepPath, () => Markup> = {
    information: () => informationStep(page, checkout, sold),
    shipping: () => shippingStep(page, checkout),
    payment: () => paymentStep(page, checkout, all),
  };
  const hasErrors = Object.keys(page.errors).length > 0;
  return sendOwnPage(
    reply,
    layout({
      shop,
      texts,
      root,
      title: hasErrors ? texts.page.wrong(texts.steps[path]) : texts.steps[path],
      main: draw[path](),
      aside: summary(page, checkout, path),
      back: { href: `${root}cart`, text: texts.page.bag },
      withScript: true,
    }),
  );
}

/** Sends a page of the host: never cached, without third-party content. */
export function sendOwnPage(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', CHECKOUT_POLICY)
    .type('text/html; charset=utf-8')
    .send(body);
}
