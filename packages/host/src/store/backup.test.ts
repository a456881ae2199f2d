import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../shop/test-shop.ts';
import { backUp } from './backup.ts';
import { examine } from './examine.ts';
import { leftovers, removeWorthless } from './leftovers.ts';
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

it('never takes the place of what is no file', () => {
  const pipe = join(dir, 'pipe');
  expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
  for (const replace of [false, true]) expect(() => backUp(dir, pipe, { replace })).toThrow(/is no file/);
  expect(statSync(pipe).isFIFO()).toBe(true);
});

it('replaces no file unless requested, and leaves none where it fails', () => {
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

it('says what cannot be restored and why, and changes nothing', async () => {
  await put('present');
  const other = await openTestShop();
  const file = (name: string) => join(dir, 'backups-x', name);
  mkdirSync(join(dir, 'backups-x'));
  writeFileSync(file('empty.db'), '');
  writeFileSync(file('text.db'), 'Dear diary, '.repeat(500));
  backUp(dir, file('cut.db'), { replace: false });
  truncateSync(file('cut.db'), 20_000);
  const foreign = new DatabaseSync(file('foreign.db'));
  foreign.exec('CREATE TABLE migrations (name TEXT); CREATE TABLE recipes (name TEXT)');
  foreign.close();
  backUp(dir, file('newer.db'), { replace: false });
  const newer = new DatabaseSync(file('newer.db'));
  newer.exec("INSERT INTO migrations (number, name, timestamp) VALUES (999, 'of tomorrow', '')");
  newer.close();
  backUp(dir, file('written.db'), { replace: false });
  const writing = new DatabaseSync(file('written.db'));
  writing.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  const release = takeLock(other.dataDir, 'serve');
  const before = readdirSync(dir).toSorted();
  for (const [backup, sentence] of [
    [dir, /is a folder\. Name the file of a backup/],
    [file('none.db'), /There is no file .*none\.db/],
    [file('empty.db'), /cannot be restored\. .*empty\.db is empty/],
    [file('text.db'), /cannot be restored\. .*text\.db is not a SQLite database/],
    [file('cut.db'), /cannot be restored\. .*(damaged|not whole)/],
    [file('foreign.db'), /cannot be restored\. This is not a database of Vitrine, but of another program/],
    [file('newer.db'), /cannot be restored\. This database was written by a newer version of Vitrine \(schema 999/],
    [file('written.db'), /cannot be restored\. .*is being written by another program/],
    [join(dir, 'vitrine.db'), /is the database itself/],
    [join(other.dataDir, 'vitrine.db'), /is the database of an open shop\. Copy it with "vitrine backup FILE"/],
  ] as const)
    for (const to of [dir, join(dir, 'new')]) {
      if (to !== dir && backup === join(dir, 'vitrine.db')) continue;
      expect(() => restore(to, backup, NOW)).toThrow(sentence);
    }
  expect(readdirSync(dir).toSorted()).toEqual(before);
  expect(wrong()).toEqual([]);
  writing.close();
  release?.();
  await other.close();
});

it('names what was left by processes that were killed and what to do about it; a start removes what is worth nothing', () => {
  // Of a process that has ended, and of one that is alive.
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  const left = {
    'import.db': /import\.db was left by an import that was stopped\. The next start removes it/,
    'import.db-journal': /an import that was stopped/,
    [`before-migration-1-to-2-x.db.${ended}.part`]: /a copy before a migration that was stopped\. The next start/,
    [`backup.db.${ended}.part-journal`]: /a backup that was stopped\. The next start/,
    'vitrine.db.part': /a restore that was stopped\. The next start/,
    'before-restore-x.db-wal':
      /the last changes of before-restore-x\.db, which is gone\. Put before-restore-x\.db back/,
    'old.db-shm': /the log of old\.db, which is gone\. Remove it/,
    'rescued-x.db': /a shop whose database was taken away while it was open\. "vitrine restore .*rescued-x\.db"/,
    'vitrine.db-wal.damaged-x': /a damaged log.*Remove it when/,
  };
  const alive = `backup.db.${process.pid}.part`;
  for (const name of [...Object.keys(left), alive]) writeFileSync(join(dir, name), '');
  const notes = examine(dir)
    .filter(({ state }) => state === 'note')
    .map(({ text }) => text);
  for (const [name, sentence] of Object.entries(left)) {
    expect(notes.find((text) => text.startsWith(`${name} was left by`))).toMatch(sentence);
  }
  expect(notes).toHaveLength(Object.keys(left).length);
  // An import that runs has it.
  const release = takeLock(dir, 'import');
  expect(leftovers(dir).map(({ name }) => name)).not.toContain('import.db');
  release?.();
  removeWorthless(dir);
  expect(
    leftovers(dir)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['before-restore-x.db-wal', 'old.db-shm', 'rescued-x.db', 'vitrine.db-wal.damaged-x']);
  expect(existsSync(join(dir, alive))).toBe(true);
  expect(existsSync(join(dir, 'vitrine.db'))).toBe(true);
});

it('two backups at once to one name do not meet, and one that was killed leaves nothing behind the next', () => {
  // As another process writes it just now.
  const other = `${file}.1.part`;
  writeFileSync(other, 'half');
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(`${file}.${ended}.part`, 'half');
  backUp(dir, file, { replace: false });
  expect(readdirSync(join(file, '..')).toSorted()).toEqual(['copy.db', 'copy.db.1.part']);
  expect(readFileSync(other, 'utf8')).toBe('half');
  expect(() => backUp(dir, join(dir, 'nowhere', 'copy.db'), { replace: false })).toThrow(
    /There is no folder .*nowhere/,
  );
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
