import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { useDataFolder } from './data-folder.fixture.ts';
import { openStore, type Store } from './open.ts';
import { restore } from './restore.ts';
import type { StoreError } from './store-error.ts';

const folder = useDataFolder();

describe('files taken away under an open shop', () => {
  const lines: string[] = [];
  const open = async () => {
    lines.length = 0;
    return openStore(folder.dir, { report: (line) => lines.push(line) });
  };
  const put = (store: Store, key: string) =>
    store
      .write((tx) => tx.replaceInto('meta').values({ key, value: key }).execute())
      .then(
        () => 'written',
        (error: StoreError) => error.fault,
      );
  const keys = (of: string) => {
    const raw = new DatabaseSync(of, { readOnly: true });
    try {
      return raw
        .prepare('SELECT key FROM meta ORDER BY key')
        .all()
        .map(({ key }) => key);
    } finally {
      raw.close();
    }
  };

  it.each([[['-wal']], [['-shm']], [['-wal', '-shm']]])('the log (%j): what it held is saved', async (ends) => {
    const store = await open();
    expect(await put(store, 'b')).toBe('written');
    // A command that has the database open beside it: the shop is not the last to close.
    const beside = new DatabaseSync(folder.file, { readOnly: true });
    beside.prepare('SELECT 1 FROM meta').get();
    for (const end of ends) rmSync(folder.file + end);
    expect(await put(store, 'c')).toBe('written');
    expect(lines).toEqual([expect.stringContaining('was removed while the shop is open')]);
    expect(await store.db.selectFrom('meta').select('key').orderBy('key').execute()).toHaveLength(3);
    // As a kill leaves the folder.
    const killed = join(folder.dir, 'killed');
    mkdirSync(killed);
    for (const end of ['', '-wal']) copyFileSync(folder.file + end, join(killed, `vitrine.db${end}`));
    beside.close();
    expect(keys(join(killed, 'vitrine.db'))).toEqual(['a', 'b', 'c']);
    await store.close();
    expect(keys(folder.file)).toEqual(['a', 'b', 'c']);
  });

  it('the folder: pages are read, writes refused, what it held is saved and put back', async () => {
    const store = await open();
    await put(store, 'b');
    const moved = `${folder.dir}-moved`;
    renameSync(folder.dir, moved);
    expect(await put(store, 'c')).toBe('missing');
    expect(await put(store, 'd')).toBe('missing');
    expect(await store.db.selectFrom('meta').select('key').execute()).toHaveLength(2);
    expect(lines).toEqual([
      expect.stringMatching(/is saved in .*rescued-.*\.db.*"vitrine restore /),
      expect.stringContaining('Changes are refused'.toLowerCase()),
    ]);
    const [rescued = ''] = readdirSync(folder.dir);
    expect(keys(join(folder.dir, rescued))).toEqual(['a', 'b']);
    // Nobody begins anew beside it.
    await expect(openStore(folder.dir)).rejects.toThrow(
      /is missing; what it held is saved in .*rescued-.*"vitrine restore FILE"/,
    );
    // Put back, it goes on by itself.
    rmSync(folder.dir, { recursive: true });
    renameSync(moved, folder.dir);
    expect(await put(store, 'c')).toBe('written');
    await store.close();
    expect(keys(folder.file)).toEqual(['a', 'b', 'c']);
  });

  it('the folder, of a shop that then closes: what it held is saved', async () => {
    const store = await open();
    await put(store, 'b');
    rmSync(folder.dir, { recursive: true });
    await store.close();
    const [rescued = ''] = readdirSync(folder.dir);
    expect(keys(join(folder.dir, rescued))).toEqual(['a', 'b']);
    restore(folder.dir, join(folder.dir, rescued), new Date());
    expect(keys(folder.file)).toEqual(['a', 'b']);
  });
});
