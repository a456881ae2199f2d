import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Fault, MODES, SLOW } from './fault.ts';

/** Which requests of an app a switch is for: its browser scripts, the calls those and others make, or both. */
const Switch = z.object({
  mode: z.enum(MODES),
  ms: z.number().min(0).max(60_000).default(SLOW),
  only: z.enum(['scripts', 'calls']).optional(),
});

/** The faults injected for everyone, by app, until they are switched off. */
export interface Switches {
  of(app: string, kind: 'scripts' | 'calls'): Fault | undefined;
}

const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;

/** No page may reach the switches: pages send an Origin, and no answer here allows one. */
const isLocal = (request: FastifyRequest) =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') && request.headers.origin === undefined;

/** `GET /switches` and `PUT /switches/{app}` with `{mode, ms?, only?}`; this machine only. */
export function serveSwitches(app: FastifyInstance, names: readonly string[]): Switches {
  const faults = new Map<string, z.output<typeof Switch>>();
  const states = () => Object.fromEntries(names.map((name) => [name, faults.get(name) ?? { mode: 'ok' }]));
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/switches') && !isLocal(request)) {
      return reply.code(403).send({ error: 'The switches answer this machine only.' });
    }
  });
  app.get('/switches', async () => states());
  app.put<{ Params: { app: string } }>('/switches/:app', async (request, reply) => {
    const name = request.params.app;
    if (!names.includes(name))
      return reply.code(404).send({ error: `There is no app "${name}": ${names.join(', ')}.` });
    const asked = Switch.safeParse(request.body);
    if (!asked.success) return reply.code(400).send({ error: `The body is {"mode": one of ${MODES.join(', ')}}.` });
    if (asked.data.mode === 'ok') faults.delete(name);
    else faults.set(name, asked.data);
    return states();
  });
  return {
    of(name, kind) {
      const found = faults.get(name);
      return found && (found.only === undefined || found.only === kind) ? found : undefined;
    },
  };
}
