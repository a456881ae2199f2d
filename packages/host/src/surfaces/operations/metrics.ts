import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../gate/errors.ts';
import type { Metrics } from '../../observe/metrics.ts';

/** Headers by which a proxy states that it forwards a request. */
const PASSED_ON = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'via',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
] as const;

export interface MetricsOptions {
  metrics: Metrics;
  /** Token that allows reading them from any address. */
  token?: string;
  /** Public origin (`https://shop.example`) of a host behind a proxy. */
  publicOrigin: string | null;
}

/**
 * `GET /_host/metrics`: the host's metrics in Prometheus' text format. Not public: answered to clients on this machine without a proxy in
 * between, and to requests with `token` (`Authorization: Bearer …`).
 */
export function serveMetrics(app: FastifyInstance, { metrics, token, publicOrigin }: MetricsOptions): void {
  const publicHost = publicOrigin === null ? null : new URL(publicOrigin).host;
  app.get(
    '/_host/metrics',
    { config: { public: 'its figures are for the machine itself, or behind a token' } },
    async (request, reply) => {
      if (!isLocal(request, publicHost) && !hasToken(request, token))
        throw new RequestError(403, 'The figures of this shop are for its own machine, or for who has the token.');
      return reply
        .header('cache-control', 'no-store')
        .type(metrics.contentType)
        .send(await metrics.text());
    },
  );
}

/** By the socket's own address: one in a header is anybody's. */
function isLocal({ raw, headers }: FastifyRequest, publicHost: string | null): boolean {
  const { remoteAddress = '' } = raw.socket;
  const isLoopback = remoteAddress === '::1' || /^(?:::ffff:)?127\./i.test(remoteAddress);
  // Who asks for the shop's public name comes through its proxy, even one that does not say so.
  const isForPublic = publicHost !== null && headers.host === publicHost;
  return isLoopback && !isForPublic && PASSED_ON.every((name) => headers[name] === undefined);
}

/** Compared in the same time however much of it is right. */
function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
