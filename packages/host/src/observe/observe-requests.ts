import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { routeOf } from './route-of.ts';
import { shortAddress } from './short-address.ts';

export interface RequestObserver {
  /**
   * Gives each answer the number of its request (`x-request-id`), counts it and has it logged. To be called before any other
   * hook is added, so that what another refuses is seen too.
   */
  install(app: FastifyInstance): void;
  /** The same for a request that Fastify refuses before any hook is run: its address could not be understood. */
  unrouted(request: FastifyRequest, reply: FastifyReply): void;
}

export function createRequestObserver({ log, metrics }: { log: Log; metrics: Metrics }): RequestObserver {
  function answered(request: FastifyRequest, reply: FastifyReply, route: string): void {
    const { method, id } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    metrics.request(method, route, status, ms);
    if (!log.wants(status, ms)) return;
    const length = reply.getHeader('content-length');
    const bytes = length === undefined ? undefined : Number(length);
    log.request({ id, method, route, status, ms: Math.round(ms * 10) / 10, bytes, network: shortAddress(request.ip) });
  }

  return {
    install(app) {
      app.addHook('onRequest', (request, reply, next) => {
        reply.header('x-request-id', request.id);
        next();
      });
      app.addHook('onResponse', (request, reply, next) => {
        answered(request, reply, routeOf(request));
        next();
      });
      app.addHook('onRequestAbort', (request, next) => {
        metrics.aborted(routeOf(request));
        next();
      });
    },
    unrouted(request, reply) {
      reply.header('x-request-id', request.id);
      reply.raw.once('finish', () => answered(request, reply, 'none'));
    },
  };
}
