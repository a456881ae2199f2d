import fs, { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestShop, type TestShop } from '../shop/test-shop.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

/** Runs something whose process "is killed" after so many changes of names: from then on each one throws. False where it was. */
function survives(changes: number, run: () => void): boolean {
  let left = changes;
  const spies = (['linkSync', 'renameSync', 'rmSync'] as const).map((name) => {
    const real = fs[name] as (...args: unknown[]) => void;
    return vi.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
      if (left-- <= 0) throw new Error('killed');
      real(...args);
    });
  });
  syncBuiltinESMExports();
  try {
    run();
    return true;
  } catch {
    return false;
  } finally {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  }
}

const NOW = new Date('2030-01-02T03:04:05Z');

let shop: TestShop;
let backup: string;
beforeEach(async () => {
  shop = await openTestShop();
  await put('backed up');
  backup = join(mkdtempSync(join(shop.dataDir, 'backups-')), 'copy.db');
  backUp(shop.dataDir, backup, { replace: false });
  await put('later');
});
afterEach(() => shop.close());

const put = (value: string) => shop.store.write((tx) => tx.replaceInto('meta').values({ key: 'a', value }).execute());

/** The folder as a killed shop leaves it: its last change is in the log alone. */
function killedShop(name: string): string {
  const dir = join(shop.dataDir, name);
  fs.mkdirSync(dir);
  for (const end of ['', '-wal']) cpSync(join(shop.dataDir, `vitrine.db${end}`), join(dir, `vitrine.db${end}`));
  return dir;
}

function read(file: string): unknown {
  const raw = new DatabaseSync(file);
  try {
    return raw.prepare("SELECT value FROM meta WHERE key = 'a'").get()?.value;
  } finally {
    raw.close();
  }
}

it('killed anywhere, leaves the database that was there with its last changes, or the backup', () => {
  const found = new Set<unknown>();
  for (let steps = 0; ; steps++) {
    const dir = killedShop(`killed-${steps}`);
    const isKilled = !survives(steps, () => restore(dir, backup, NOW));
    expect(readdirSync(dir)).toContain('vitrine.db');
    const value = read(join(dir, 'vitrine.db'));
    expect(value).toBe(isKilled ? 'later' : 'backed up');
    found.add(value);
    if (!isKilled) break;
  }
  expect([...found]).toEqual(['later', 'backed up']);
});

it('puts back what it has kept, with what is in its log', () => {
  const dir = killedShop('kept');
  // As an earlier version, or a restore over a damaged database, keeps it.
  const kept = join(shop.dataDir, 'before-restore-x.db');
  for (const end of ['', '-wal']) fs.copyFileSync(join(dir, `vitrine.db${end}`), kept + end);
  restore(dir, backup, NOW);
  expect(read(join(dir, 'vitrine.db'))).toBe('backed up');
  restore(dir, kept, NOW);
  expect(read(join(dir, 'vitrine.db'))).toBe('later');
  const again = restore(dir, join(dir, readdirSync(dir).find((name) => name.startsWith('before-restore-')) ?? ''), NOW);
  expect(again.kept).not.toBeNull();
  expect(read(join(dir, 'vitrine.db'))).toBe('backed up');
});

it('keeps a damaged database with its log as they are, and a folder in its place', () => {
  const dir = killedShop('damaged');
  writeFileSync(join(dir, 'vitrine.db'), 'no database');
  const { kept } = restore(dir, backup, NOW);
  expect(fs.readFileSync(kept ?? '', 'utf8')).toBe('no database');
  expect(fs.statSync(`${kept}-wal`).size).toBeGreaterThan(0);
  expect(read(join(dir, 'vitrine.db'))).toBe('backed up');
  rmSync(join(dir, 'vitrine.db'));
  fs.mkdirSync(join(dir, 'vitrine.db'));
  restore(dir, backup, new Date(NOW.getTime() + 1));
  expect(read(join(dir, 'vitrine.db'))).toBe('backed up');
});
