import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { queryOf } from './query.ts';

/** Seconds for which a forwarded request is valid, which limits replays. */
const LIFETIME = 300;

/** What the platform's app proxies sign: all parameters but the signature, sorted and joined without anything between them. */
function signedText(query: URLSearchParams): string {
  const names = [...new Set(query.keys())].filter((name) => name !== 'signature');
  return names
    .map((name) => `${name}=${query.getAll(name).join(',')}`)
    .sort()
    .join('');
}

/** The signature of a forwarded request, in hexadecimal. */
export const signatureOf = (query: URLSearchParams, secret: string): string =>
  createHmac('sha256', secret).update(signedText(query)).digest('hex');

/**
 * Whether signed parameters are ambiguous: the signed text has no separators, so that a visitor's parameters could spell the one that names
 * the customer.
 */
const isAmbiguous = (query: URLSearchParams): boolean => signedText(query).split('logged_in_customer_id=').length !== 2;

/** Whether the shop itself has forwarded a request, just now. */
export function isFromShop(query: URLSearchParams, secret: string, now: number): boolean {
  const given = Buffer.from(query.get('signature') ?? '');
  const right = Buffer.from(signatureOf(query, secret));
  const age = Math.abs(now / 1000 - Number(query.get('timestamp')));
  if (isAmbiguous(query)) return false;
  return secret !== '' && given.length === right.length && timingSafeEqual(given, right) && age <= LIFETIME;
}

/** The signed-in customer of a request that `onlyFromShop` accepted; null: a guest. */
export const customerOf = (request: FastifyRequest): string | null =>
  queryOf(request).get('logged_in_customer_id') || null;

/** Refuses requests below `/proxy` without the shop's signature. */
export function onlyFromShop(app: FastifyInstance, secret: string): void {
  app.addHook('preHandler', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://apps');
    if (!pathname.includes('/proxy/') || isFromShop(queryOf(request), secret, Date.now())) return;
    return reply.code(401).send({ error: 'The signature is wrong.' });
  });
}
