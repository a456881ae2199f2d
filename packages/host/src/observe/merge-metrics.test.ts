import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { mergeMetrics } from './merge-metrics.ts';

async function textOf(count: number): Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  new Counter({ name: 'answers_total', help: 'Answers', labelNames: ['route'], registers }).inc(
    { route: '/a{"}\n' },
    count,
  );
  new Gauge({ name: 'memory', help: 'Bytes', registers }).set(count * 100);
  if (count === 2) new Gauge({ name: 'only_in_two', help: 'Alone', registers }).set(1);
  new Histogram({ name: 'seconds', help: 'Times', buckets: [1], registers }).observe(count);
  return registry.metrics();
}

test('each sample says of which worker it is, and the samples of a metric stand together', async () => {
  const texts = new Map([
    ['1', await textOf(1)],
    ['2', await textOf(2)],
  ]);
  expect(mergeMetrics(texts)).toBe(
    `# HELP answers_total Answers
# TYPE answers_total counter
answers_total{worker="1",route="/a{\\"}\\n"} 1
answers_total{worker="2",route="/a{\\"}\\n"} 2

# HELP memory Bytes
# TYPE memory gauge
memory{worker="1"} 100
memory{worker="2"} 200

# HELP seconds Times
# TYPE seconds histogram
seconds_bucket{worker="1",le="1"} 1
seconds_bucket{worker="1",le="+Inf"} 1
seconds_sum{worker="1"} 1
seconds_count{worker="1"} 1
seconds_bucket{worker="2",le="1"} 0
seconds_bucket{worker="2",le="+Inf"} 1
seconds_sum{worker="2"} 2
seconds_count{worker="2"} 1

# HELP only_in_two Alone
# TYPE only_in_two gauge
only_in_two{worker="2"} 1
`,
  );
});

test('without texts there is none', () => {
  expect(mergeMetrics(new Map())).toBe('');
});
