import type { FastifyReply, FastifyRequest } from 'fastify';
import { cartAllowance } from '../../gate/cart-allowance.ts';
import {
  cartToken,
  clearCartCookie,
  clearSessionCookie,
  deviceToken,
  sessionToken,
  setCartCookie,
  setDeviceCookie,
  setSessionCookie,
} from '../../gate/cookies.ts';
import { customerId, type Host, isSecure, localPath, networkOf } from '../../gate/host.ts';
import { sendTo } from '../../gate/location.ts';
import {
  adoptCart,
  closeAllSessions,
  closeSession,
  DEVICE_DAYS,
  leaveCart,
  openSession,
  rememberDevice,
} from '../../shop/customers/customers.ts';
import type { Id } from '../../shop/types.ts';

/** Signs the browser in: a new session, which ends the one it had, and the cart of the customer. Its device is known from now on. */
export async function signIn(host: Host, request: FastifyRequest, reply: FastifyReply, id: Id): Promise<void> {
  const before = sessionToken(request);
  const { token, expiresAt } = await openSession(host.store, id, {
    before,
    now: new Date(host.now()),
    network: networkOf(request),
  });
  setSessionCookie(reply, token, Math.round((Date.parse(expiresAt) - host.now()) / 1000), isSecure(host));
  const device = await rememberDevice(host.store, id, deviceToken(request), new Date(host.now()));
  setDeviceCookie(reply, device, DEVICE_DAYS * 86_400, isSecure(host));
  const cart = await adoptCart(host.store, id, cartToken(request), cartAllowance(host, request));
  if (cart !== null) setCartCookie(reply, cart, isSecure(host));
  reply.header('cache-control', 'no-store');
}

/** Signs the browser out, and with `everywhere` all others of the customer. The cart stays, as a guest's. */
export async function signOut(host: Host, request: FastifyRequest, reply: FastifyReply, everywhere: boolean) {
  const token = sessionToken(request);
  const id = await customerId(host, request);
  if (id !== null) {
    const cart = await leaveCart(host.store, id, cartToken(request), cartAllowance(host, request));
    if (cart !== null) setCartCookie(reply, cart, isSecure(host));
    else clearCartCookie(reply);
    if (everywhere)
      await closeAllSessions(host.store, id, { device: deviceToken(request), network: networkOf(request) });
  }
  if (token !== null) await closeSession(host.store, token, networkOf(request));
  clearSessionCookie(reply);
  return sendTo(reply, localPath(host, request, '/'), 302);
}
