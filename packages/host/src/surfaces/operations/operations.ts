import type { FastifyInstance } from 'fastify';
import type { Host } from '../../gate/host.ts';
import type { Metrics } from '../../observe/metrics.ts';
import { probe } from '../../observe/probe.ts';
import { createReadiness } from '../../observe/readiness.ts';
import { serveHealth } from './health.ts';
import { serveMetrics } from './metrics.ts';
import { serveReady } from './ready.ts';

export interface OperationsOptions {
  host: Pick<Host, 'store' | 'now' | 'publicOrigin'>;
  metrics: Metrics;
  /** Who shows it may read the figures from anywhere. */
  metricsToken?: string;
  dataDir: string;
  /** Whether the shop still prepares itself: it answers, but visitors should wait. */
  isStarting?: () => boolean;
  /** Whether it was asked to stop. */
  isStopping: () => boolean;
}

/** What is asked by whoever runs the shop, and not by its visitors: `/_host/health`, `/_host/ready`, `/_host/metrics`. */
export async function serveOperations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  const { host, metrics, dataDir, isStarting = () => false, isStopping } = options;
  const readiness = createReadiness({
    state: () => [
      ...(isStopping() ? ['stopping'] : []),
      ...(isStarting() ? ['starting'] : []),
      ...(host.store.figures().damaged ? ['damaged'] : []),
    ],
    probe: () => probe({ store: host.store, dataDir, queued: () => host.store.figures().queued ?? 0 }),
    now: host.now,
  });
  serveHealth(app);
  serveReady(app, readiness);
  serveMetrics(app, { metrics, token: options.metricsToken, publicOrigin: host.publicOrigin });
}
