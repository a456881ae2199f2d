import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askerBehind } from '../http/trusted-proxies.ts';
import type { Log, RequestLine } from './log.ts';
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
  /** The same for an answer that is given before Fastify has seen its request. */
  direct(request: IncomingMessage, response: ServerResponse, line: Pick<RequestLine, 'id' | 'route' | 'bytes'>): void;
  /** No request that is answered well and soon is logged. */
  readonly isQuiet: boolean;
}

export interface ObserverOptions {
  log: Log;
  metrics: Metrics;
  /** Before the host. */
  proxies: number;
}

export function createRequestObserver({ log, metrics, proxies }: ObserverOptions): RequestObserver {
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
    isQuiet: !log.wants(200, 0),
    direct(request, response, line) {
      const began = performance.now();
      response.once('close', () => {
        if (!response.writableFinished) {
          metrics.aborted(line.route);
          return;
        }
        const { method = 'GET' } = request;
        const { statusCode: status } = response;
        const ms = performance.now() - began;
        metrics.request(method, line.route, status, ms);
        if (!log.wants(status, ms)) return;
        const network = shortAddress(askerBehind(proxies, request));
        log.request({ ...line, method, status, ms: Math.round(ms * 10) / 10, network });
      });
    },
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
