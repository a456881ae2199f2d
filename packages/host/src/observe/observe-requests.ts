import type { FastifyInstance } from 'fastify';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { routeOf } from './route-of.ts';
import { shortAddress } from './short-address.ts';

/**
 * Gives each answer the number of its request (`x-request-id`), counts it and has it logged. To be called before any other
 * hook is added, so that what another refuses is seen too.
 */
export function observeRequests(app: FastifyInstance, { log, metrics }: { log: Log; metrics: Metrics }): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { method, id } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    const route = routeOf(request);
    metrics.request(method, route, status, ms);
    if (log.wants(status, ms)) {
      const length = reply.getHeader('content-length');
      const bytes = length === undefined ? undefined : Number(length);
      log.request({
        id,
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        bytes,
        network: shortAddress(request.ip),
      });
    }
    next();
  });
  app.addHook('onRequestAbort', (request, next) => {
    metrics.aborted(routeOf(request));
    next();
  });
}
