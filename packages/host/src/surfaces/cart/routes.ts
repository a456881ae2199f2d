import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asList, type Fields, type FieldValue, isFields } from '../../gate/brackets.ts';
import { cartAllowance } from '../../gate/cart-allowance.ts';
import { codeGuesses, countCodes } from '../../gate/code-guesses.ts';
import { cartToken } from '../../gate/cookies.ts';
import { baseOf, buyerOf, type Host } from '../../gate/host.ts';
import { jsonType } from '../../http/negotiation.ts';
import { type AddItem, addToCart } from '../../shop/cart/add-to-cart.ts';
import { changeLine } from '../../shop/cart/change-line.ts';
import { priceCart } from '../../shop/cart/price-cart.ts';
import { readCart } from '../../shop/cart/read-cart.ts';
import { clearCart, updateCart } from '../../shop/cart/update-cart.ts';
import { cartJson } from './cart-json.ts';
import { type CartChange, changeCart } from './change.ts';

type Apply = (request: FastifyRequest, fields: Fields) => Promise<CartChange>;

/** The Ajax cart API and its plain forms (docs/platform.md: cart, cart/add, cart/update, cart/change, cart/clear, form posts). */
export function serveCart(app: FastifyInstance, host: Host): void {
  const guesses = codeGuesses(host);
  const add: Apply = async (request, fields) => {
    const list = asList(fields.items);
    const items = list ? list.map((item) => itemOf(isFields(item) ? item : {})) : [itemOf(fields)];
    const done = await addToCart(host.store, cartToken(request), items, cartAllowance(host, request));
    if (!done.ok) return { cart: done.error.cart, error: done.error.error };
    return { cart: done.value.cart, error: null, added: { keys: done.value.keys, isList: list !== undefined } };
  };
  const update: Apply = async (request, fields) => {
    const { updates, note, attributes, discount } = fields;
    if (typeof discount === 'string') await countCodes(host, guesses, request, discount);
    const done = await updateCart(
      host.store,
      cartToken(request),
      { updates, note, attributes, discount },
      cartAllowance(host, request),
    );
    return done.ok
      ? { cart: done.value, error: null, adjusted: done.value.adjusted }
      : { cart: null, error: done.error };
  };
  const change: Apply = async (request, fields) => {
    const { id, line, quantity, properties } = fields;
    const done = await changeLine(
      host.store,
      cartToken(request),
      { id, line, quantity, properties },
      cartAllowance(host, request),
    );
    return done.ok ? { cart: done.value, error: null } : { cart: done.error.cart, error: done.error.error };
  };
  const clear: Apply = async (request) => ({ cart: await clearCart(host.store, cartToken(request)), error: null });

  const route = (apply: Apply) => (request: FastifyRequest, reply: FastifyReply) =>
    changeCart(host, request, reply, {
      apply: (fields) => apply(request, fields),
      next: (fields) => (wantsCheckout(fields) ? '/checkout' : '/cart'),
    });

  for (const [name, apply] of Object.entries({ add, update, change, clear })) {
    for (const suffix of ['', '.js', '.json']) app.post(`/cart/${name}${suffix}`, route(apply));
    // Mails and other shops' pages hold links that add to the cart.
    const config = { changes: name === 'add' ? 'any link' : 'own links' } as const;
    app.get(`/cart/${name}`, { config }, route(apply));
  }
  app.post('/cart', route(update));
  for (const path of ['/cart.js', '/cart.json']) app.get(path, (request, reply) => sendCart(host, request, reply));
}

/** The cart as JSON; reading makes no cart. */
export async function sendCart(host: Host, request: FastifyRequest, reply: FastifyReply) {
  const priced = await priceCart(host.store, await readCart(host.store, cartToken(request)), buyerOf(host, request));
  reply.header('cache-control', 'no-store').type(jsonType(request));
  return reply.send(JSON.stringify(cartJson(priced, baseOf(host, request))));
}

/** Buttons that apply the cart form and go on to the checkout. */
function wantsCheckout(fields: Fields): boolean {
  return ['checkout', 'goto_pp', 'goto_gc'].some((name) => fields[name] !== undefined);
}

function itemOf(fields: Fields): AddItem {
  const { id, quantity, properties } = fields;
  return { id: single(id), quantity, properties };
}

/** `id[]=1`, as some old themes post it. */
function single(value: FieldValue | undefined): FieldValue | undefined {
  return Array.isArray(value) && value.length === 1 ? value[0] : value;
}
