import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { askerBehind, trustedProxies } from './trusted-proxies.ts';

test.each([
  // What the visitor has written, then the visitor as the proxy saw them: in a private network too.
  [1, '127.0.0.1', '8.8.8.8, 203.0.113.7', '203.0.113.7'],
  [1, '127.0.0.1', '8.8.8.8, 10.0.0.9', '10.0.0.9'],
  [1, '10.0.0.2', '8.8.8.8, 127.0.0.1', '127.0.0.1'],
  [1, '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  // A content delivery network before the proxy of this machine.
  [2, '127.0.0.1', '8.8.8.8, 203.0.113.7, 198.51.100.1', '203.0.113.7'],
  [2, '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  [1, '127.0.0.1', undefined, '127.0.0.1'],
])('behind %i proxies, a connection from %s for %s is of %s', async (proxies, remoteAddress, names, visitor) => {
  const app = Fastify({ trustProxy: trustedProxies(proxies) });
  app.get('/', async (request) => request.ip);
  const headers = names === undefined ? {} : { 'x-forwarded-for': names };
  expect((await app.inject({ url: '/', remoteAddress, headers })).body).toBe(visitor);
  expect(askerBehind(proxies, { headers, socket: { remoteAddress } } as IncomingMessage)).toBe(visitor);
  await app.close();
});

test('forwarded headers of clients that are no trusted proxy are ignored', async () => {
  const app = Fastify({ trustProxy: trustedProxies(1) });
  app.get('/', async (request) => request.ip);
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  expect((await app.inject({ url: '/', remoteAddress: '198.51.100.4', headers })).body).toBe('198.51.100.4');
  await app.close();
});
