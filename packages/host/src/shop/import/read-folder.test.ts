import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shopJson } from '../test-shop.ts';
import { readFolder } from './read-folder.ts';
import { createReport, ImportError } from './report.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-folder-'));
  const french = { isoCode: 'fr', name: 'French', endonymName: 'Français', primary: false };
  writeFileSync(join(dir, 'shop.json'), JSON.stringify({ ...shopJson, locales: [...shopJson.locales, french] }));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it.each([
  'shop.json',
  'orders.json',
  'inventory.csv',
  'pages/x.html',
  'metaobjects/x.json',
  'translations/fr.json',
  'translations/fr/policies/x.html',
])('a folder whose %s is a pipe is refused with its name, and not waited for', async (name) => {
  const file = join(dir, name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  execFileSync('mkfifo', [file]);
  await expect(readFolder(dir, createReport())).rejects.toThrow(
    new ImportError(`${name}: the file cannot be read: it is a pipe or a device, and no file.`),
  );
});

it('a time is one of ISO 8601', async () => {
  const collection = { handle: 'new', title: 'New' };
  const collections = [
    { ...collection, publishedAt: 'free 1' },
    { ...collection, publishedAt: '2026-01-31' },
  ];
  writeFileSync(join(dir, 'collections.json'), JSON.stringify(collections));
  const report = createReport();
  expect((await readFolder(dir, report)).collections.map(({ publishedAt }) => publishedAt)).toEqual(['2026-01-31']);
  expect(report.skipped).toEqual([
    { file: 'collections.json', line: 0, reason: 'Entry 1: publishedAt: is not a time' },
  ]);
});
