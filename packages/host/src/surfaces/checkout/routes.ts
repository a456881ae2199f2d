import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyFields, queryOf } from '../../gate/bodies.ts';
import { asText, type Fields } from '../../gate/brackets.ts';
import { codeGuesses } from '../../gate/code-guesses.ts';
import { cartToken, clearCartCookie } from '../../gate/cookies.ts';
import { buyerOf, customerId, flash, type Host, localPath, networkOf, originOf, takeFlash } from '../../gate/host.ts';
import { sendTo } from '../../gate/location.ts';
import { createRateLimit, type RateLimit } from '../../gate/rate-limit.ts';
import {
  type CheckoutChange,
  checkoutOwner,
  completeCheckout,
  readCheckout,
  startCheckout,
  updateCheckout,
} from '../../shop/checkout/checkout.ts';
import type { Payment } from '../../shop/checkout/complete-checkout.ts';
import type { CheckoutError } from '../../shop/checkout/errors.ts';
import type { Gateway } from '../../shop/checkout/gateway.ts';
import { missingLines } from '../../shop/checkout/missing-lines.ts';
import type { Checkout } from '../../shop/orders/types-commerce.ts';
import { parseCard } from './card.ts';
import type { CheckoutPage, StepPath } from './context.ts';
import { forward, toLogIn } from './log-in.ts';
import { mailOrder } from './mail-order.ts';
import { exactMoney } from './money.ts';
import { gone, serveOrders } from './order-pages.ts';
import { checkoutPage, sendStep, wordsOf } from './pages.ts';
import { postedAddress, postedErrors, postedValues } from './posted-address.ts';
import { addressValues, savedAddresses } from './saved-addresses.ts';
import { checkoutSentence, stockNotices } from './sentences.ts';
import { isReachable, openStep } from './steps.ts';

/** Failed payments of one checkout and of one address: stolen cards are tried with many carts. */
const PAYMENTS = { tries: 20, perAddress: 100, windowMs: 10 * 60_000 };

type Params = { Params: { token: string } };
type TokenRequest = FastifyRequest<Params>;

const PATHS: readonly StepPath[] = ['information', 'shipping', 'payment'];

/** The host's own checkout: `/checkout`, `/checkouts/{token}/{step}`. Every step works without JavaScript. */
export function serveCheckout(app: FastifyInstance, { host, gateway }: { host: Host; gateway: Gateway }): void {
  const payments = createRateLimit(host.store, 'payment', PAYMENTS, host.now);

  app.get('/checkout', { config: { changes: 'any link' } }, (request, reply) => begin(host, request, reply));
  app.post('/checkout', (request, reply) => begin(host, request, reply));
  const guesses = codeGuesses(host);

  // What a customer typed is shown to them only, not to whoever uses the browser after they signed out.
  const own = {
    preHandler: async (request: TokenRequest, reply: FastifyReply) => {
      const owner = await checkoutOwner(host.store, request.params.token);
      if (owner === null) return forward(host, request, reply);
      host.locales.enter(request.raw, owner.locale);
      if (owner.customerId !== null && owner.customerId !== (await customerId(host, request)))
        return redirect(reply, localPath(host, request, '/checkout'));
    },
  };
  app.get<Params>('/checkouts/:token', own, (request, reply) => show(host, request, reply, null));
  for (const path of PATHS) {
    app.get<Params>(`/checkouts/:token/${path}`, own, (request, reply) => show(host, request, reply, path));
  }
  app.post<Params>('/checkouts/:token/information', own, async (request, reply) => {
    const fields = bodyFields(request);
    if (fields.saved_address !== undefined) {
      const mine = await savedAddresses(host.store, await customerId(host, request));
      const chosen = mine.find(({ id }) => String(id) === asText(fields.saved_address));
      const values = chosen ? addressValues(chosen, 'shipping_address') : {};
      return answerWith(host, request, reply, 'information', { values });
    }
    if (fields.choose_country !== undefined) return answerWith(host, request, reply, 'information', {});
    if (fields.log_in !== undefined) return toLogIn(host, request, reply);
    return change(host, request, reply, 'information', {
      email: asText(fields.email) ?? '',
      acceptsMarketing: asText(fields.accepts_marketing) === '1',
      shippingAddress: postedAddress(fields, 'shipping_address'),
    });
  });
  app.post<Params>('/checkouts/:token/shipping', own, (request, reply) =>
    change(host, request, reply, 'shipping', { shippingRate: asText(bodyFields(request).shipping_rate) ?? '' }),
  );
  app.post<Params>('/checkouts/:token/code', own, (request, reply) => changeCode(host, guesses, request, reply));
  app.post<Params>('/checkouts/:token/payment', own, async (request, reply) => {
    await payments.count(request, request.params.token);
    return pay(host, gateway, payments, request, reply);
  });
  serveOrders(app, host);
}

async function begin(host: Host, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  const email = queryOf(request).get('checkout[email]') ?? undefined;
  const started = await startCheckout(host.store, cartToken(request), {
    customerId: await customerId(host, request),
    ...buyerOf(host, request),
    email,
  });
  if (!started.ok) return sendTo(reply, localPath(host, request, '/cart'), 303);
  return sendTo(reply, `/checkouts/${started.value.token}/${openStep(started.value.step)}`, 303);
}

async function openCheckout(host: Host, request: TokenRequest): Promise<Checkout> {
  const checkout = await readCheckout(host.store, request.params.token);
  if (!checkout) throw gone(host, request, 'checkoutGone');
  return checkout;
}

/** Shows a step, or redirects to the shopper's current one: the first unfinished step, the confirmation, the empty cart. */
async function show(host: Host, request: TokenRequest, reply: FastifyReply, path: StepPath | null) {
  const checkout = await openCheckout(host, request);
  const away = elsewhere(host, request, checkout, path);
  if (path === null || away !== null) {
    return redirect(reply, away ?? stepUrl(checkout, openStep(checkout.step)));
  }
  // Stock sold in the meantime is reported at every step, not only at payment.
  const { texts } = wordsOf(host, request);
  const notices = stockNotices(texts, await missingLines(host.store.db, checkout.cart.lines));
  const page = {
    ...(await checkoutPage(host, request, checkout.cart.currency)),
    ...(await keptFor(host, request, reply, path)),
    notices,
    addresses: path === 'information' ? await savedAddresses(host.store, await customerId(host, request)) : [],
  };
  return sendStep(host, reply, page, checkout, path);
}

function elsewhere(host: Host, request: TokenRequest, checkout: Checkout, path: StepPath | null): string | null {
  if (checkout.step === 'completed') return stepUrl(checkout, 'thank_you');
  if (checkout.cart.lines.length === 0) return localPath(host, request, '/cart');
  if (path === 'shipping' && !checkout.cart.requiresShipping) return stepUrl(checkout, openStep(checkout.step));
  return path === null || isReachable(checkout, path) ? null : stepUrl(checkout, openStep(checkout.step));
}

function stepUrl(checkout: Checkout, path: StepPath | 'thank_you'): string {
  return `/checkouts/${checkout.token}/${path}`;
}

/**
 * Shows a step again with the entered values and their errors: stored for one request behind a redirect, so that Back and reload never
 * resubmit a form.
 */
async function answerWith(
  host: Host,
  request: TokenRequest,
  reply: FastifyReply,
  path: StepPath,
  wrong: { errors?: Record<string, string>; values?: Record<string, string> },
) {
  const errors = Object.entries(wrong.errors ?? {}).map(([name, sentence]): [string, string[]] => [name, [sentence]]);
  await flash(host, reply, flashId(request, path), {
    posted: false,
    errors: Object.fromEntries(errors),
    values: { ...shownAgain(bodyFields(request)), ...wrong.values },
  });
  return redirect(reply, `/checkouts/${request.params.token}/${path}`);
}

function flashId(request: TokenRequest, path: StepPath): string {
  return `checkout ${request.params.token} ${path}`;
}

/** What the last post of a step left for this look at it. */
async function keptFor(
  host: Host,
  request: TokenRequest,
  reply: FastifyReply,
  path: StepPath,
): Promise<Partial<CheckoutPage>> {
  const flashed = (await takeFlash(host, request, reply)).get(flashId(request, path));
  if (!flashed) return {};
  const sentences = Object.entries(flashed.errors).map(([name, [sentence = '']]): [string, string] => [name, sentence]);
  return { errors: Object.fromEntries(sentences), values: flashed.values };
}

function redirect(reply: FastifyReply, url: string): FastifyReply {
  return sendTo(reply, url, 303);
}

/** A card's number and code are never written back into a page. */
function shownAgain(fields: Fields): Record<string, string> {
  const { 'card[number]': _number, 'card[verification_value]': _code, ...rest } = postedValues(fields);
  return rest;
}

async function change(
  host: Host,
  request: TokenRequest,
  reply: FastifyReply,
  path: StepPath,
  wanted: CheckoutChange,
  prefix = 'shipping_address',
) {
  const before = await openCheckout(host, request);
  const away = elsewhere(host, request, before, path);
  if (away !== null) return redirect(reply, away);
  const done = await updateCheckout(host.store, request.params.token, wanted);
  if (!done.ok) return refuse(host, request, reply, path, done.error, prefix);
  const next =
    PATHS.indexOf(path) < PATHS.indexOf('shipping') && done.value.cart.requiresShipping ? 'shipping' : 'payment';
  return redirect(reply, stepUrl(done.value, next));
}

async function changeCode(host: Host, guesses: RateLimit, request: TokenRequest, reply: FastifyReply) {
  const fields = bodyFields(request);
  const path = PATHS.find((entry) => entry === asText(fields.step)) ?? 'information';
  const remove = asText(fields.remove);
  const { texts } = wordsOf(host, request);
  const code = (asText(fields.code) ?? '').trim();
  if (remove === undefined && code === '')
    return answerWith(host, request, reply, path, { errors: { code: texts.problems.noCode } });
  if (remove === undefined && !(await guesses.take(request, request.params.token)))
    return answerWith(host, request, reply, path, { errors: { code: texts.problems.codes } });
  const done = await updateCheckout(
    host.store,
    request.params.token,
    remove === undefined ? { addCode: code } : { removeCode: remove },
  );
  const isWrong =
    !done.ok && (done.error.code === 'discount_not_applicable' || done.error.code === 'gift_card_not_usable');
  if (remove === undefined && !isWrong) await guesses.refund(request, request.params.token);
  if (done.ok) return redirect(reply, stepUrl(done.value, path));
  const sentence = checkoutSentence(texts, done.error, await moneyOf(host, request));
  return sentence === null
    ? refuse(host, request, reply, path, done.error, 'shipping_address')
    : answerWith(host, request, reply, path, { errors: { code: sentence } });
}

async function pay(host: Host, gateway: Gateway, payments: RateLimit, request: TokenRequest, reply: FastifyReply) {
  const fields = bodyFields(request);
  const before = await openCheckout(host, request);
  const away = elsewhere(host, request, before, 'payment');
  if (away !== null) return redirect(reply, away);
  if (fields.choose_country !== undefined) return answerWith(host, request, reply, 'payment', {});
  const isOther = asText(fields.billing) === 'other';
  const billingAddress = isOther ? postedAddress(fields, 'billing_address') : null;
  const updated = await updateCheckout(host.store, before.token, { billingAddress });
  if (!updated.ok) return refuse(host, request, reply, 'payment', updated.error, 'billing_address');
  const needsCard = updated.value.totals.due > 0;
  const card = needsCard ? parseCard(fields, new Date(), wordsOf(host, request).texts.card) : null;
  if (card && !card.ok) return answerWith(host, request, reply, 'payment', { errors: card.errors });
  const payment = {
    card: card?.value ?? null,
    expected: shownAmounts(fields),
    network: networkOf(request),
  };
  const context = { ...host, origin: originOf(host, request) };
  const done = await completeCheckout(host.store, before.token, payment, gateway, (tx, order) =>
    mailOrder(tx, order, context),
  );
  if (!done.ok) return refuse(host, request, reply, 'payment', done.error, 'billing_address');
  await payments.refund(request, request.params.token);
  clearCartCookie(reply);
  return redirect(reply, stepUrl(before, 'thank_you'));
}

/** The amounts the page has shown, as its form returns them. A form without them compares nothing; an invalid amount equals none. */
function shownAmounts({ total, due }: Fields): Payment['expected'] {
  if (total === undefined && due === undefined) return undefined;
  return { total: Number(asText(total) ?? Number.NaN), due: Number(asText(due) ?? Number.NaN) };
}

/** How this checkout writes prices. */
async function moneyOf(host: Host, request: TokenRequest): Promise<(cents: number) => string> {
  const { cart } = await openCheckout(host, request);
  return exactMoney(host.shop(), cart.currency, host.locales.of(request.raw).locale);
}

/** A refused step: fields with their sentences, or what changed, or the place where the shopper has to go. */
async function refuse(
  host: Host,
  request: TokenRequest,
  reply: FastifyReply,
  path: StepPath,
  error: CheckoutError,
  prefix: string,
) {
  const { texts } = wordsOf(host, request);
  if (error.code === 'not_found') throw gone(host, request, 'checkoutGone');
  if (error.code === 'fields') {
    return answerWith(host, request, reply, path, { errors: postedErrors(texts, error.fields, prefix) });
  }
  const sentence = checkoutSentence(texts, error, await moneyOf(host, request));
  if (sentence !== null) {
    return answerWith(host, request, reply, path, { errors: { form: sentence } });
  }
  return redirect(
    reply,
    error.code === 'empty_cart' ? localPath(host, request, '/cart') : `/checkouts/${request.params.token}`,
  );
}
