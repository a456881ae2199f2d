import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../shop/test-shop.ts';
import { backUp } from './backup.ts';
import { examine } from './examine.ts';
import { openStore } from './open.ts';
import { takeLock } from './process-lock.ts';
import { restore } from './restore.ts';

let shop: TestShop;
let dir: string;
let file: string;
beforeEach(async () => {
  shop = await openTestShop();
  dir = shop.dataDir;
  file = join(mkdtempSync(join(dir, 'backups-')), 'copy.db');
});
afterEach(() => shop.close());

const put = (value: string) => shop.store.write((tx) => tx.replaceInto('meta').values({ key: 'a', value }).execute());
const wrong = () => examine(dir).filter(({ state }) => state === 'wrong');
const NOW = new Date('2030-01-02T03:04:05Z');

it('copies a database that is open and written to; the copy is whole, and its owner alone may read it', async () => {
  await put('backed up');
  const writing = put('later');
  backUp(dir, file, { replace: false });
  await writing;
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const raw = new DatabaseSync(file, { readOnly: true });
  expect(raw.prepare("SELECT value FROM meta WHERE key = 'a'").get()).toEqual({ value: 'backed up' });
  expect(raw.prepare('SELECT count(*) AS count FROM products').get()).toEqual({ count: 5 });
  raw.close();
  expect(readdirSync(join(file, '..'))).toEqual(['copy.db']);
});

it('replaces no file unless it is told to, and leaves none where it fails', () => {
  writeFileSync(file, 'mine');
  expect(() => backUp(dir, file, { replace: false })).toThrow(/there already.*--force/);
  expect(statSync(file).size).toBe(4);
  backUp(dir, file, { replace: true });
  expect(statSync(file).size).toBeGreaterThan(1000);
  expect(() => backUp(join(dir, 'nothing'), join(dir, 'b.db'), { replace: false })).toThrow(/no database.*--data/);
  expect(existsSync(join(dir, 'b.db'))).toBe(false);
});

it('never puts the copy in the place of the database itself or of its log, whatever they are called', async () => {
  await put('present');
  const linked = join(dir, 'linked.db');
  symlinkSync(join(dir, 'vitrine.db'), linked);
  for (const target of [join(dir, 'vitrine.db'), join(dir, 'vitrine.db-wal'), linked])
    expect(() => backUp(dir, target, { replace: true })).toThrow(/belongs to the database itself/);
  expect(() => backUp(dir, dir, { replace: true })).toThrow(/is a folder/);
  expect(() => restore(dir, dir, NOW)).toThrow(/is a folder. Name the file of a backup/);
  await put('later');
  expect(wrong()).toEqual([]);
});

it('restores a backup, and keeps the database that was there with its last changes', async () => {
  await put('backed up');
  backUp(dir, file, { replace: false });
  await put('later');
  // Killed, not closed: its last changes are in the log.
  const { kept } = restore(dir, file, NOW);
  await shop.store.close();
  const restored = await openStore(dir);
  const read = await restored.db.selectFrom('meta').where('key', '=', 'a').select('value').executeTakeFirst();
  await restored.close();
  expect(read?.value).toBe('backed up');
  expect(kept).toContain('before-restore-2030-01-02T03-04-05');
  const before = new DatabaseSync(kept ?? '', { readOnly: true });
  expect(before.prepare("SELECT value FROM meta WHERE key = 'a'").get()).toEqual({ value: 'later' });
  before.close();
  expect(wrong()).toEqual([]);
});

it('restores nothing while a shop or an import has the folder, nor a file that is not sound', async () => {
  await put('present');
  backUp(dir, file, { replace: false });
  for (const name of ['serve', 'import'] as const) {
    const release = takeLock(dir, name);
    expect(() => restore(dir, file, NOW)).toThrow(/Stop it first/);
    release?.();
  }
  const damaged = join(dir, 'damaged.db');
  writeFileSync(damaged, Buffer.alloc(20_000, 1));
  expect(() => restore(dir, damaged, NOW)).toThrow(/damaged\.db cannot be restored/);
  const foreign = join(dir, 'foreign.db');
  const raw = new DatabaseSync(foreign);
  raw.exec('CREATE TABLE recipes (name TEXT)');
  raw.close();
  expect(() => restore(dir, foreign, NOW)).toThrow(/not a database of Vitrine/);
  expect(readdirSync(dir).filter((name) => name.startsWith('before-restore'))).toEqual([]);
  const read = await shop.store.db.selectFrom('meta').where('key', '=', 'a').select('value').executeTakeFirst();
  expect(read?.value).toBe('present');
});

it('finds nothing wrong with a sound shop, beside it or alone', async () => {
  expect(wrong()).toEqual([]);
  const release = takeLock(dir, 'serve');
  expect(examine(dir).map(({ text }) => text)).toContain('A shop is open on this folder.');
  release?.();
  expect(examine(join(dir, 'nothing'))).toMatchObject([{ state: 'wrong' }]);
});

it('finds rows that contradict each other, references to nothing, and what an import has left', async () => {
  const raw = new DatabaseSync(join(dir, 'vitrine.db'), { enableForeignKeyConstraints: false });
  const texts = () => wrong().map(({ text }) => text);
  raw.exec("UPDATE variants SET quantity = 7 WHERE sku = 'D-INK-S'");
  expect(texts()).toEqual(['There are 1 variants whose stock is not the sum of their places.']);
  raw.exec(
    "UPDATE variants SET quantity = 10 WHERE sku = 'D-INK-S'; UPDATE products SET available = 0 WHERE handle = 'dress'",
  );
  expect(texts()).toEqual(['There are 1 products whose availability is not that of their variants.']);
  raw.exec("UPDATE products SET available = 1 WHERE handle = 'dress'; CREATE TABLE next_products (id)");
  expect(examine(dir).filter(({ state }) => state === 'note')).toEqual([
    { state: 'note', text: expect.stringContaining('stopped half-way') },
  ]);
  raw.exec("DROP TABLE next_products; INSERT INTO sessions VALUES ('x', 99, '', '')");
  raw.close();
  expect(texts()).toEqual([expect.stringContaining('sessions without customers')]);
});

it('finds a damaged page, a damaged full-text index, and a file that is none', async () => {
  const database = join(dir, 'vitrine.db');
  const raw = new DatabaseSync(database, { defensive: false });
  raw.exec('DELETE FROM search_index_docsize WHERE id = 1');
  raw.close();
  expect(wrong()).toEqual([{ state: 'wrong', text: expect.stringMatching(/vitrine\.db.*damaged.*vitrine restore/) }]);
  await shop.store.close();
  for (const name of readdirSync(dir)) if (name.startsWith('vitrine.db-')) rmSync(join(dir, name));
  writeFileSync(database, 'no database');
  expect(wrong()).toEqual([{ state: 'wrong', text: expect.stringMatching(/not a SQLite database.*vitrine restore/) }]);
});

it('says when every user of the machine can read what customers wrote', () => {
  chmodSync(join(dir, 'vitrine.db'), 0o644);
  chmodSync(dir, 0o755);
  expect(examine(dir)).toContainEqual({ state: 'note', text: expect.stringContaining('chmod 700') });
  chmodSync(dir, 0o700);
  expect(examine(dir).filter(({ state }) => state === 'note')).toEqual([]);
});
