import type { FastifyInstance } from 'fastify';
import { RequestError } from './errors.ts';
import { isSameHost } from './return-to.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site's page sends with the shopper's cookies. Browsers say where a request comes from in
 * `Sec-Fetch-Site` and `Origin`; programs say neither and carry no one's cookies.
 */
export function refuseCrossSite(app: FastifyInstance, publicOrigin: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    if (site === 'same-origin' || site === 'none') return;
    const { origin, host } = request.headers;
    if (origin === undefined && site === undefined) return;
    if (origin !== undefined && (origin === publicOrigin || isSameHost(origin, host))) return;
    throw new RequestError(403, 'This request came from another site.');
  });
}
