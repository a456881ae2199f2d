import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { queryOf } from './query.ts';

/** Seconds a forwarded request is believed: one that was overheard cannot be sent again for long. */
const LIFETIME = 300;

/** The signature of the platform's app proxies, over all parameters but itself. */
export function signatureOf(query: URLSearchParams, secret: string): string {
  const names = [...new Set(query.keys())].filter((name) => name !== 'signature');
  const parts = names.map((name) => `${name}=${query.getAll(name).join(',')}`).sort();
  return createHmac('sha256', secret).update(parts.join('')).digest('hex');
}

/** Whether the shop itself has forwarded a request, just now. */
export function isFromShop(query: URLSearchParams, secret: string, now: number): boolean {
  const given = Buffer.from(query.get('signature') ?? '');
  const right = Buffer.from(signatureOf(query, secret));
  const age = Math.abs(now / 1000 - Number(query.get('timestamp')));
  return secret !== '' && given.length === right.length && timingSafeEqual(given, right) && age <= LIFETIME;
}

/** Who is signed in, of a request that `onlyFromShop` let through; null: nobody. */
export const customerOf = (request: FastifyRequest): string | null =>
  queryOf(request).get('logged_in_customer_id') || null;

/** Refuses below `/proxy` what the shop has not signed. */
export function onlyFromShop(app: FastifyInstance, secret: string): void {
  app.addHook('preHandler', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://apps');
    if (!pathname.includes('/proxy/') || isFromShop(queryOf(request), secret, Date.now())) return;
    return reply.code(401).send({ error: 'The signature is wrong.' });
  });
}
