import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyFields } from '../../gate/bodies.ts';
import { asText } from '../../gate/brackets.ts';
import { cartToken } from '../../gate/cookies.ts';
import { buyerOf, customerId, type Host, localPath } from '../../gate/host.ts';
import { sendTo } from '../../gate/location.ts';
import { readCart } from '../../shop/cart/read-cart.ts';
import { startCheckout, updateCheckout } from '../../shop/checkout/checkout.ts';
import { postedAddress } from './posted-address.ts';

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

/**
 * Redirects from the first step to the log-in and stores the entered values: complete ones in the checkout, a partial address for the form
 * to show again.
 */
export async function toLogIn(host: Host, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
  const fields = bodyFields(request);
  const { token } = request.params;
  const email = asText(fields.email) ?? '';
  const acceptsMarketing = asText(fields.accepts_marketing) === '1';
  const address = postedAddress(fields, 'shipping_address');
  const ways = [
    { email, acceptsMarketing, shippingAddress: address },
    { email, acceptsMarketing, typedAddress: address },
    { acceptsMarketing, typedAddress: address },
  ];
  for (const way of ways) if ((await updateCheckout(host.store, token, way)).ok) break;
  const back = encodeURIComponent(localPath(host, request, '/checkout'));
  return sendTo(reply, localPath(host, request, `/account/login?return_to=${back}`), 303);
}

/**
 * Redirects from an outdated checkout address to the checkout of this browser's cart: a log-in in another tab has given the cart a new
 * token. A form is submitted there with its values unless it pays, because the buyer must see what is paid for first. Undefined where there
 * is no cart.
 */
export async function forward(
  host: Host,
  request: TokenRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const cart = await readCart(host.store, cartToken(request));
  if (!cart || cart.lines.length === 0) return;
  const form = /\/(?:information|shipping|code)$/.exec(request.routeOptions.url ?? '');
  const started =
    request.method === 'POST' && form
      ? await startCheckout(host.store, cart.token, {
          customerId: await customerId(host, request),
          ...buyerOf(host, request),
        })
      : null;
  return form && started?.ok
    ? sendTo(reply, `/checkouts/${started.value.token}${form[0]}`, 307)
    : sendTo(reply, localPath(host, request, '/checkout'), 303);
}
