import type { FastifyInstance } from 'fastify';
import type { Host } from '../../gate/host.ts';
import type { Metrics } from '../../observe/metrics.ts';
import { probe } from '../../observe/probe.ts';
import { createReadiness } from '../../observe/readiness.ts';
import { serveMetrics } from './metrics.ts';
import { serveReady } from './ready.ts';

/** `GET /_host/health`: the process is alive. For whoever starts it again when it is not; `/_host/ready` says whether it can serve. */
function serveHealth(app: FastifyInstance): void {
  app.get(
    '/_host/health',
    { config: { public: 'it says that the process is alive, and nothing of the shop' } },
    async (_request, reply) =>
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send('{"status":"ok"}'),
  );
}

/**
 * ms that a database of several nodes may be away before a node says so: all of them would at once, and none be left to answer with what it has cached
 * while another server takes over.
 */
export const AWAY_LIMIT = 15_000;

export interface OperationsOptions {
  host: Pick<Host, 'store' | 'now' | 'publicOrigin' | 'shop'>;
  metrics: Pick<Metrics, 'text' | 'contentType'>;
  /** Token that allows reading the metrics from any address. */
  metricsToken?: string;
  dataDir: string;
  /** Whether the shop still prepares itself: it answers, but visitors should wait. */
  isStarting?: () => boolean;
  /** Whether it was asked to stop. */
  isStopping: () => boolean;
}

/** Endpoints for operators, not for visitors: `/_host/health`, `/_host/ready`, `/_host/metrics`. */
export async function serveOperations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  const { host, metrics, dataDir, isStarting = () => false, isStopping } = options;
  const readiness = createReadiness({
    state: () => [
      ...(isStopping() ? ['stopping'] : []),
      ...(isStarting() ? ['starting'] : []),
      ...(host.store.figures().damaged ? ['damaged'] : []),
    ],
    probe: () => probe({ store: host.store, dataDir, queued: () => host.store.figures().queued ?? 0 }),
    ...(host.store.engine === 'postgres' && { lasts: (reason) => (/^(?:write_|slow$)/.test(reason) ? AWAY_LIMIT : 0) }),
    now: host.now,
  });
  serveHealth(app);
  serveReady(app, readiness);
  serveMetrics(app, { metrics, token: options.metricsToken, publicOrigin: host.publicOrigin, shop: host.shop });
}
