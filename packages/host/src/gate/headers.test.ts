import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addHeaders } from './headers.ts';

const app = Fastify();
addHeaders(app, { publicOrigin: null, allowsDesignMode: false, policy: () => ({}) });
for (const size of [100, 10_000, 100_000]) {
  app.get(`/${size}`, async (_request, reply) => reply.type('application/json').send(JSON.stringify('é'.repeat(size))));
}
app.get('/picture', async (_request, reply) => reply.type('image/webp').send('x'.repeat(10_000)));

const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });

test.each([10_000, 100_000])('%i characters are compressed as the client takes it', async (size) => {
  const expected = JSON.stringify('é'.repeat(size));
  const brotli = await get(`/${size}`, 'gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(expected);
  const gzip = await get(`/${size}`, 'gzip, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(expected);
  const plain = await get(`/${size}`, 'identity');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.body).toBe(expected);
});

test('small answers and pictures stay as they are', async () => {
  expect((await get('/100', 'br')).headers).not.toHaveProperty('content-encoding');
  expect((await get('/picture', 'br')).headers).not.toHaveProperty('content-encoding');
});
