import type { FastifyInstance } from 'fastify';

/** `GET /_host/health`: the process is alive. For whoever starts it again when it is not; `/_host/ready` says whether it can serve. */
export function serveHealth(app: FastifyInstance): void {
  app.get(
    '/_host/health',
    { config: { public: 'it says that the process is alive, and nothing of the shop' } },
    async (_request, reply) =>
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send('{"status":"ok"}'),
  );
}
