import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkThemeOnce } from './check-theme-once.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-check-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a theme is checked again when one of its files changes, and as long as it has an offence', async () => {
  let checks = 0;
  let offences: string[] = [];
  const theme = await mkdtemp(join(folder, 'theme-'));
  const run = () =>
    checkThemeOnce(theme, join(folder, 'stamp'), async () => {
      checks++;
      return offences;
    });
  await writeFile(join(theme, 'a.liquid'), 'one');
  await run();
  await run();
  expect(checks).toBe(1);
  await writeFile(join(theme, 'a.liquid'), 'two');
  offences = ['a.liquid:1: wrong'];
  expect(await run()).toEqual(offences);
  expect(await run()).toEqual(offences);
  expect(checks).toBe(3);
});
