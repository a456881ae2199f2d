import { lookup } from 'node:dns/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createConnections } from './connections.ts';
import { listen } from './listen.ts';

const connections = createConnections(0);
let app = Fastify();
afterEach(() => app.close());

const ask = (host: string, port: number) =>
  new Promise<string>((resolve, reject) => {
    request({ host, port, path: '/' }, (answer) => resolve(text(answer)))
      .once('error', reject)
      .end();
  });

test('localhost is every address of that name, all of them under the limits', async () => {
  app = Fastify({ serverFactory: connections.createServer });
  app.get('/', () => 'welcome');
  await listen(app, { port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  const addresses = await lookup('localhost', { all: true });
  for (const { address } of addresses) expect(await ask(address, port)).toBe('welcome');
  expect(connections.figures().clients).toBe(addresses.length);
  await app.close();
  for (const { address } of addresses) await expect(ask(address, port)).rejects.toThrow();
});
