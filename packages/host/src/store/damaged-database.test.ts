import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { useDataFolder } from './data-folder.fixture.ts';
import { openStore } from './open.ts';

const folder = useDataFolder();

describe('a damaged database names its file and the remedy', () => {
  const refusal = () =>
    openStore(folder.dir).then(
      () => 'opened',
      (error: Error) => error.message,
    );

  it('where it is no database', async () => {
    writeFileSync(folder.file, 'something else, and long enough to be read as a header of a database. '.repeat(100));
    expect(await refusal()).toMatch(/vitrine\.db is not a SQLite database\. "vitrine restore FILE"/);
  });

  it('where its end is missing', async () => {
    truncateSync(folder.file, Math.floor(readFileSync(folder.file).length / 2));
    expect(await refusal()).toMatch(/vitrine\.db is damaged\. "vitrine restore FILE"/);
  });

  it('where its first pages are overwritten', async () => {
    const bytes = readFileSync(folder.file);
    bytes.fill(0xff, 100, 8192);
    writeFileSync(folder.file, bytes);
    expect(await refusal()).toMatch(/vitrine\.db is damaged\. "vitrine restore FILE"/);
  });

  it('where it is empty, or a folder', async () => {
    truncateSync(folder.file, 0);
    // As a start leaves it that was killed at once.
    expect(await refusal()).toBe('opened');
    truncateSync(folder.file, 0);
    mkdirSync(join(folder.dir, 'outbox'));
    expect(await refusal()).toMatch(/vitrine\.db is empty, although a shop was open here\. "vitrine restore FILE"/);
    rmSync(folder.file);
    mkdirSync(folder.file);
    expect(await refusal()).toMatch(/vitrine\.db is not a file\. "vitrine restore FILE"/);
  });

  it('where it is gone, and the log of its last changes is there', async () => {
    writeFileSync(`${folder.file}-wal`, readFileSync(folder.file));
    rmSync(folder.file);
    expect(await refusal()).toMatch(
      /vitrine\.db is missing, although the log of its last changes .*"vitrine restore FILE"/,
    );
    expect(existsSync(`${folder.file}-wal`)).toBe(true);
    rmSync(`${folder.file}-wal`);
    writeFileSync(`${folder.file}.part`, '');
    expect(await refusal()).toMatch(/vitrine\.db is missing: a restore was stopped\. Run it again\./);
  });

  it('where it is of another program, which is left alone', async () => {
    rmSync(folder.file);
    const raw = new DatabaseSync(folder.file);
    raw.exec('CREATE TABLE recipes (name TEXT); CREATE TABLE migrations (name TEXT)');
    raw.close();
    expect(await refusal()).toMatch(/vitrine\.db: This is not a database of Vitrine, but of another program\./);
    const after = new DatabaseSync(folder.file, { readOnly: true });
    expect(after.prepare('SELECT count(*) AS count FROM sqlite_schema').get()).toEqual({ count: 2 });
    after.close();
  });

  it('where the log beside it is not one', async () => {
    writeFileSync(`${folder.file}-wal`, 'not a log at all '.repeat(100));
    expect(await refusal()).toMatch(
      /vitrine\.db-wal, the log of the last changes, is damaged\. "vitrine restore FILE"/,
    );
  });
});

it('damage that is met while the shop is open is named once, with the remedy, and does not end with the next change', async () => {
  const lines: string[] = [];
  const filled = await openStore(folder.dir);
  for (let n = 0; n < 50; n++)
    await filled.write((tx) =>
      tx
        .replaceInto('meta')
        .values({ key: `k${n}`, value: 'x'.repeat(1000) })
        .execute(),
    );
  await filled.close();
  const raw = new DatabaseSync(folder.file);
  const pages = raw.prepare("SELECT pageno FROM dbstat WHERE name = 'meta' AND pagetype = 'leaf'").all();
  raw.close();
  const bytes = readFileSync(folder.file);
  for (const { pageno } of pages) bytes.fill(0xa5, (Number(pageno) - 1) * 4096, Number(pageno) * 4096);
  writeFileSync(folder.file, bytes);
  const store = await openStore(folder.dir, { report: (line) => lines.push(line) });
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
