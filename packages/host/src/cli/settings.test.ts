import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('settings from the command line and the environment', () => {
  const read = readSettings(
    [
      'serve',
      '--shop',
      'a',
      '--data',
      '/tmp/b',
      '--origin',
      'https://shop.example/x',
      '--new-bags',
      '600',
      '--cache',
      'rows',
      '--dev',
    ],
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
      cache: 'rows',
      dev: true,
    },
  });
  expect(readSettings(['serve'], { VITRINE_APPS: 'http://localhost:3001/' })).toMatchObject({
    ok: true,
    value: { appsOrigin: 'http://localhost:3001' },
  });
  expect(readSettings(['serve', '--dev'], {})).toMatchObject({ value: { log: 'text', logLevel: 'info' } });
  expect(readSettings(['serve'], {})).toMatchObject({ value: { log: 'text' } });
  const environment = { VITRINE_LOG: 'off', VITRINE_LOG_LEVEL: 'debug', VITRINE_METRICS_TOKEN: 'a long enough token' };
  expect(readSettings(['serve'], environment)).toMatchObject({
    value: { log: 'off', logLevel: 'debug', metricsToken: 'a long enough token' },
  });
  expect(readSettings(['serve', '--log', 'json'], environment)).toMatchObject({ value: { log: 'json' } });
  expect(readSettings(['orders', '#1001'], {})).toMatchObject({
    ok: true,
    value: { command: 'orders', rest: ['#1001'] },
  });
  expect(readSettings([], {})).toMatchObject({ ok: true, value: { command: 'help' } });
});

const refusal = (...args: string[]) => {
  const read = readSettings(args, {});
  return read.ok ? 'taken' : read.error;
};

test.each([
  [['sell'], 'There is no command "sell".'],
  [['serve', '--nonsense'], "Unknown option '--nonsense'"],
  [['serve', '--port', 'x'], '--port must be a number from 0 to 65535, not "x".'],
  [['serve', '--port', '70000'], '--port must be'],
  [['serve', '--host', ''], '--host must be'],
  [['serve', '--log', 'xml'], '--log must be one of json, text, off, not "xml".'],
  [['serve', '--metrics-token', 'short'], '--metrics-token must be at least 16 characters long.'],
  [['serve', '--origin', 'shop'], '--origin must be like https://shop.example'],
  [['serve', '--apps', '3001'], '--apps must be'],
  [['serve', '--smtp', 'mail.example:25'], '--smtp must be like smtp://user:password@host:587.'],
  [['serve', '--new-bags', '0'], '--new-bags must be'],
  [['serve', '--notice', '-1'], '--notice'],
  [['serve', '--data', ''], '--data must be the name of a folder, not "".'],
  [['orders', 'refund', '1', '--amount', '0.00'], '--amount must be above zero, like 12.50, not "0.00".'],
  [['orders', 'refund', '1', '--amount', '12,50'], '--amount must be'],
  [['orders', 'cancel', '1', '--reason', 'rain'], '--reason must be one of customer, declined'],
  [['orders', 'fulfil', '1', '--url', 'javascript:alert(1)'], '--url must be'],
  [['orders', 'fulfil', '1', '--carrier', 'a\u001b[31m'], '--carrier must be'],
  [['audit', '--event', 'nope'], '--event must be one of login, login_refused'],
  [['audit', '--since', '2030-02-31'], '--since must be a day like 2030-12-31, not "2030-02-31".'],
  [['audit', '--since', '2030-13-01'], '--since must be'],
  [['audit', '--since', 'yesterday'], '--since must be'],
  [['audit', '--limit', '0'], '--limit must be'],
  [['audit', '--about', 'nope'], '--about must be an e-mail address, an order like "#1001", cli, guest or shop'],
  [['customers', 'export', 'ada'], 'EMAIL must be an e-mail address, not "ada".'],
  [['jobs', 'retry', 'all'], 'ID must be a number, not "all".'],
  [['backup', ''], 'FILE must be the name of a file, not "".'],
])('%j is refused: %s', (args, sentence) => {
  expect(refusal(...args)).toContain(sentence);
});

test('what a variable says is checked too, and an empty one says nothing', () => {
  expect(readSettings(['serve'], { PORT: 'x' })).toEqual({
    ok: false,
    error: 'PORT must be a number from 0 to 65535, not "x".',
  });
  expect(readSettings(['serve'], { VITRINE_SMTP: 'user:secret' })).toEqual({
    ok: false,
    error: 'VITRINE_SMTP must be like smtp://user:password@host:587.',
  });
  expect(readSettings(['serve'], { VITRINE_LOG_LEVEL: 'loud' })).toMatchObject({ ok: false });
  expect(readSettings(['serve'], { PORT: '', VITRINE_LOG: '', VITRINE_APPS: '' })).toMatchObject({
    value: { port: 3000, log: 'text', appsOrigin: undefined },
  });
  expect(readSettings(['serve', '--port', '4106'], { PORT: 'x' })).toMatchObject({ value: { port: 4106 } });
});

test('options of orders and of the audit log are read once', () => {
  expect(readSettings(['orders', 'refund', '#1', '--amount', '12.5'], {})).toMatchObject({
    value: { order: { amount: 1250, reason: 'other', carrier: '' } },
  });
  expect(readSettings(['audit', '--event', 'login', '--since', '2028-02-29'], {})).toMatchObject({
    value: { audit: { event: 'login', since: '2028-02-29', limit: 100 } },
  });
});

test('files in a bucket, and a CDN', () => {
  const read = (...args: string[]) => readSettings(['serve', ...args], {});
  expect(read()).toMatchObject({ ok: true, value: { files: undefined, cdn: undefined } });
  expect(read('--files', 's3://shop/live', '--cdn', '3600')).toMatchObject({
    value: {
      files: { bucket: 'shop', prefix: 'live/' },
      cdn: { maxAge: 3600, header: 'Surrogate-Key', purgeUrl: undefined },
    },
  });
  const all = ['--cdn', '60', '--surrogate-header', 'Cache-Tag', '--purge-url', 'https://u:p@cdn.example/purge'];
  expect(read(...all)).toMatchObject({
    value: { cdn: { maxAge: 60, header: 'Cache-Tag', purgeUrl: 'https://u:p@cdn.example/purge' } },
  });
  expect(read('--files', 'bucket')).toMatchObject({
    error: '--files must be like s3://bucket or s3://bucket/prefix, not "bucket".',
  });
  expect(read('--purge-url', 'https://cdn.example')).toMatchObject({ error: '--purge-url needs --cdn SECONDS.' });
});

test('several workers need a database for several processes, and no development', () => {
  const read = (...args: string[]) => readSettings(['serve', '--workers', '4', ...args], {});
  expect(read()).toMatchObject({ ok: false, error: expect.stringContaining('--database postgres://') });
  expect(read('--database', 'postgres://localhost/shop')).toMatchObject({ ok: true, value: { workers: 4 } });
  expect(read('--database', 'postgres://localhost/shop', '--dev')).toMatchObject({
    ok: false,
    error: expect.stringContaining('leave out --workers'),
  });
  expect(readSettings(['serve', '--workers', '0'], {})).toMatchObject({ ok: false });
  expect(readSettings(['serve'], {})).toMatchObject({ ok: true, value: { workers: 1 } });
});
