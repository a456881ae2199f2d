import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestFields } from '../../gate/bodies.ts';
import { asText, type Fields } from '../../gate/brackets.ts';
import { setCartCookie } from '../../gate/cookies.ts';
import { sendError } from '../../gate/errors.ts';
import { backPath, baseOf, buyerOf, flash, type Host, isSecure, localPath } from '../../gate/host.ts';
import { safePath, sendTo } from '../../gate/location.ts';
import { jsonType, wantsJson } from '../../http/negotiation.ts';
import { cartErrorBody } from '../../shop/cart/error-body.ts';
import type { CartError } from '../../shop/cart/errors.ts';
import { priceCart } from '../../shop/cart/price-cart.ts';
import { hasAutomaticDiscounts } from '../../shop/discounts/load-discounts.ts';
import type { Cart, PricedCart } from '../../shop/orders/types-commerce.ts';
import { cartJson } from './cart-json.ts';
import { bundledSections, renderBundled } from './sections.ts';

/** Result of a change: the current cart, and what could not be done. */
export interface CartChange {
  /** Null where there is no cart and none was made. */
  cart: Cart | null;
  error: CartError | null;
  /** Quantities reduced to what is available. Scripts read them in the answer; a plain form gets a message. */
  adjusted?: CartError[];
  /** Keys of the added lines, and whether several items were requested. */
  added?: { keys: string[]; isList: boolean };
}

export interface ChangeOptions {
  apply(fields: Fields): Promise<CartChange>;
  /** Where a plain form goes afterwards, without the locale prefix. */
  next(fields: Fields): string;
}

/** Makes one change of the cart and answers with JSON or a redirect, by the requested format (docs/platform.md: cart API, cart, cart/add, cart/update, cart/change, cart/clear, form posts). */
export async function changeCart(host: Host, request: FastifyRequest, reply: FastifyReply, options: ChangeOptions) {
  reply.header('cache-control', 'no-store');
  const fields = requestFields(request);
  const bundled = bundledSections(host, request, fields);
  const { cart, error, added, adjusted = [] } = await options.apply(fields);
  if (cart) setCartCookie(reply, cart.token, isSecure(host));
  if (!wantsJson(request)) {
    if (error) return refuseForm(host, request, reply, fields, error);
    if (adjusted.length > 0) return tellForm(host, request, reply, adjusted);
    return sendTo(reply, nextPath(host, request, options, fields), 302);
  }
  reply.type(jsonType(request));
  if (error) {
    const { http, body } = cartErrorBody(error, buyerOf(host, request).locale);
    if (http === 429) reply.header('retry-after', '60');
    return reply.code(http).send(JSON.stringify(body));
  }
  const part = cart && (await answeredPart(host, cart, added));
  const priced = await priceCart(host.store, part, buyerOf(host, request));
  const body = answer(host, request, priced, added);
  const sections = bundled ? await renderBundled(host, request, bundled, cart?.token ?? null) : undefined;
  return reply.send(JSON.stringify(sections ? { ...body, sections } : body));
}

/** After an add only its own lines are looked up, unless a discount may reckon them together with the others. */
async function answeredPart(host: Host, cart: Cart, added: CartChange['added']): Promise<Cart> {
  if (!added || cart.discountCodes.length > 0 || (await hasAutomaticDiscounts(host.store.db))) return cart;
  return { ...cart, lines: cart.lines.filter((line) => added.keys.includes(line.key)) };
}

/** The whole cart; after an add the line, or the lines, it went to. */
function answer(host: Host, request: FastifyRequest, priced: PricedCart, added: CartChange['added']): object {
  const whole = cartJson(priced, baseOf(host, request));
  if (!added) return whole;
  const items = added.keys.flatMap((key) => whole.items.filter((item) => item.key === key));
  const [first] = items;
  return !added.isList && first ? first : { items };
}

function nextPath(host: Host, request: FastifyRequest, options: ChangeOptions, fields: Fields): string {
  const back = asText(fields.return_to);
  if (back === 'back') {
    return safePath(backPath(host, request), localPath(host, request, '/cart'));
  }
  return safePath(back, localPath(host, request, options.next(fields)));
}

/** A plain form whose quantities were reduced redirects to the cart, even on its way to the checkout: the cart shows what was changed. */
async function tellForm(host: Host, request: FastifyRequest, reply: FastifyReply, adjusted: readonly CartError[]) {
  const { locale } = buyerOf(host, request);
  const sentences = adjusted.map((error) => cartErrorBody(error, locale).body.description);
  await flash(host, reply, 'cart_form', { posted: false, errors: { form: [sentences.join(' ')] }, values: {} });
  return sendTo(reply, localPath(host, request, '/cart'), 302);
}

/** A plain form that failed redirects to its page, which shows the error; without a page to return to, an error page shows it. */
async function refuseForm(host: Host, request: FastifyRequest, reply: FastifyReply, fields: Fields, error: CartError) {
  const { http, body } = cartErrorBody(error, buyerOf(host, request).locale);
  const back = backPath(host, request);
  if (back === undefined) return sendError(request, reply, http, body.description, host.locales.of(request.raw));
  const product = asText(fields['product-id']);
  const formId = product === undefined ? 'cart_form' : `product_form_${product}`;
  const errors = error.code === 'gift_card_recipient' ? error.fields : { form: [body.description] };
  await flash(host, reply, formId, { posted: false, errors, values: {} });
  return sendTo(reply, safePath(back, '/cart'), 302);
}
