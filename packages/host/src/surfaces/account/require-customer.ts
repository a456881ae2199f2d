import type { FastifyReply, FastifyRequest } from 'fastify';
import { backPath, customerId, type Host, localPath } from '../../gate/host.ts';
import { sendTo } from '../../gate/location.ts';

/** The signed-in customer, or null after the shopper was sent to log in, and from there back to the page of the account the form is on. */
export async function requireCustomer(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number | null> {
  const id = await customerId(host, request);
  if (id === null) {
    const page = backPath(host, request);
    const login = localPath(host, request, '/account/login');
    const back = page?.startsWith(localPath(host, request, '/account')) ? `?return_to=${encodeURIComponent(page)}` : '';
    sendTo(reply, login + back, 302);
  }
  return id;
}
