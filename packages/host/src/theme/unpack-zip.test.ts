import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpackTheme } from './unpack-zip.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-zip-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function open(files: Zippable): Promise<string> {
  const file = path.join(dir, 'theme.zip');
  writeFileSync(file, zipSync(files));
  return unpackTheme(file, path.join(dir, 'data'));
}
const layout = strToU8('<html></html>');
const theme = { 'layout/theme.liquid': layout };

test('writes the files of a theme, once, from the folder that is the theme', async () => {
  const folder = await open({
    'theme-main/layout/theme.liquid': layout,
    'theme-main/assets/a.css': strToU8('a'),
    'elsewhere/b.txt': strToU8('b'),
  });
  expect(readdirSync(folder).sort()).toEqual(['assets', 'layout']);
  expect(readFileSync(path.join(folder, 'assets/a.css'), 'utf8')).toBe('a');
  writeFileSync(path.join(folder, 'assets/a.css'), 'changed');
  expect(await unpackTheme(path.join(dir, 'theme.zip'), path.join(dir, 'data'))).toBe(folder);
  expect(readFileSync(path.join(folder, 'assets/a.css'), 'utf8')).toBe('changed');
});

test.each<[string, Zippable, RegExp]>([
  ['a path that leaves the folder', { ...theme, '../out.txt': layout }, /invalid relative path/],
  ['an absolute path', { ...theme, '/etc/out.txt': layout }, /absolute path/],
  ['a backslash', { ...theme, 'assets\\out.txt': layout }, /invalid characters/],
  ['a drive', { ...theme, 'assets/c:out.txt': layout }, /"assets\/c:out\.txt" is not one of a theme's file/],
  [
    'a link',
    { ...theme, 'assets/link': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] },
    /assets\/link is a link/,
  ],
  ['a name that is there twice', { ...theme, 'assets/A.css': layout, 'assets/a.css': layout }, /a\.css is in it twice/],
  [
    'no theme',
    { 'readme.txt': layout },
    /theme\.zip cannot be opened: It is no theme: there is no layout\/theme\.liquid in it/,
  ],
  [
    'a file that is too large',
    { ...theme, 'assets/zeros': new Uint8Array(51 * 1024 ** 2) },
    /assets\/zeros is larger than 50 MB/,
  ],
  [
    'too many files',
    {
      ...theme,
      assets: Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`${index}`, new Uint8Array()])),
    },
    /more than 5000 files/,
  ],
])('refuses %s, and leaves nothing', async (_, files, sentence) => {
  await expect(open(files)).rejects.toThrow(sentence);
  expect(readdirSync(dir)).toEqual(['theme.zip']);
});

test('refuses what is no zip, and one that is cut off', async () => {
  const file = path.join(dir, 'theme.zip');
  writeFileSync(file, 'no zip');
  await expect(unpackTheme(file, dir)).rejects.toThrow(/theme\.zip cannot be opened/);
  writeFileSync(file, zipSync(theme).slice(0, 60));
  await expect(unpackTheme(file, dir)).rejects.toThrow(/theme\.zip cannot be opened/);
});

test('refuses a file that is longer than the zip says', async () => {
  const zip = Buffer.from(zipSync({ 'layout/theme.liquid': new Uint8Array(1000) }));
  // Size of the contents in both headers of the entry.
  for (let at = zip.indexOf(Buffer.from([0xe8, 3, 0, 0])); at >= 0; at = zip.indexOf(Buffer.from([0xe8, 3, 0, 0]), at))
    zip.writeUInt32LE(10, at);
  writeFileSync(path.join(dir, 'theme.zip'), zip);
  await expect(unpackTheme(path.join(dir, 'theme.zip'), path.join(dir, 'data'))).rejects.toThrow(/too many bytes/);
});
