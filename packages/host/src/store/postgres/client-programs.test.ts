import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clientPrograms, programFolders } from './client-programs.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-programs-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** A folder with programs that say they are of a version. */
function folder(version: string, ...names: string[]): string {
  const bin = path.join(dir, version, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const name of names) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\necho '${name} (PostgreSQL) ${version}'\n`);
    chmodSync(path.join(bin, name), 0o755);
  }
  return bin;
}

test.skipIf(process.platform === 'win32')(
  'the programs are those of the server, else the next newer ones, of one folder',
  () => {
    const [old, same, newer, newest] = [
      folder('14.9', 'pg_dump', 'pg_restore'),
      folder('15.2', 'pg_dump'),
      folder('16.1', 'pg_dump', 'pg_restore'),
      folder('17.0', 'pg_dump', 'pg_restore'),
    ];
    const all = [newest, newer, same, old, path.join(dir, 'none')];
    expect(clientPrograms(['pg_dump'], 15, all)).toEqual({ pg_dump: path.join(same, 'pg_dump') });
    expect(clientPrograms(['pg_dump', 'pg_restore'], 15, all).pg_restore).toBe(path.join(newer, 'pg_restore'));
    expect(clientPrograms(['pg_dump', 'pg_restore'], 17, all).pg_dump).toBe(path.join(newest, 'pg_dump'));
    expect(() => clientPrograms(['pg_dump', 'psql'], 15, all)).toThrow(
      /^This needs pg_dump and psql of PostgreSQL 15 or newer, which are not installed \(Debian: "apt-get install postgresql-client-15"/,
    );
    expect(() => clientPrograms(['pg_dump'], 18, all)).toThrow('18 or newer');
  },
);

test('folders of PATH come before the usual ones, each once', () => {
  const found = programFolders([dir, '', dir].join(path.delimiter), [`${dir}/*/bin`, dir]);
  expect(found[0]).toBe(dir);
  expect(new Set(found).size).toBe(found.length);
  expect(found).not.toContain('');
});
