import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../../test/run-cli.ts';

const dir = mkdtempSync(join(tmpdir(), 'vitrine-typo-'));
afterAll(() => rmSync(dir, { recursive: true }));

test.each([
  ['orders'],
  ['orders', 'fulfil', '#1001'],
  ['subscribers'],
  ['jobs'],
  ['audit'],
  ['customers', 'export', 'a@b.example'],
  ['customers', 'erase', 'a@b.example', '--yes'],
  ['backup', join(dir, 'copy.db')],
  ['doctor'],
])('%s %s with a mistyped data folder says so, and makes none', async (...args) => {
  const data = join(dir, 'typo');
  const { code, text } = await runCli(...args, '--data', data);
  expect({ code, text }).toMatchObject({ code: 1, text: expect.stringContaining(`no database at ${data}`) });
  expect(existsSync(data)).toBe(false);
});
