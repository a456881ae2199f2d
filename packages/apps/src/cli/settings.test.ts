import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('settings from the command line', () => {
  expect(
    readSettings(['serve', '--shop', 'a', '--data', 'b', '--port', '4', '--shop-origin', 'http://localhost:9/x']),
  ).toMatchObject({
    ok: true,
    value: { command: 'serve', shopDir: 'a', dataDir: 'b', port: 4, shopOrigin: 'http://localhost:9' },
  });
  expect(readSettings(['export', 'notifications'])).toMatchObject({
    value: { command: 'export', book: 'notifications' },
  });
  expect(readSettings([])).toMatchObject({ value: { command: 'help' } });
});

test.each([
  [['sell']],
  [['export']],
  [['export', 'toString']],
  [['serve', '--port', '70000']],
  [['serve', '--shop-origin', 'shop']],
  [['serve', '--nonsense']],
])('%j is refused with a sentence', (args) => {
  const read = readSettings(args);
  expect(read.ok ? '' : read.error).not.toBe('');
});
