import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../../test/run-cli.ts';
import { openStore } from '../store/open.ts';
import { takeLock } from '../store/process-lock.ts';
import { isOnPostgres } from '../store/test-store.ts';

// A database in PostgreSQL is named by its URL: migrate.test.ts and open.ts there.
const ofTheFile = test.skipIf(isOnPostgres);

const dir = mkdtempSync(join(tmpdir(), 'vitrine-typo-'));
afterAll(() => rmSync(dir, { recursive: true }));

ofTheFile('a command of a later version changes nothing beneath the open shop of an earlier one', async () => {
  const data = mkdtempSync(join(dir, 'older-'));
  await (await openStore(data)).close();
  const raw = new DatabaseSync(join(data, 'vitrine.db'));
  raw.exec('DELETE FROM migrations WHERE number > 17');
  const release = takeLock(data, 'serve');
  for (const args of [['orders'], ['import', '--shop', dir]]) {
    const { code, text } = await runCli(...args, '--data', data);
    expect({ code, text }).toMatchObject({ code: 1, text: expect.stringContaining('of an earlier version') });
  }
  expect(raw.prepare('SELECT max(number) AS number FROM migrations').get()).toEqual({ number: 17 });
  raw.close();
  release?.();
});

ofTheFile.each([
  ['orders'],
  ['orders', 'fulfil', '#1001'],
  ['subscribers'],
  ['jobs'],
  ['audit'],
  ['customers', 'export', 'a@b.example'],
  ['customers', 'erase', 'a@b.example', '--yes'],
  ['theme'],
  ['theme', 'pull', dir],
  ['theme', 'reset'],
  ['backup', join(dir, 'copy.db')],
  ['doctor'],
])('%s %s with a mistyped data folder says so, and makes none', async (...args) => {
  const data = join(dir, 'typo');
  const { code, text } = await runCli(...args, '--data', data);
  expect({ code, text }).toMatchObject({ code: 1, text: expect.stringContaining(`no database at ${data}`) });
  expect(existsSync(data)).toBe(false);
});
