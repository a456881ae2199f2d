import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { useDataFolder } from './data-folder.fixture.ts';
import { leftovers, removeWorthless } from './leftovers.ts';
import { migrations } from './migrations/index.ts';
import { openStore } from './open.ts';

const folder = useDataFolder();
const names = Object.keys(migrations);
/** Migrations of the earlier schema, whose names had no gap in their numbers. */
const EARLIER = 25;

describe('a database of an earlier schema', () => {
  const old = () => {
    for (const name of readdirSync(folder.dir)) rmSync(join(folder.dir, name));
    const raw = new DatabaseSync(folder.file);
    raw.exec('CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL)');
    for (const [index, name] of names.slice(0, EARLIER).entries()) {
      raw.exec(migrations[name] ?? '');
      raw.prepare('INSERT INTO migrations VALUES (?, ?, ?)').run(index + 1, name.slice(5), '2026-01-02T03:04:05.000Z');
    }
    raw.exec("INSERT INTO meta VALUES ('a', 'before')");
    raw.close();
  };
  const copies = () => readdirSync(folder.dir).filter((name) => name.startsWith('before-migration-'));

  it('is copied before it is brought forward, and the copy is named', async () => {
    old();
    const lines: string[] = [];
    await (await openStore(folder.dir, { report: (line) => lines.push(line) })).close();
    const [copy = ''] = copies();
    expect(lines).toEqual([expect.stringContaining(join(folder.dir, copy))]);
    const raw = new DatabaseSync(join(folder.dir, copy), { readOnly: true });
    expect(raw.prepare('SELECT max(number) AS number FROM migrations').get()).toEqual({ number: EARLIER });
    expect(raw.prepare("SELECT value FROM meta WHERE key = 'a'").get()).toEqual({ value: 'before' });
    raw.close();
    // An up-to-date one is not.
    await (await openStore(folder.dir)).close();
    expect(copies()).toHaveLength(1);
  });

  it('of a version before Kysely’s migrator: its table of migrations is taken over, and both versions refuse a newer database', async () => {
    old();
    await (await openStore(folder.dir, { report: () => {} })).close();
    const raw = new DatabaseSync(folder.file);
    const rows = raw.prepare('SELECT * FROM migrations ORDER BY number').all();
    expect(rows.map(({ number, name }) => [number, name])).toEqual(names.map((name, index) => [index + 1, name]));
    expect(rows[0]?.timestamp).toBe('2026-01-02T03:04:05.000Z');
    expect(raw.prepare("SELECT value FROM meta WHERE key = 'a'").get()).toEqual({ value: 'before' });
    // Earlier versions look at the number alone.
    raw.exec("INSERT INTO migrations (name, timestamp) VALUES ('9999-later', '2030-01-02T03:04:05.000Z')");
    expect(raw.prepare('SELECT max(number) AS number FROM migrations').get()).toEqual({ number: names.length + 1 });
    raw.close();
    await expect(openStore(folder.dir)).rejects.toThrow(/newer version/);
  });

  it('opens with migrations whose times are not in order, as a clock that was set back leaves them', async () => {
    old();
    const raw = new DatabaseSync(folder.file);
    raw.exec("UPDATE migrations SET applied_at = '2030-01-02T03:04:05.000Z' WHERE number = 1");
    raw.close();
    await (await openStore(folder.dir, { report: () => {} })).close();
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
    const child = spawn(process.execPath, ['--input-type=module', '-e', killed, folder.dir], { stdio: 'ignore' });
    expect(await new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)))).toBe('SIGKILL');
    expect(copies()).toEqual([expect.stringMatching(/\.db\.\d+\.part$/)]);
    expect(leftovers(folder.dir).map(({ name }) => name)).toEqual(copies());
    removeWorthless(folder.dir);
    expect(copies()).toEqual([]);
    await (await openStore(folder.dir, { report: () => {} })).close();
    expect(copies()).toEqual([expect.stringMatching(/\.db$/)]);
  });

  it('is not changed where its copy cannot be made', async () => {
    old();
    // A folder has the copy's name.
    vi.useFakeTimers({ now: new Date('2030-01-02T03:04:05Z'), toFake: ['Date'] });
    mkdirSync(join(folder.dir, `before-migration-${EARLIER}-to-${names.length}-2030-01-02T03-04-05-000Z.db`));
    await expect(openStore(folder.dir, { report: () => {} })).rejects.toThrow();
    vi.useRealTimers();
    const after = new DatabaseSync(folder.file, { readOnly: true });
    expect(after.prepare('SELECT max(number) AS number FROM migrations').get()).toEqual({ number: EARLIER });
    after.close();
  });

  it('keeps the three newest copies', async () => {
    old();
    for (const day of [1, 2, 3, 4])
      writeFileSync(join(folder.dir, `before-migration-9-to-10-2020-01-0${day}T00-00-00-000Z.db`), '');
    await (await openStore(folder.dir, { report: () => {} })).close();
    expect(copies()).toHaveLength(3);
    expect(existsSync(join(folder.dir, 'before-migration-9-to-10-2020-01-02T00-00-00-000Z.db'))).toBe(false);
    expect(existsSync(join(folder.dir, 'before-migration-9-to-10-2020-01-03T00-00-00-000Z.db'))).toBe(true);
  });
});
