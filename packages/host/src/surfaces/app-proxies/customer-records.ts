import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../gate/errors.ts';
import type { WithProxies } from './read-app-proxies.ts';

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * `GET /_host/customers/ID`: `{ customer: { id, email, verified_email } }`, for apps that a proxy names, which have it from the platform's
 * admin otherwise. Needs the app's secret in `X-Shopify-Access-Token`.
 */
export function serveCustomerRecords(app: FastifyInstance, { host, proxies }: WithProxies): void {
  if (proxies.length === 0) return;
  const config = { public: 'it asks for the secret of an app' };
  app.get<{ Params: { id: string } }>('/_host/customers/:id', { config }, async (request, reply) => {
    const token = String(request.headers['x-shopify-access-token'] ?? '');
    if (!proxies.some(({ secret }) => isSame(secret, token)))
      throw new RequestError(403, 'This is for apps of the shop.');
    const id = Number(request.params.id);
    const row = await host.store.db
      .selectFrom('customers')
      .where('id', '=', Number.isSafeInteger(id) ? id : 0)
      .select(['email', 'verified_at'])
      .executeTakeFirst();
    if (!row) throw new RequestError(404, 'There is no such customer.');
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return JSON.stringify({ customer: { id, email: row.email, verified_email: row.verified_at !== null } });
  });
}
