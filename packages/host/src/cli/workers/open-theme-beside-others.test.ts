import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openThemeBesideOthers } from './open-theme-beside-others.ts';

/** `openTheme` that copies in place of unpacking. */
async function copyTheme(given: string, dataDir: string, unpacked = ''): Promise<string> {
  if (!given.endsWith('.zip')) return given;
  const to = path.join(dataDir, unpacked);
  await mkdir(to);
  await cp(given, path.join(to, 'zip'));
  return to;
}

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-beside-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function openZip(content: string, at: number): Promise<string> {
  const file = path.join(dir, 'theme.zip');
  await writeFile(file, content);
  await utimes(file, at, at);
  return openThemeBesideOthers(file, dir, copyTheme);
}
const contentOf = (theme: string) => readFile(path.join(theme, 'zip'), 'utf8');

test('a new zip leaves the one of the workers that serve, and removes what is older', async () => {
  const first = await openZip('first', 1000);
  expect(await openZip('first', 1000)).toBe(first);
  const second = await openZip('second', 2000);
  expect([await contentOf(first), await contentOf(second)]).toEqual(['first', 'second']);
  const third = await openZip('third', 3000);
  expect([await contentOf(second), await contentOf(third)]).toEqual(['second', 'third']);
  expect((await readdir(dir)).sort()).toEqual(['theme.zip', path.basename(second), path.basename(third)]);
});

test('a folder is opened where it is', async () => {
  const theme = path.join(dir, 'mine');
  await mkdir(path.join(theme, 'templates'), { recursive: true });
  expect(await openThemeBesideOthers(theme, dir)).toBe(theme);
});
