import dns from 'node:dns';
import { createServer, type Server } from 'node:net';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

const further = new WeakMap<Server, Server[]>();

/** What listens for an app: its own server, and for `localhost` those of the name's further addresses. */
export const listenersOf = (app: FastifyInstance): Server[] => [app.server, ...(further.get(app.server) ?? [])];

/**
 * Listens on `host`; for `localhost`, on every address of that name, because browsers try either first. Connections of the
 * further addresses are handed to the app's own server, which Fastify would not do for a server that is not of its making.
 */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<void> {
  await app.listen({ port, host });
  const main = app.server.address();
  if (host !== 'localhost' || main === null || typeof main === 'string') return;
  const others: Server[] = [];
  further.set(app.server, others);
  app.server.once('close', () => {
    for (const other of others) other.close();
  });
  for (const { address } of await promisify(dns.lookup)(host, { all: true })) {
    if (address === main.address) continue;
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit('connection', socket),
    );
    const isListening = await new Promise<boolean>((resolve) => {
      other.once('error', () => resolve(false));
      other.listen({ port: main.port, host: address }, () => resolve(true));
    });
    // A machine may know an address of that name and have no such network.
    if (isListening) others.push(other);
  }
}
