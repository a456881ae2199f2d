import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { ownBody } from '../http/own-body.ts';
import { addHeaders } from './headers.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function serve(body: Buffer): Promise<{ url: string; port: number }> {
  app = Fastify({ forceCloseConnections: true });
  app.get('/', (_request, reply) => reply.send(ownBody(reply, body)));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, port: (app.server.address() as AddressInfo).port };
}

test('the memory of a body of its own is given back after the last byte, and not before', async () => {
  const size = 32 * 1024 * 1024;
  const body = Buffer.alloc(size, 'a');
  const { url } = await serve(body);
  const answer = new Uint8Array(await (await fetch(url)).arrayBuffer());
  expect(answer.length).toBe(size);
  expect(Buffer.alloc(size, 'a').equals(answer)).toBe(true);
  await vi.waitFor(() => expect(body.length).toBe(0));
});

test('a connection that is cut gives back what its client has not read', async () => {
  const size = 64 * 1024 * 1024;
  const body = Buffer.alloc(size, 'a');
  const { port } = await serve(body);
  const accepted = once(app.server, 'connection');
  const client = connect({ port, host: '127.0.0.1' });
  client.on('error', () => undefined).pause();
  client.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  const [socket]: Socket[] = await accepted;
  await vi.waitFor(() => expect(socket?.writableLength).toBeGreaterThan(0));
  expect(body.length).toBe(size);
  socket?.destroy();
  await vi.waitFor(() => expect(body.length).toBe(0));
  client.destroy();
});

test('a large text waits for its client as bytes, which are counted; a small one stays a text', async () => {
  app = Fastify();
  addHeaders(app, { publicOrigin: null, allowsDesignMode: false, policy: () => ({}) });
  const sent: unknown[] = [];
  app.addHook('onSend', async (_request, _reply, payload) => {
    sent.push(payload);
    return payload;
  });
  app.get<{ Params: { size: string } }>('/:size', (request, reply) =>
    reply.type('application/json').send('€'.repeat(Number(request.params.size))),
  );
  for (const size of [10_000, 100_000]) {
    const answer = await app.inject({ url: `/${size}`, headers: { 'accept-encoding': 'identity' } });
    expect(answer.body).toBe('€'.repeat(size));
  }
  expect(sent.map((payload) => Buffer.isBuffer(payload))).toEqual([false, true]);
});
