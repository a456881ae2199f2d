/** Loaded into the host before its own modules: writes each route that is registered to `routes.txt` in the data folder, one a line. */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import path from 'node:path';

export const ROUTES_FILE = 'routes.txt';

interface Instance {
  addHook(name: 'onRoute', hook: (route: { method: string | string[]; url: string }) => void): void;
}

function isInitialization(message: unknown): message is { fastify: Instance } {
  return typeof message === 'object' && message !== null && 'fastify' in message;
}

const folder = process.env.CAMPAIGN_DATA;
if (folder !== undefined) {
  const file = path.join(folder, ROUTES_FILE);
  subscribe('fastify.initialization', (message) => {
    if (!isInitialization(message)) return;
    message.fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) appendFileSync(file, `${one} ${url}\n`);
    });
  });
}
