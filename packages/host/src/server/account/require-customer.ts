import type { FastifyReply, FastifyRequest } from 'fastify';
import { customerId, type Host, localPath } from '../host.ts';

/** The signed-in customer, or null after the shopper was sent to log in. */
export async function requireCustomer(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number | null> {
  const id = await customerId(host, request);
  if (id === null) {
    reply.header('cache-control', 'no-store').redirect(localPath(host, request, '/account/login'), 302);
  }
  return id;
}
