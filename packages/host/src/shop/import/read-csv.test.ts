import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CsvRow, readCsv } from './read-csv.ts';
import { ImportError } from './report.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-csv-'));
  file = join(dir, 'rows.csv');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const rows = async () => {
  const read: CsvRow[] = [];
  for await (const row of readCsv(file)) read.push(row);
  return read;
};

/** A file of so many bytes that takes no room on the disk. */
const makeLarge = (bytes: number) => {
  writeFileSync(file, '');
  truncateSync(file, bytes);
};

/** Whether this process holds the file open. */
const isOpen = () =>
  readdirSync('/proc/self/fd').some((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === file;
    } catch {
      return false; // the listing's own
    }
  });

describe('the rows of a CSV file', () => {
  it('have the line they start on, without empty ones', async () => {
    writeFileSync(file, '\uFEFFa,b\r\n"1\r\n1",2\r\n\r\n3,4\r\n');
    expect(await rows()).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1\r\n1', '2'] },
      { line: 5, cells: ['3', '4'] },
    ]);
  });

  it.each([
    ['is missing', () => {}, 'ENOENT'],
    ['is a folder', () => mkdirSync(file), 'it is a folder'],
    ['is a pipe', () => execFileSync('mkfifo', [file]), 'it is a pipe or a device'],
    ['is too large', () => makeLarge(4_000_000_001), 'it is larger than 4 GB'],
  ])('are an ImportError where the file %s', async (_, make, reason) => {
    make();
    const failure = await rows().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ImportError);
    expect(String(failure)).toMatch(new RegExp(`rows\\.csv: the file cannot be read: ${reason}`));
  });

  it('come from UTF-16 too, as spreadsheets save it', async () => {
    writeFileSync(file, Buffer.from('\ufeffHandle\tTitle\r\nétui\t"A ""b"" c"\r\n', 'utf16le'));
    expect(await rows()).toEqual([
      { line: 1, cells: ['Handle', 'Title'] },
      { line: 2, cells: ['étui', 'A "b" c'] },
    ]);
  });

  it('are an ImportError with the line of the row that cannot be read', async () => {
    writeFileSync(file, 'a,b\n1,2\n3,"4\n5,6\n');
    await expect(rows()).rejects.toThrow(/^rows\.csv: the row that starts on line 3 cannot be read: Quote Not Closed/);
  });

  it('are an ImportError where the file ends in the middle of one, as one does that is still being written', async () => {
    writeFileSync(file, 'a,b,c\n1,2,3\n4,5');
    await expect(rows()).rejects.toThrow(/^rows\.csv: it ends in the middle of the row on line 3\. Is it still/);
    for (const whole of ['a,b,c\n1,2,3\n4,5\n', 'a,b,c\r\n1,2,3\r4,5\r', 'a,b,c\n1,2,3\n4,5,6']) {
      writeFileSync(file, whole);
      expect(await rows()).toHaveLength(3);
    }
  });

  it.each([
    ['cells', ','.repeat(4_000_001)],
    ['quotes', '""'.repeat(2_000_001)],
    ['text', 'x'.repeat(4_000_001)],
  ])('are an ImportError where a line has endless %s', async (_, endless) => {
    writeFileSync(file, `a,b\n1,2\n${endless}\n`);
    await expect(rows()).rejects.toThrow('a line of it is longer than 4,000,000 bytes');
  });

  it('are an ImportError where a row of many lines is endless', async () => {
    writeFileSync(file, `a,b\n"${'x\n'.repeat(2_000_001)}"\n`);
    await expect(rows()).rejects.toThrow(/the row that starts on line 2 cannot be read/);
  });

  it('are not slowed down by empty lines', async () => {
    writeFileSync(file, `a\n${'\n'.repeat(300_000)}b\n`);
    expect(await rows()).toEqual([
      { line: 1, cells: ['a'] },
      { line: 300_002, cells: ['b'] },
    ]);
  });

  it.runIf(process.platform === 'linux')('leave no file open for who stops early', async () => {
    writeFileSync(file, 'a,b\n'.repeat(200_000));
    for await (const row of readCsv(file)) if (row.line === 2) break;
    expect(isOpen()).toBe(false);
  });
});
