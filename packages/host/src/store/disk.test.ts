import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leftovers, removeWorthless } from './leftovers.ts';
import { lostChanges } from './lost-changes.ts';
import { migrations } from './migrations/index.ts';
import { openStore, type Store } from './open.ts';
import { restore } from './restore.ts';
import type { StoreError } from './store-error.ts';

let dir: string;
let file: string;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-disk-'));
  file = join(dir, 'vitrine.db');
  const store = await openStore(dir);
  await store.write((tx) => tx.insertInto('meta').values({ key: 'a', value: '1' }).execute());
  await store.close();
});
afterEach(() => {
  chmodSync(dir, 0o755);
  rmSync(dir, { recursive: true });
});

describe('a damaged database names its file and the remedy', () => {
  const refusal = () =>
    openStore(dir).then(
      () => 'opened',
      (error: Error) => error.message,
    );

  it('where it is no database', async () => {
    writeFileSync(file, 'something else, and long enough to be read as a header of a database. '.repeat(100));
    expect(await refusal()).toMatch(/vitrine\.db is not a SQLite database\. "vitrine restore FILE"/);
  });

  it('where its end is missing', async () => {
    truncateSync(file, Math.floor(readFileSync(file).length / 2));
    expect(await refusal()).toMatch(/vitrine\.db is damaged\. "vitrine restore FILE"/);
  });

  it('where its first pages are overwritten', async () => {
    const bytes = readFileSync(file);
    bytes.fill(0xff, 100, 8192);
    writeFileSync(file, bytes);
    expect(await refusal()).toMatch(/vitrine\.db is damaged\. "vitrine restore FILE"/);
  });

  it('where it is empty, or a folder', async () => {
    truncateSync(file, 0);
    // As a start leaves it that was killed at once.
    expect(await refusal()).toBe('opened');
    truncateSync(file, 0);
    mkdirSync(join(dir, 'outbox'));
    expect(await refusal()).toMatch(/vitrine\.db is empty, although a shop was open here\. "vitrine restore FILE"/);
    rmSync(file);
    mkdirSync(file);
    expect(await refusal()).toMatch(/vitrine\.db is not a file\. "vitrine restore FILE"/);
  });

  it('where it is gone, and the log of its last changes is there', async () => {
    writeFileSync(`${file}-wal`, readFileSync(file));
    rmSync(file);
    expect(await refusal()).toMatch(
      /vitrine\.db is missing, although the log of its last changes .*"vitrine restore FILE"/,
    );
    expect(existsSync(`${file}-wal`)).toBe(true);
    rmSync(`${file}-wal`);
    writeFileSync(`${file}.part`, '');
    expect(await refusal()).toMatch(/vitrine\.db is missing: a restore was stopped\. Run it again\./);
  });

  it('where it is of another program, which is left alone', async () => {
    rmSync(file);
    const raw = new DatabaseSync(file);
    raw.exec('CREATE TABLE recipes (name TEXT); CREATE TABLE migrations (name TEXT)');
    raw.close();
    expect(await refusal()).toMatch(/vitrine\.db: This is not a database of Vitrine, but of another program\./);
    const after = new DatabaseSync(file, { readOnly: true });
    expect(after.prepare('SELECT count(*) AS count FROM sqlite_schema').get()).toEqual({ count: 2 });
    after.close();
  });

  it('where the log beside it is not one', async () => {
    writeFileSync(`${file}-wal`, 'not a log at all '.repeat(100));
    expect(await refusal()).toMatch(
      /vitrine\.db-wal, the log of the last changes, is damaged\. "vitrine restore FILE"/,
    );
  });
});

/** Opens the store as a user who may not write, and does what each line of its input says. */
const visitor = `
import { createInterface } from 'node:readline';
import { openStore } from ${JSON.stringify(new URL('./open.ts', import.meta.url).href)};
const store = await openStore(process.argv[1], { report: (line) => console.log('report ' + line.includes('cannot be written')) });
for await (const line of createInterface(process.stdin)) {
  if (line === 'read') console.log(JSON.stringify(await store.db.selectFrom('meta').select('value').where('key', '=', 'a').execute()));
  else console.log(await store.write((tx) => tx.replaceInto('meta').values({ key: 'a', value: line }).execute()).then(() => 'written', (error) => error.fault));
}
await store.close();
`;

it.each([
  ['after a shop that was closed', []],
  ['with the log and its index of one that could not remove them', ['-wal', '-shm']],
])(
  'a read-only folder %s is opened for reading, and changes are taken as soon as it can be written',
  async (_, left) => {
    if (left.length > 0) {
      const store = await openStore(dir);
      await store.write((tx) => tx.replaceInto('meta').values({ key: 'a', value: '1' }).execute());
      for (const end of left) copyFileSync(file + end, `${file}${end}.left`);
      await store.close();
      for (const end of left) renameSync(`${file}${end}.left`, file + end);
    }
    // Root may write everywhere; on other accounts the folder's mode is enough.
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    for (const end of ['', ...left]) chmodSync(file + end, 0o444);
    chmodSync(dir, 0o555);
    const child = spawn(process.execPath, ['--input-type=module', '-e', visitor, dir], {
      ...user,
      cwd: import.meta.dirname,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const reports: string[] = [];
    const ask = async (text: string): Promise<string> => {
      child.stdin.write(`${text}\n`);
      for (;;) {
        const { value = 'ended' }: { value?: string } = await lines.next();
        if (!value.startsWith('report')) return value;
        reports.push(value);
      }
    };
    expect(await ask('read')).toBe('[{"value":"1"}]');
    expect(['read-only', 'disk']).toContain(await ask('2'));
    expect(await ask('read')).toBe('[{"value":"1"}]');
    chmodSync(dir, 0o777);
    for (const end of ['', ...left]) chmodSync(file + end, 0o666);
    expect(await ask('3')).toBe('written');
    expect(await ask('read')).toBe('[{"value":"3"}]');
    expect(reports).toEqual(['report true', 'report false']);
    child.stdin.end();
    await new Promise((resolve) => child.once('close', resolve));
  },
);

describe('a database of an earlier schema', () => {
  const old = () => {
    for (const name of readdirSync(dir)) rmSync(join(dir, name));
    const raw = new DatabaseSync(file);
    raw.exec('CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL)');
    for (const [index, migration] of migrations.slice(0, -1).entries()) {
      raw.exec(migration.sql);
      raw.prepare('INSERT INTO migrations VALUES (?, ?, ?)').run(index + 1, migration.name, '');
    }
    raw.exec("INSERT INTO meta VALUES ('a', 'before')");
    raw.close();
  };
  const copies = () => readdirSync(dir).filter((name) => name.startsWith('before-migration-'));

  it('is copied before it is brought forward, and the copy is named', async () => {
    old();
    const lines: string[] = [];
    await (await openStore(dir, { report: (line) => lines.push(line) })).close();
    const [copy = ''] = copies();
    expect(lines).toEqual([expect.stringContaining(join(dir, copy))]);
    const raw = new DatabaseSync(join(dir, copy), { readOnly: true });
    expect(raw.prepare('SELECT max(number) AS number FROM migrations').get()).toEqual({
      number: migrations.length - 1,
    });
    expect(raw.prepare("SELECT value FROM meta WHERE key = 'a'").get()).toEqual({ value: 'before' });
    raw.close();
    // An up-to-date one is not.
    await (await openStore(dir)).close();
    expect(copies()).toHaveLength(1);
  });

  it('whose copy was stopped half-way has no copy by that name, and the next start removes what is left', async () => {
    old();
    // Killed while the copy was written: nothing that runs afterwards is left out.
    const killed = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      fs.fsyncSync = () => process.kill(process.pid, 'SIGKILL');
      syncBuiltinESMExports();
      const { openStore } = await import(${JSON.stringify(new URL('./open.ts', import.meta.url).href)});
      await openStore(process.argv[1]);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', killed, dir], { stdio: 'ignore' });
    expect(await new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)))).toBe('SIGKILL');
    expect(copies()).toEqual([expect.stringMatching(/\.db\.\d+\.part$/)]);
    expect(leftovers(dir).map(({ name }) => name)).toEqual(copies());
    removeWorthless(dir);
    expect(copies()).toEqual([]);
    await (await openStore(dir, { report: () => {} })).close();
    expect(copies()).toEqual([expect.stringMatching(/\.db$/)]);
  });

  it('is not changed where its copy cannot be made', async () => {
    old();
    // A folder has the copy's name.
    vi.useFakeTimers({ now: new Date('2030-01-02T03:04:05Z'), toFake: ['Date'] });
    mkdirSync(
      join(dir, `before-migration-${migrations.length - 1}-to-${migrations.length}-2030-01-02T03-04-05-000Z.db`),
    );
    await expect(openStore(dir, { report: () => {} })).rejects.toThrow();
    vi.useRealTimers();
    const after = new DatabaseSync(file, { readOnly: true });
    expect(after.prepare('SELECT max(number) AS number FROM migrations').get()).toEqual({
      number: migrations.length - 1,
    });
    after.close();
  });

  it('keeps the three newest copies', async () => {
    old();
    for (const day of [1, 2, 3, 4])
      writeFileSync(join(dir, `before-migration-9-to-10-2020-01-0${day}T00-00-00-000Z.db`), '');
    await (await openStore(dir, { report: () => {} })).close();
    expect(copies()).toHaveLength(3);
    expect(existsSync(join(dir, 'before-migration-9-to-10-2020-01-02T00-00-00-000Z.db'))).toBe(false);
    expect(existsSync(join(dir, 'before-migration-9-to-10-2020-01-03T00-00-00-000Z.db'))).toBe(true);
  });
});

describe('files taken away under an open shop', () => {
  const lines: string[] = [];
  const open = async () => {
    lines.length = 0;
    return openStore(dir, { report: (line) => lines.push(line) });
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

  it.each([['-wal'], ['-shm'], ['-wal', '-shm']])('the log %s %s: what it held is saved', async (...ends) => {
    const store = await open();
    expect(await put(store, 'b')).toBe('written');
    // A command that has the database open beside it: the shop is not the last to close.
    const beside = new DatabaseSync(file, { readOnly: true });
    beside.prepare('SELECT 1 FROM meta').get();
    for (const end of ends) rmSync(file + end);
    expect(await put(store, 'c')).toBe('written');
    expect(lines).toEqual([expect.stringContaining('was removed while the shop is open')]);
    expect(await store.db.selectFrom('meta').select('key').orderBy('key').execute()).toHaveLength(3);
    // As a kill leaves the folder.
    const killed = join(dir, 'killed');
    mkdirSync(killed);
    for (const end of ['', '-wal']) copyFileSync(file + end, join(killed, `vitrine.db${end}`));
    beside.close();
    expect(keys(join(killed, 'vitrine.db'))).toEqual(['a', 'b', 'c']);
    await store.close();
    expect(keys(file)).toEqual(['a', 'b', 'c']);
  });

  it('the folder: pages are read, writes refused, what it held is saved and put back', async () => {
    const store = await open();
    await put(store, 'b');
    const moved = `${dir}-moved`;
    renameSync(dir, moved);
    expect(await put(store, 'c')).toBe('missing');
    expect(await put(store, 'd')).toBe('missing');
    expect(await store.db.selectFrom('meta').select('key').execute()).toHaveLength(2);
    expect(lines).toEqual([
      expect.stringMatching(/is saved in .*rescued-.*\.db.*"vitrine restore /),
      expect.stringContaining('Changes are refused'.toLowerCase()),
    ]);
    const [rescued = ''] = readdirSync(dir);
    expect(keys(join(dir, rescued))).toEqual(['a', 'b']);
    // Nobody begins anew beside it.
    await expect(openStore(dir)).rejects.toThrow(
      /is missing; what it held is saved in .*rescued-.*"vitrine restore FILE"/,
    );
    // Put back, it goes on by itself.
    rmSync(dir, { recursive: true });
    renameSync(moved, dir);
    expect(await put(store, 'c')).toBe('written');
    await store.close();
    expect(keys(file)).toEqual(['a', 'b', 'c']);
  });

  it('the folder, of a shop that then closes: what it held is saved', async () => {
    const store = await open();
    await put(store, 'b');
    rmSync(dir, { recursive: true });
    await store.close();
    const [rescued = ''] = readdirSync(dir);
    expect(keys(join(dir, rescued))).toEqual(['a', 'b']);
    restore(dir, join(dir, rescued), new Date());
    expect(keys(file)).toEqual(['a', 'b']);
  });
});

describe('a log that is damaged in its middle', () => {
  /** The folder as a killed shop leaves it, after so many changes. */
  const killed = async (changes: number): Promise<string> => {
    const store = await openStore(dir);
    for (let n = 0; n < changes; n++)
      await store.write((tx) =>
        tx
          .replaceInto('meta')
          .values({ key: `k${n}`, value: 'x'.repeat(3000) })
          .execute(),
      );
    const to = join(dir, 'killed');
    mkdirSync(to);
    for (const end of ['', '-wal']) copyFileSync(file + end, join(to, `vitrine.db${end}`));
    await store.close();
    return to;
  };
  const FRAME = 4096 + 24;
  const flip = (log: string, at: number) => {
    const bytes = readFileSync(log);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(log, bytes);
  };

  it('is kept and named, with how many changes are lost, once', async () => {
    const to = await killed(20);
    const log = join(to, 'vitrine.db-wal');
    const frames = Math.floor((statSync(log).size - 32) / FRAME);
    flip(log, 32 + Math.floor(frames / 2) * FRAME + 100);
    const lines: string[] = [];
    await (await openStore(to, { report: (line) => lines.push(line) })).close();
    expect(lines).toEqual([
      expect.stringMatching(/vitrine\.db-wal, .* is damaged: \d+ changes .* lost\. It is kept as .*damaged-/),
    ]);
    expect(leftovers(to)).toEqual([
      expect.objectContaining({ name: expect.stringContaining('-wal.damaged-'), isWorthless: false }),
    ]);
    lines.length = 0;
    await (await openStore(to, { report: (line) => lines.push(line) })).close();
    expect(lines).toEqual([]);
  });

  it('is nothing to speak of where it is whole, or ends in a change that was never acknowledged', async () => {
    const to = await killed(6);
    expect(lostChanges(join(to, 'vitrine.db'))).toBe(0);
    const log = join(to, 'vitrine.db-wal');
    const bytes = readFileSync(log);
    const last = 32 + (Math.floor((bytes.length - 32) / FRAME) - 1) * FRAME;
    flip(log, last + 100);
    expect(lostChanges(join(to, 'vitrine.db'))).toBe(0);
    writeFileSync(log, bytes.subarray(0, last + 1000));
    expect(lostChanges(join(to, 'vitrine.db'))).toBe(0);
  });
});

it('damage that is met while the shop is open is named once, with the remedy, and does not end with the next change', async () => {
  const lines: string[] = [];
  const filled = await openStore(dir);
  for (let n = 0; n < 50; n++)
    await filled.write((tx) =>
      tx
        .replaceInto('meta')
        .values({ key: `k${n}`, value: 'x'.repeat(1000) })
        .execute(),
    );
  await filled.close();
  const raw = new DatabaseSync(file);
  const pages = raw.prepare("SELECT pageno FROM dbstat WHERE name = 'meta' AND pagetype = 'leaf'").all();
  raw.close();
  const bytes = readFileSync(file);
  for (const { pageno } of pages) bytes.fill(0xa5, (Number(pageno) - 1) * 4096, Number(pageno) * 4096);
  writeFileSync(file, bytes);
  const store = await openStore(dir, { report: (line) => lines.push(line) });
  for (let n = 0; n < 2; n++) {
    await expect(store.db.selectFrom('meta').selectAll().execute()).rejects.toMatchObject({ fault: 'damaged' });
    await expect(store.write((tx) => tx.selectFrom('meta').selectAll().execute())).rejects.toMatchObject({
      fault: 'damaged',
    });
    await store.write((tx) => tx.deleteFrom('rate_limits').execute());
  }
  expect(lines).toEqual([expect.stringMatching(/vitrine\.db is damaged: .*"vitrine restore FILE"/)]);
  expect(store.figures().damaged).toBe(1);
  await store.close();
});
