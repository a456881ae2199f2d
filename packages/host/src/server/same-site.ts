import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';
import { isSameHost } from './return-to.ts';

/**
 * For addresses that change something when they are only opened: not ahead of time, and where `fromElsewhere` is not said, not
 * from another site's link. Links to add to the bag may come from anywhere: mails and other shops' pages hold them.
 */
export function refuseCarelessVisit(request: FastifyRequest, { fromElsewhere = false } = {}): void {
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose ?? '';
  if (String(purpose).startsWith('prefetch')) throw new RequestError(400, 'A change is not made ahead of time.');
  const site = request.headers['sec-fetch-site'];
  if (!fromElsewhere && (site === 'cross-site' || site === 'same-site'))
    throw new RequestError(403, 'This request came from another site.');
}

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
