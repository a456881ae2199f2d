import { afterEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import { newToken } from '../shop/tokens.ts';
import { createLog } from './log.ts';

let shop: TestShop;
afterEach(() => shop.close());

/** A shop whose log is read: every request of it. */
async function open(options: { publicOrigin?: string } = {}) {
  const lines: string[] = [];
  const log = createLog({ format: 'json', level: 'debug', write: (line) => lines.push(line) });
  shop = await openTestShop({ ...options, log });
  return { text: () => lines.join('\n'), lines: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) };
}

test('a request is logged with its number, route, status, time and bytes', async () => {
  const log = await open();
  const answer = await shop.app.inject({ url: '/products/slip-dress?utm_source=x', remoteAddress: '192.0.2.77' });
  expect(log.lines()).toEqual([
    {
      ...{ level: 'info', time: expect.any(String), msg: 'request', id: answer.headers['x-request-id'] },
      ...{ method: 'GET', route: '/products/*', status: 200, ms: expect.any(Number), network: '192.0.2.0/24' },
      bytes: answer.rawPayload.length,
    },
  ]);
});

test('nothing personal is logged: no address of a page, no query, no cookie, no e-mail, no IP', async () => {
  const log = await open({ publicOrigin: 'https://shop.example' });
  const token = newToken();
  const secrets = ['ada@example.com', 'correct horse', 'Byron', 'birthday gift', token, '203.0.113.77', '127.0.0.1'];
  const headers = { 'x-forwarded-for': '203.0.113.77', cookie: `cart=${token}` };
  const visitor = shop.visitor();
  const account = { 'customer[email]': 'ada@example.com', 'customer[password]': 'correct horse' };
  await visitor.form('/account', { ...account, 'customer[last_name]': 'Byron' }, headers);
  await visitor.form('/account/login', { ...account, 'customer[password]': 'wrong horse' }, headers);
  for (const url of [
    '/search?q=birthday+gift',
    '/search?q=ada@example.com',
    `/account/reset/12/${token}`,
    `/account/verify/12/${token}`,
    `/checkouts/${token}/information`,
    `/orders/${token}`,
    `/gift_cards/1/${token}`,
    `/made-up/${token}`,
    `/cdn/shop/files/${token}.jpg`,
    `/_host/${token}`,
  ])
    await visitor.get(url, headers);
  await shop.app.inject({ method: 'PUT', url: `/x/${token}`, headers });
  expect(log.lines().length).toBeGreaterThan(10);
  for (const secret of secrets) expect(log.text()).not.toContain(secret);
  expect(log.text()).toContain('203.0.113.0/24');
});

test('request ids are unique and cannot be chosen by the client', async () => {
  await open();
  const ids = await Promise.all(
    [{}, { 'x-request-id': 'mine' }].map(
      async (headers) => (await shop.app.inject({ url: '/cart.js', headers })).headers['x-request-id'],
    ),
  );
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain('mine');
});

test('a proxy of this machine or network may', async () => {
  await open({ publicOrigin: 'https://shop.example' });
  const idFor = async (remoteAddress: string, given: string) =>
    (await shop.app.inject({ url: '/cart.js', remoteAddress, headers: { 'x-request-id': given } })).headers[
      'x-request-id'
    ];
  for (const near of ['127.0.0.1', '10.1.2.3', '::1', '::ffff:192.168.1.1', 'fd00::1'])
    expect([near, await idFor(near, 'from-proxy:1')]).toEqual([near, 'from-proxy:1']);
  expect(await idFor('203.0.113.7', 'from-proxy:1')).not.toBe('from-proxy:1');
  expect(await idFor('127.0.0.1', 'ada@example.com')).not.toBe('ada@example.com');
  expect(await idFor('127.0.0.1', 'x'.repeat(65))).not.toContain('xxx');
});

test('what a hook refuses is numbered and logged too', async () => {
  const log = await open();
  const answer = await shop.app.inject({ url: '/', headers: { host: 'no host' } });
  expect(answer.statusCode).toBe(400);
  expect(log.lines()).toMatchObject([{ id: answer.headers['x-request-id'], route: '/', status: 400 }]);
});

test('an address that cannot be understood is numbered, counted and logged too', async () => {
  const log = await open();
  const answer = await shop.app.inject('/%zz?q=secret');
  expect(answer.statusCode).toBe(400);
  expect(log.lines()).toMatchObject([{ id: answer.headers['x-request-id'], route: 'none', status: 400 }]);
  expect((await shop.app.inject('/_host/metrics')).body).toContain(
    'vitrine_requests_total{route="none",method="GET",status="4xx"} 1',
  );
});

test('a fault is logged under the number of its request, without its address', async () => {
  const log = await open();
  shop.app.get('/fails/:token', async () => {
    throw new Error('for ada@example.com');
  });
  const token = newToken();
  const answer = await shop.app.inject(`/fails/${token}?q=secret`);
  expect(log.lines()[0]).toMatchObject({
    level: 'error',
    id: answer.headers['x-request-id'],
    route: '/fails/:token',
    err: expect.stringContaining('Error: for [email]\n'),
  });
  expect(log.text()).not.toMatch(new RegExp(`${token}|secret|ada@`));
});
