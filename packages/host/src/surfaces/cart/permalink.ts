import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseJson, queryOf } from '../../gate/bodies.ts';
import { asText, asTextMap, foldFields, isFields } from '../../gate/brackets.ts';
import { cartAllowance } from '../../gate/cart-allowance.ts';
import { codeGuesses, countCodes } from '../../gate/code-guesses.ts';
import { cartToken, setCartCookie } from '../../gate/cookies.ts';
import { RequestError, sendError } from '../../gate/errors.ts';
import { buyerOf, flash, type Host, isSecure, localPath } from '../../gate/host.ts';
import { safePath, sendTo } from '../../gate/location.ts';
import { addToCart } from '../../shop/cart/add-to-cart.ts';
import { type CartErrorBody, cartErrorBody } from '../../shop/cart/error-body.ts';
import { readCart } from '../../shop/cart/read-cart.ts';
import { updateCart } from '../../shop/cart/update-cart.ts';
import type { Cart } from '../../shop/orders/types-commerce.ts';
import { refused as refusedForm } from '../account/errors.ts';

const ITEMS = /^\d{1,16}:\d{1,9}(?:,\d{1,16}:\d{1,9}){0,49}$/;

/** Links to `/cart/123:1,456:2`, which build a cart (docs/platform.md: form posts). */
export function servePermalinks(app: FastifyInstance, host: Host): void {
  app.get<{ Params: { items: string } }>(
    '/cart/:items(^[\\d:,]+$)',
    { config: { changes: 'any link' } },
    (request, reply) => {
      const { items } = request.params;
      if (!ITEMS.test(items)) throw new RequestError(404, 'There is nothing at this address.');
      return openPermalink(host, request, reply, items);
    },
  );
}

/** Builds a cart from its address and goes to the checkout, or with `storefront=true` to the cart page. */
async function openPermalink(host: Host, request: FastifyRequest, reply: FastifyReply, part: string) {
  const query = foldFields(queryOf(request));
  const { note, discount } = query;
  if (typeof discount === 'string') await countCodes(host, codeGuesses(host), request, discount);
  const properties = readProperties(asText(query.properties));
  const items = part.split(',').map((item) => {
    const [id, quantity] = item.split(':');
    return { id, quantity, properties };
  });
  // One by one: an item that is sold out or deleted must not block the others.
  const allowance = cartAllowance(host, request);
  let cart: Cart | null = null;
  const refused: CartErrorBody[] = [];
  const { locale } = buyerOf(host, request);
  let status = 422;
  for (const item of items) {
    const added = await addToCart(host.store, cart?.token ?? null, [item], allowance);
    cart = (added.ok ? added.value.cart : added.error.cart) ?? cart;
    if (added.ok) continue;
    const { http, body } = cartErrorBody(added.error.error, locale);
    refused.push(body);
    status = http;
    if (http === 429) break;
  }
  const attributes = asTextMap(query.attributes);
  if (cart && (attributes || note !== undefined || discount !== undefined)) {
    const updated = await updateCart(host.store, cart.token, { attributes, note, discount }, allowance);
    if (!updated.ok) refused.push(cartErrorBody(updated.error, locale).body);
  }
  const sentences = [...new Set(refused.map(({ description }) => description))];
  if (!cart) return sendError(request, reply, status, sentences.join(' '), host.locales.of(request.raw));
  setCartCookie(reply, cart.token, isSecure(host));
  reply.header('cache-control', 'no-store');
  const email = isFields(query.checkout) ? asText(query.checkout.email) : undefined;
  const checkout = `/checkout${email === undefined ? '' : `?checkout[email]=${encodeURIComponent(email)}`}`;
  // Missing items are reported in the cart, whatever the target was.
  if (sentences.length > 0) await flash(host, reply, 'cart_form', refusedForm({ form: [sentences.join(' ')] }));
  const isToCart = query.storefront === 'true' || sentences.length > 0;
  return sendTo(reply, localPath(host, request, isToCart ? '/cart' : checkout), 302);
}

/** Line properties as base64url JSON; none where it does not parse. */
function readProperties(text: string | undefined): Record<string, string> | undefined {
  if (text === undefined) return undefined;
  try {
    return asTextMap(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw new RequestError(400, 'properties must be base64url JSON.');
  }
}

/** `/discount/{CODE}?redirect=/path` puts the code on the cart. */
export function serveDiscountLinks(app: FastifyInstance, host: Host): void {
  const guesses = codeGuesses(host);
  app.get<{ Params: { code: string } }>(
    '/discount/:code',
    { config: { changes: 'any link' } },
    async (request, reply) => {
      await countCodes(host, guesses, request, request.params.code);
      const token = cartToken(request);
      const before = (await readCart(host.store, token))?.discountCodes ?? [];
      const discount = [...new Set([...before, request.params.code])].join(',');
      const done = await updateCart(host.store, token, { discount }, cartAllowance(host, request));
      if (!done.ok) {
        const { http, body } = cartErrorBody(done.error, buyerOf(host, request).locale);
        return sendError(request, reply, http, body.description, host.locales.of(request.raw));
      }
      setCartCookie(reply, done.value.token, isSecure(host));
      const target = queryOf(request).get('redirect') ?? undefined;
      reply.header('cache-control', 'no-store');
      return sendTo(reply, safePath(target, localPath(host, request, '/')), 302);
    },
  );
}
