import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../gate/errors.ts';
import { createLocalRequests } from '../../gate/local-request.ts';
import type { Metrics } from '../../observe/metrics.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';

export interface MetricsOptions {
  metrics: Pick<Metrics, 'text' | 'contentType'>;
  /** Token that allows reading them from any address. */
  token?: string;
  /** Public origin (`https://shop.example`) of a host behind a proxy. */
  publicOrigin: string | null;
  /** The shop's own record, as it is now: markets and languages may have hosts of their own. */
  shop(): Shop;
}

/**
 * `GET /_host/metrics`: the host's metrics in Prometheus' text format. Not public: answered to clients on this machine without a proxy in
 * between, and to requests with `token` (`Authorization: Bearer …`).
 */
export function serveMetrics(app: FastifyInstance, { metrics, token, publicOrigin, shop }: MetricsOptions): void {
  const isLocal = createLocalRequests({ publicOrigin, shop });
  app.get(
    '/_host/metrics',
    { config: { public: 'its figures are for the machine itself, or behind a token' } },
    async (request, reply) => {
      if (!isLocal(request) && !hasToken(request, token))
        throw new RequestError(403, 'The figures of this shop are for its own machine, or for who has the token.');
      return reply
        .header('cache-control', 'no-store')
        .type(metrics.contentType)
        .send(await metrics.text());
    },
  );
}

/** Compared in the same time however much of it is right. */
function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
