import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('settings from the command line and the environment', () => {
  const read = readSettings(
    ['serve', '--shop', 'a', '--data', '/tmp/b', '--origin', 'https://shop.example/x', '--new-bags', '600', '--dev'],
    {
      PORT: '4105',
    },
  );
  expect(read).toMatchObject({
    ok: true,
    value: {
      command: 'serve',
      shopDir: path.resolve('a'),
      themeDir: path.resolve('dist/theme'),
      dataDir: '/tmp/b',
      port: 4105,
      origin: 'https://shop.example',
      newCartsPerMinute: 600,
      dev: true,
    },
  });
  expect(readSettings(['serve'], { VITRINE_APPS: 'http://localhost:3001/' })).toMatchObject({
    ok: true,
    value: { appsOrigin: 'http://localhost:3001' },
  });
  expect(readSettings(['serve', '--dev'], {})).toMatchObject({ value: { log: 'text', logLevel: 'info' } });
  expect(readSettings(['serve'], {})).toMatchObject({ value: { log: 'text' } });
  const said = { VITRINE_LOG: 'off', VITRINE_LOG_LEVEL: 'debug', VITRINE_METRICS_TOKEN: 'a long enough token' };
  expect(readSettings(['serve'], said)).toMatchObject({
    value: { log: 'off', logLevel: 'debug', metricsToken: 'a long enough token' },
  });
  expect(readSettings(['serve', '--log', 'json'], said)).toMatchObject({ value: { log: 'json' } });
  expect(readSettings(['orders', '#1001'], {})).toMatchObject({
    ok: true,
    value: { command: 'orders', rest: ['#1001'] },
  });
  expect(readSettings([], {})).toMatchObject({ ok: true, value: { command: 'help' } });
});

test.each([
  [['sell']],
  [['serve', '--port', 'x']],
  [['serve', '--port', '70000']],
  [['serve', '--nonsense']],
  [['serve', '--log', 'xml']],
  [['serve', '--metrics-token', 'short']],
  [['serve', '--origin', 'shop']],
  [['serve', '--apps', '3001']],
  [['serve', '--new-bags', '0']],
])('%j is refused with a sentence', (args) => {
  const read = readSettings(args, {});
  expect(read.ok ? '' : read.error).not.toBe('');
});
