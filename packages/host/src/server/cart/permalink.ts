import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addToCart } from '../../shop/cart/add-to-cart.ts';
import { cartErrorBody } from '../../shop/cart/errors.ts';
import { readCart } from '../../shop/cart/read-cart.ts';
import { updateCart } from '../../shop/cart/update-cart.ts';
import { parseJson, queryOf } from '../bodies.ts';
import { asText, asTextMap, foldFields, isFields } from '../brackets.ts';
import { cartToken, setCartCookie } from '../cookies.ts';
import { RequestError, sendError } from '../errors.ts';
import { type Host, isSecure, localPath } from '../host.ts';
import { safePath } from '../return-to.ts';

const ITEMS = /^\d{1,16}:\d{1,9}(?:,\d{1,16}:\d{1,9}){0,49}$/;

/** Whether the last part of `/cart/{part}` is a permalink: `123:1,456:2`. */
export function isPermalink(part: string): boolean {
  return ITEMS.test(part);
}

/** Builds a cart from its address and goes to the checkout, or with `storefront=true` to the cart page (contract §1.12). */
export async function openPermalink(host: Host, request: FastifyRequest, reply: FastifyReply, part: string) {
  const query = foldFields(queryOf(request));
  const properties = readProperties(asText(query.properties));
  const items = part.split(',').map((item) => {
    const [id, quantity] = item.split(':');
    return { id, quantity, properties };
  });
  const added = await addToCart(host.store, null, items);
  const cart = added.ok ? added.value.cart : added.error.cart;
  if (!cart) {
    const refused = added.ok ? null : cartErrorBody(added.error.error);
    return sendError(request, reply, refused?.http ?? 422, refused?.body.description ?? 'The cart could not be built.');
  }
  const attributes = asTextMap(query.attributes);
  const { note, discount } = query;
  if (attributes || note !== undefined || discount !== undefined) {
    await updateCart(host.store, cart.token, { attributes, note, discount });
  }
  setCartCookie(reply, cart.token, isSecure(host));
  reply.header('cache-control', 'no-store');
  const email = isFields(query.checkout) ? asText(query.checkout.email) : undefined;
  const checkout = `/checkout${email === undefined ? '' : `?checkout[email]=${encodeURIComponent(email)}`}`;
  return reply.redirect(localPath(host, request, query.storefront === 'true' ? '/cart' : checkout), 302);
}

/** Line properties as base64url JSON; anything else is none. */
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
  app.get<{ Params: { code: string } }>('/discount/:code', async (request, reply) => {
    const token = cartToken(request);
    const before = (await readCart(host.store, token))?.discountCodes ?? [];
    const discount = [...new Set([...before, request.params.code])].join(',');
    const done = await updateCart(host.store, token, { discount });
    if (done.ok) setCartCookie(reply, done.value.token, isSecure(host));
    const wanted = queryOf(request).get('redirect') ?? undefined;
    reply.header('cache-control', 'no-store');
    return reply.redirect(safePath(wanted, localPath(host, request, '/')), 302);
  });
}
