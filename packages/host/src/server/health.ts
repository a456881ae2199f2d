import type { FastifyInstance } from 'fastify';
import type { Host } from './host.ts';

/** `GET /_host/health`: 200 when the database answers. For load balancers and the tests' start-up. */
export function serveHealth(app: FastifyInstance, host: Host): void {
  const started = Date.now();
  app.get(
    '/_host/health',
    { config: { public: 'it says whether the host works, and nothing of the shop' } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
      const isAlive = await host.store.db
        .selectFrom('products')
        .select('id')
        .limit(1)
        .execute()
        .then(
          () => true,
          () => false,
        );
      const body = {
        status: isAlive ? 'ok' : 'database unavailable',
        uptime: Math.round((Date.now() - started) / 1000),
        rss: process.memoryUsage.rss(),
        theme: host.theme.current().version,
        problems: host.theme.current().problems.length,
      };
      return reply.code(isAlive ? 200 : 503).send(JSON.stringify(body));
    },
  );
}
