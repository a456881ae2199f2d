import type { FastifyInstance } from 'fastify';
import type { Reasons } from '../../observe/readiness.ts';

/**
 * `GET /_host/ready`: whether visitors should be sent here. 503 with the reasons by name while the shop starts or stops, or
 * cannot write. For load balancers.
 */
export function serveReady(app: FastifyInstance, readiness: () => Promise<Reasons>): void {
  app.get(
    '/_host/ready',
    { config: { public: 'it says whether the host can serve, and nothing of the shop' } },
    async (_request, reply) => {
      const reasons = await readiness();
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
      if (reasons.length === 0) return reply.send('{"status":"ready"}');
      return reply
        .code(503)
        .header('retry-after', '5')
        .send(JSON.stringify({ status: 'not ready', reasons }));
    },
  );
}
