import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleErrors } from './errors.ts';
import { refuseCrossSite } from './same-site.ts';

const app = Fastify();
handleErrors(app, () => {});
app.addHook('onRequest', (request, _reply, next) => {
  refuseCrossSite(request, 'https://shop.example');
  next();
});
app.post('/', async () => 'done');
app.get('/', async () => 'done');

test.each([
  [{}, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ origin: 'http://127.0.0.1:3000' }, 200],
  [{ origin: 'https://shop.example' }, 200],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://shop.example' }, 200],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://other.shop.example' }, 403],
  [{ origin: 'null' }, 403],
])('a post with %j answers %i', async (headers, status) => {
  const sent = { host: '127.0.0.1:3000', ...headers };
  expect((await app.inject({ method: 'POST', url: '/', headers: sent })).statusCode).toBe(status);
  expect((await app.inject({ method: 'GET', url: '/', headers: sent })).statusCode).toBe(200);
});
