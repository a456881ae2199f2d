import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFile } from './replace-file.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-replace-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('a file is made, then replaced, and nothing is left beside it', async () => {
  const file = path.join(dir, 'a.json');
  for (const text of ['one', 'two']) {
    await replaceFile(file, text);
    expect(await readFile(file, 'utf8')).toBe(text);
  }
  expect(await readdir(dir)).toEqual(['a.json']);
});

test('nor is it where the file cannot be replaced', async () => {
  await mkdir(path.join(dir, 'folder', 'inside'), { recursive: true });
  await expect(replaceFile(path.join(dir, 'folder'), 'text')).rejects.toThrow();
  expect(await readdir(dir)).toEqual(['folder']);
});
