import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { raw } from '../../../test/raw.ts';
import { register } from '../../../test/register.ts';
import { CHANGES } from './routes.ts';
import { proxySignature } from './signature.ts';

const SECRET = 'hush';
let shop: TestShop;
let app: Server;
let seen: { request: IncomingMessage; body: string; query: URLSearchParams }[] = [];
beforeAll(async () => {
  app = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    seen.push({ request, body, query: new URL(request.url ?? '', 'http://app').searchParams });
    if (request.url?.includes('/gone')) return request.socket.destroy();
    if (request.url?.includes('/endless')) {
      response.once('close', () => {
        isEndlessLeft = true;
      });
      return writeOn(response);
    }
    if (request.url?.includes('/liquid')) {
      const { status, type, text } = liquid;
      response.writeHead(status, { 'content-type': type, ...(status === 302 && { location: '/cart' }) });
      return void response.end(text);
    }
    response.writeHead(request.url?.includes('/refused') ? 422 : 200, {
      'content-type': 'application/json',
      'set-cookie': 'app=1',
      'x-of-the-app': '1',
    });
    response.end('{"fine":true}');
  });
  await new Promise<void>((resolve) => app.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(app.address() as AddressInfo).port}/proxy`;
  shop = await openTestShop({ appProxies: [{ path: '/apps/lists', url, secret: SECRET }] });
});
afterAll(async () => {
  await shop.close();
  app.close();
});
/** Bytes the app has written below `/endless`, and whether whoever asked has left. */
let written = 0;
let isEndlessLeft = false;
function writeOn(response: ServerResponse): void {
  const piece = 'x'.repeat(64 * 1024);
  while (!response.destroyed) {
    written += piece.length;
    if (!response.write(piece)) return void response.once('drain', () => writeOn(response));
  }
}
/** What the app answers below `/liquid`. */
const LIQUID = { status: 200, type: 'application/liquid', text: '' };
let liquid = LIQUID;
beforeEach(() => {
  seen = [];
  liquid = LIQUID;
});
const last = () => {
  const call = seen.at(-1);
  if (!call) throw new Error('The app was not asked.');
  return call;
};

const account = {
  'customer[email]': 'ada@example.com',
  'customer[password]': 'linen-and-thread',
  'customer[first_name]': 'Ada',
};

let registered = false;
/** A visitor who is signed in, and their id. */
async function customer() {
  const visitor = shop.visitor();
  if (!registered) await register(shop, visitor, 'ada@example.com', { form_type: 'create_customer', ...account });
  else await visitor.form('/account/login', account);
  registered = true;
  const { id } = await shop.store.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  return { visitor, id };
}

test('forwards what the visitor sends, with the shop, the path and a signature', async () => {
  const answer = await shop.visitor().get('/apps/lists/a/b?extra=1&extra=2&shop=evil&logged_in_customer_id=9');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ fine: true });
  const { request, query } = last();
  expect(request.url).toMatch(/^\/proxy\/a\/b\?/);
  expect(query.getAll('extra')).toEqual(['1', '2']);
  expect(query.getAll('logged_in_customer_id')).toEqual(['']);
  expect(query.getAll('shop')).toEqual([expect.stringMatching(/\.myshopify\.com$/)]);
  expect(query.get('path_prefix')).toBe('/apps/lists');
  expect(Math.abs(Number(query.get('timestamp')) - Date.now() / 1000)).toBeLessThan(60);
  expect(query.get('signature')).toBe(proxySignature(query, SECRET));
});

test('reaches what is below the app’s address, and nothing else of its server', async () => {
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  // Byte for byte: other clients take the dots out themselves.
  const ask = async (path: string) => (await raw(origin, { path, headers: { accept: 'application/json' } })).status;
  for (const out of [
    '../inside',
    '%2e%2e/inside',
    '.%2e/inside',
    'a/../../inside',
    '..\\\\inside',
    '../proxying',
    '..',
  ])
    expect(await ask(`/apps/lists/${out}`), out).toBe(404);
  expect(seen).toEqual([]);
  const paths = [
    ['/apps/lists/a/../b', '/proxy/b'],
    ['/apps/lists/a%2Fb', '/proxy/a%2Fb'],
    ['/apps/lists/', '/proxy/'],
    // Escapes that need none make the path longer.
    ['/%61pps/%6cists/a', '/proxy/a'],
  ] as const;
  for (const [path, reached] of paths) {
    expect(await ask(path), path).toBe(200);
    expect(last().request.url?.split('?')[0]).toBe(reached);
  }
});

test('reads no more of an answer than it may pass on', async () => {
  const before = written;
  expect((await shop.visitor().get('/apps/lists/endless', { accept: 'application/json' })).statusCode).toBe(502);
  await expect.poll(() => isEndlessLeft).toBe(true);
  expect(written - before).toBeLessThan(64 * 1024 * 1024);
});

test('says who is signed in, and keeps cookies and other headers to itself', async () => {
  const { visitor, id } = await customer();
  const answer = await visitor.json('/apps/lists/x', { list: [1] }, { authorization: 'Bearer x' });
  const { request, body, query } = last();
  expect(query.get('logged_in_customer_id')).toBe(String(id));
  expect([request.method, body, request.headers['content-type']]).toEqual(['POST', '{"list":[1]}', 'application/json']);
  expect([request.headers.cookie, request.headers.authorization]).toEqual([undefined, undefined]);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['x-of-the-app']).toBeUndefined();
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('hands on the status of the app, and answers for one that does not', async () => {
  expect((await shop.visitor().get('/apps/lists/refused')).statusCode).toBe(422);
  expect((await shop.visitor().get('/apps/lists/gone', { accept: 'application/json' })).statusCode).toBe(502);
});

test('is reached in every language, not from another site’s page, and nowhere else', async () => {
  await shop.visitor().get('/apps/lists');
  expect(last().request.url).toMatch(/^\/proxy\?/);
  const count = seen.length;
  const foreign = await shop.visitor().json('/apps/lists/x', {}, { origin: 'https://evil.example' });
  expect(foreign.statusCode).toBe(403);
  expect((await shop.visitor().get('/apps/listings')).statusCode).toBe(404);
  expect(seen).toHaveLength(count);
});

test('tells an app that knows the secret a customer’s address, and whether it is verified', async () => {
  const { id, email } = await shop.store.db.selectFrom('customers').select(['id', 'email']).executeTakeFirstOrThrow();
  const ask = (path: string, token: string) => shop.visitor().get(path, { 'x-shopify-access-token': token });
  const answer = await ask(`/_host/customers/${id}`, SECRET);
  expect(answer.json()).toEqual({ customer: { id, email, verified_email: expect.any(Boolean) } });
  for (const token of ['', 'husch', 'hush ']) expect((await ask(`/_host/customers/${id}`, token)).statusCode).toBe(403);
  expect((await ask('/_host/customers/1', SECRET)).statusCode).toBe(404);
  expect((await ask('/_host/customers/x', SECRET)).statusCode).toBe(404);
});

test('renders an answer of application/liquid as a page of the shop, in the theme’s layout', async () => {
  const text =
    '<h1>{{ shop.name }}</h1>{{ request.path }} {{ request.page_type }}{{ template.name }}{{ cart.item_count }}';
  liquid = { status: 404, type: 'Application/Liquid; charset=utf-8', text };
  const page = await shop.visitor().get('/apps/lists/liquid?q=1', { 'accept-encoding': 'identity' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body).toMatch(/^<!doctype html>/);
  expect(page.body).toContain('<main><h1>Small Shop</h1>/apps/lists/liquid 0</main>');
  expect(page.headers['cache-control']).toBe('no-store');
  const french = await shop.visitor().get('/fr/apps/lists/liquid', { 'accept-encoding': 'identity' });
  expect(french.body).toContain('<html lang="fr">');
});

test('leaves the layout out where the Liquid says so', async () => {
  liquid = { ...LIQUID, text: '{% layout none %}{"name": {{ shop.name | json }}}' };
  expect((await shop.visitor().get('/apps/lists/liquid')).body).toBe('{"name": "Small Shop"}');
});

test('prints what is wrong with the Liquid where it stands, and reports it', async () => {
  shop.reported.length = 0;
  liquid = { ...LIQUID, text: 'a{% layout none %}{{ 1 | divided_by: 0 }}b' };
  expect((await shop.visitor().get('/apps/lists/liquid')).body).toMatch(/^aLiquid error .*divided by 0b$/);
  liquid = { ...LIQUID, text: '{% if %}' };
  const page = await shop.visitor().get('/apps/lists/liquid', { 'accept-encoding': 'identity' });
  expect(page.body).toMatch(/<main>Liquid syntax error \(apps\/lists line 1\)/);
  expect(shop.reported).toEqual([expect.stringContaining('divided by 0'), expect.stringContaining('apps/lists')]);
});

test('renders nothing of other types, of redirects, and of more than a Liquid file may hold', async () => {
  liquid = { status: 200, type: 'text/html', text: '{{ shop.name }}' };
  expect((await shop.visitor().get('/apps/lists/liquid')).body).toBe('{{ shop.name }}');
  liquid = { ...LIQUID, status: 302, text: 'moved' };
  const moved = await shop.visitor().get('/apps/lists/liquid');
  expect([moved.statusCode, moved.headers.location, moved.body]).toEqual([302, '/cart', 'moved']);
  liquid = { ...LIQUID, text: 'x'.repeat(256 * 1024 + 1) };
  expect((await shop.visitor().get('/apps/lists/liquid', { accept: 'application/json' })).statusCode).toBe(502);
  liquid = { ...LIQUID, text: '{% for i in (1..9999999) %}{{ i }}{% endfor %}' };
  expect((await shop.visitor().get('/apps/lists/liquid', { 'accept-encoding': 'identity' })).body).toContain('limit');
});

test('what one address may send to the apps is bounded; what it reads is not', async () => {
  const from = (remoteAddress: string, method: 'GET' | 'POST') =>
    shop.app.inject({ method, url: '/apps/lists/all', remoteAddress, ...(method === 'POST' && { payload: { a: 1 } }) });
  for (let count = 0; count < CHANGES.perMinute; count += 1) await from('192.0.2.9', 'POST');
  expect(seen).toHaveLength(CHANGES.perMinute);
  expect((await from('192.0.2.9', 'POST')).statusCode).toBe(429);
  expect(seen).toHaveLength(CHANGES.perMinute);
  expect((await from('192.0.2.9', 'GET')).statusCode).toBe(200);
  expect((await from('192.0.2.10', 'POST')).statusCode).toBe(200);
});
