import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    ['is a folder', () => mkdirSync(file), 'EISDIR'],
  ])('are an ImportError where the file %s', async (_, make, code) => {
    make();
    const failure = await rows().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ImportError);
    expect(String(failure)).toMatch(new RegExp(`rows\\.csv: the file cannot be read: ${code}`));
  });

  it.runIf(process.platform === 'linux')('leave no file open for who stops early', async () => {
    writeFileSync(file, 'a,b\n'.repeat(200_000));
    for await (const row of readCsv(file)) if (row.line === 2) break;
    await vi.waitFor(() => expect(isOpen()).toBe(false));
  });
});
