import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

/** Lines of the text that begin so, without comments. */
const lines = async (metrics: ReturnType<typeof createMetrics>, start: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(start));

test('answers are counted by route, method and class of status, and their time by route', async () => {
  const metrics = createMetrics();
  metrics.request('GET', '/cart.js', 200, 4);
  metrics.request('GET', '/cart.js', 204, 40);
  metrics.request('POST', '/cart/add.js', 422, 2);
  metrics.aborted('/cart.js');
  expect(await lines(metrics, 'vitrine_requests_total')).toEqual([
    'vitrine_requests_total{route="/cart.js",method="GET",status="2xx"} 2',
    'vitrine_requests_total{route="/cart/add.js",method="POST",status="4xx"} 1',
  ]);
  expect(await lines(metrics, 'vitrine_request_duration_seconds_bucket{le="0.005",route="/cart.js"}')).toEqual([
    'vitrine_request_duration_seconds_bucket{le="0.005",route="/cart.js"} 1',
  ]);
  expect(await lines(metrics, 'vitrine_requests_aborted_total')).toEqual([
    'vitrine_requests_aborted_total{route="/cart.js"} 1',
  ]);
});

test('no client makes up a label: unknown methods are counted together', async () => {
  const metrics = createMetrics();
  for (const method of ['PURGE', 'PROPFIND', 'MKCOL']) metrics.request(method, '/*', 404, 1);
  expect(await lines(metrics, 'vitrine_requests_total')).toEqual([
    'vitrine_requests_total{route="/*",method="other",status="4xx"} 3',
  ]);
});

test('figures are read at each scrape; those that only grow are counters', async () => {
  const metrics = createMetrics();
  let waiting = 3;
  metrics.watch('pageCache', () => ({ bytes: 10, hits: 5, 'drops.changed': 2, 'drops.space': 1 }), ['hits', 'drops']);
  metrics.watch('pictures', async () => ({ waiting }));
  expect(await lines(metrics, 'vitrine_pictures')).toEqual(['vitrine_pictures_waiting 3']);
  waiting = 0;
  expect(await lines(metrics, 'vitrine_pictures')).toEqual(['vitrine_pictures_waiting 0']);
  expect(await lines(metrics, 'vitrine_page_cache')).toEqual([
    'vitrine_page_cache_bytes 10',
    'vitrine_page_cache_hits_total 5',
    'vitrine_page_cache_drops_total{kind="changed"} 2',
    'vitrine_page_cache_drops_total{kind="space"} 1',
  ]);
  expect(await lines(metrics, '# TYPE vitrine_page_cache')).toEqual([
    '# TYPE vitrine_page_cache_bytes gauge',
    '# TYPE vitrine_page_cache_hits_total counter',
    '# TYPE vitrine_page_cache_drops_total counter',
  ]);
});

test('the process is described once, however many shops it holds', async () => {
  const text = await createMetrics().text();
  for (const name of [
    'process_resident_memory_bytes',
    'process_start_time_seconds',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(text.split('\n').filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
});
