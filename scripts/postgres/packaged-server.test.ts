import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkLibraries } from './packaged-server.ts';

test('libraries are linked by the names that the package lists, once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packaged-server-'));
  try {
    mkdirSync(join(folder, 'native', 'lib'), { recursive: true });
    writeFileSync(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'library');
    const links = ['native/lib/libpq.so.5', 'native/lib/postgresql/libpq.so'].map((target) => ({
      source: 'native/lib/libpq.so.5.18',
      target,
    }));
    writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
    for (let time = 0; time < 2; time++) linkLibraries(folder);
    for (const { target } of links) expect(readFileSync(join(folder, target), 'utf8')).toBe('library');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
