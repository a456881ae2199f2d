import { afterEach, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { LONGEST_QUEUE } from '../../observe/probe.ts';
import { REUSED_MS } from '../../observe/readiness.ts';
import { isOnPostgres } from '../../store/test-store.ts';
import { AWAY_LIMIT } from './operations.ts';

let shop: TestShop;
afterEach(() => shop.close());

const TOKEN = 'a token for the figures';
const metrics = async (options: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  shop.app.inject({ url: '/_host/metrics', ...options });

test('health says that the process is alive, and nothing more', async () => {
  shop = await openTestShop();
  const answer = await shop.app.inject('/_host/health');
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
    200,
    '{"status":"ok"}',
    'no-store',
  ]);
});

test('ready is asked of the disk once in a while; a database that serves several nodes may be away for some seconds', async () => {
  const clock = { now: Date.parse('2030-01-01T00:00:00Z') };
  shop = await openTestShop({ now: () => clock.now });
  const write = vi.spyOn(shop.store, 'write');
  const ready = async () => {
    const { statusCode, body } = await shop.app.inject('/_host/ready');
    return [statusCode, JSON.parse(body)];
  };
  await Promise.all(Array.from({ length: 20 }, ready));
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  expect(write).toHaveBeenCalledTimes(1);
  clock.now += REUSED_MS;
  write.mockRejectedValue(Object.assign(new Error('The disk is full'), { fault: 'full' }));
  if (isOnPostgres) {
    expect(await ready()).toEqual([200, { status: 'ready' }]);
    clock.now += AWAY_LIMIT;
  }
  expect(await ready()).toEqual([503, { status: 'not ready', reasons: ['write_full'] }]);
  write.mockRestore();
  clock.now += REUSED_MS;
  expect(await ready()).toEqual([200, { status: 'ready' }]);
});

test('ready says that too many writes wait', async () => {
  shop = await openTestShop();
  const figures = vi.spyOn(shop.store, 'figures').mockReturnValue({ queued: LONGEST_QUEUE + 1 });
  expect((await shop.app.inject('/_host/ready')).json()).toEqual({ status: 'not ready', reasons: ['queue_long'] });
  figures.mockRestore();
});

test('ready says that the shop still starts', async () => {
  const state = { isStarting: true };
  shop = await openTestShop({ isStarting: () => state.isStarting });
  const answer = await shop.app.inject('/_host/ready');
  expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
    503,
    { status: 'not ready', reasons: ['starting'] },
    '5',
  ]);
  state.isStarting = false;
  expect((await shop.app.inject('/_host/ready')).statusCode).toBe(200);
});

test('the figures are for this machine, by the address of the connection alone', async () => {
  shop = await openTestShop({ publicOrigin: 'https://shop.example', metricsToken: TOKEN });
  for (const remoteAddress of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])
    expect([remoteAddress, (await metrics({ remoteAddress })).statusCode]).toEqual([remoteAddress, 200]);
  for (const remoteAddress of ['192.0.2.1', '10.0.0.8', '::ffff:192.0.2.1', '2001:db8::1'])
    expect([remoteAddress, (await metrics({ remoteAddress })).statusCode]).toEqual([remoteAddress, 403]);
  expect((await metrics({ headers: { host: 'shop.example' } })).statusCode).toBe(403);
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-proto', 'cf-connecting-ip'])
    expect([name, (await metrics({ headers: { [name]: '127.0.0.1' } })).statusCode]).toEqual([name, 403]);
});

test('or for who shows the token', async () => {
  shop = await openTestShop({ metricsToken: TOKEN });
  const remoteAddress = '192.0.2.1';
  const shown = (authorization: string) => metrics({ remoteAddress, headers: { authorization } });
  expect((await shown(`Bearer ${TOKEN}`)).statusCode).toBe(200);
  expect((await shown('Bearer ')).statusCode).toBe(403);
  expect((await shown(`Bearer ${TOKEN}x`)).statusCode).toBe(403);
  await shop.close();
  shop = await openTestShop();
  expect((await shown('Bearer undefined')).statusCode).toBe(403);
});

test('the figures tell what was asked, and never an address that somebody made up', async () => {
  shop = await openTestShop();
  const visitor = shop.visitor();
  await visitor.get('/products/slip-dress?x=1');
  await visitor.get('/products/slip-dress?x=1');
  await visitor.get('/products/made-up-handle');
  await visitor.get('/made-up-path/1');
  await visitor.get('/orders/made-up-token');
  await shop.app.inject({ method: 'PUT', url: '/made-up-path/2' });
  const { body, headers } = await metrics();
  expect(headers['content-type']).toContain('text/plain');
  for (const line of [
    'vitrine_requests_total{route="/products/*",method="GET",status="2xx"} 2',
    'vitrine_requests_total{route="/products/*",method="GET",status="4xx"} 1',
    'vitrine_requests_total{route="/*",method="GET",status="4xx"}',
    'vitrine_requests_total{route="none",method="PUT",status="4xx"} 1',
    'vitrine_request_duration_seconds_count{route="/products/*"} 3',
    'vitrine_page_cache_hits_total 1',
    'vitrine_page_cache_entries 1',
    'vitrine_theme_problems 0',
    'vitrine_store_queued 0',
    'vitrine_store_lock_waits_total 0',
    'vitrine_jobs_running ',
    'vitrine_connections_open 0',
    'process_resident_memory_bytes ',
    'process_start_time_seconds ',
    'nodejs_eventloop_lag_p99_seconds ',
  ])
    expect(body).toContain(line);
  expect(body).not.toContain('made-up');
});

test('a dropped page is counted with its reason', async () => {
  shop = await openTestShop();
  await shop.visitor().get('/products/slip-dress');
  shop.store.changes.publish(['shop']);
  expect((await metrics()).body).toMatch(/vitrine_page_cache_drops_total\{kind="changed"\} [1-9]/);
});

test('closing has no time limit but its own: requests may take longer than the ten seconds Fastify gives a hook', async () => {
  shop = await openTestShop({ stopNotice: 500 });
  await shop.app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const closed = shop.app.close().then(
      () => 'closed',
      (error: Error) => error.message,
    );
    // Until the hook waits for the notice, by a clock of its own.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(await closed).toBe('closed');
  } finally {
    vi.useRealTimers();
  }
});
