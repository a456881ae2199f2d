import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openStore } from './open.ts';

/** For each test of a file: a data folder as a shop that was closed has left it, with `a` = `1` in `meta`. */
export function useDataFolder(): { readonly dir: string; readonly file: string } {
  let dir = '';
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'vitrine-data-'));
    const store = await openStore(dir);
    await store.write((tx) => tx.insertInto('meta').values({ key: 'a', value: '1' }).execute());
    await store.close();
  });
  afterEach(() => {
    chmodSync(dir, 0o755);
    rmSync(dir, { recursive: true });
  });
  return {
    get dir() {
      return dir;
    },
    get file() {
      return join(dir, 'vitrine.db');
    },
  };
}
