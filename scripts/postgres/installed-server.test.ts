import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installedFolders, versionOf } from './installed-server.ts';

let folder: string;

/** Puts a program in a folder that says it is PostgreSQL's server. */
function putServer(bin: string, says: string): string {
  mkdirSync(join(folder, bin), { recursive: true });
  writeFileSync(join(folder, bin, 'postgres'), `#!/bin/sh\necho "${says}"\n`, { mode: 0o755 });
  return join(folder, bin);
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'installed-server-')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('folders of PATH come first, then the newest version; a link leads to the folder of its file', () => {
  const [old, recent, own] = ['9', '17', 'own'].map((name) => putServer(`postgresql/${name}/bin`, ''));
  const linked = join(folder, 'linked');
  const empty = join(folder, 'empty');
  for (const name of [linked, empty]) mkdirSync(name);
  symlinkSync(join(folder, 'postgresql', 'own', 'bin', 'postgres'), join(linked, 'postgres'));
  const path = ['', empty, linked, '/nowhere'].join(delimiter);
  expect(installedFolders(path, [join(folder, 'postgresql', '*', 'bin')])).toEqual([own, recent, old]);
});

test('the version is the one that the program says', () => {
  expect(versionOf(putServer('debian', 'postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)'))).toBe(15);
  expect(versionOf(putServer('next', 'postgres (PostgreSQL) 19beta1'))).toBe(19);
  expect(versionOf(putServer('other', 'postgrest 12.0'))).toBeNull();
  expect(versionOf(join(folder, 'nowhere'))).toBeNull();
});
