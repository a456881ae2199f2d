/** Loaded into the host before its own modules: writes each route that is registered to the file `CAMPAIGN_ROUTES`, one a line. */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

interface Instance {
  addHook(name: 'onRoute', hook: (route: { method: string | string[]; url: string }) => void): void;
}

function isInitialization(message: unknown): message is { fastify: Instance } {
  return typeof message === 'object' && message !== null && 'fastify' in message;
}

const file = process.env.CAMPAIGN_ROUTES;
if (file !== undefined) {
  subscribe('fastify.initialization', (message) => {
    if (!isInitialization(message)) return;
    message.fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) appendFileSync(file, `${one} ${url}\n`);
    });
  });
}
