import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CsvRow, createCsvSplitter } from './split-csv.ts';

/** The rows of a text that comes in pieces of so many bytes. */
function rowsOf(text: string, bytes = 65_536): CsvRow[] {
  const splitter = createCsvSplitter(',');
  const whole = Buffer.from(text);
  const rows: CsvRow[] = [];
  for (let at = 0; at < whole.length; at += bytes) rows.push(...splitter.split(whole.subarray(at, at + bytes)));
  return [...rows, ...splitter.end()];
}

const csv = fc
  .array(fc.constantFrom('"', '"', ',', '\n', '\r', '\r\n', 'a', ' ', 'é😀', '""'), { maxLength: 24 })
  .map((parts) => parts.join(''));

it('reads what another reader of CSV does, wherever the pieces end', () => {
  fc.assert(
    fc.property(csv, fc.integer({ min: 1, max: 9 }), (text, bytes) => {
      let others: string[][] | null = null;
      try {
        others = parse(text, {
          relax_column_count: true,
          relax_quotes: true,
          record_delimiter: ['\r\n', '\n', '\r'],
        });
      } catch {
        expect(() => rowsOf(text, bytes)).toThrow('a quote in it is never closed');
        return;
      }
      const filled = others.filter((cells) => cells.some((cell) => cell.trim() !== ''));
      expect(rowsOf(text, bytes).map(({ cells }) => cells)).toEqual(filled);
    }),
    { numRuns: 2000 },
  );
});

it('says on which line a row starts, whatever ends the lines before', () => {
  expect(rowsOf('a\r\n"1\r\n1\n1\r1",2\r\r\n\nb\r"c\n"\nd', 1).map(({ line }) => line)).toEqual([1, 2, 8, 9, 11]);
});

it('refuses a row of endless cells, and an endless one', () => {
  expect(rowsOf(`a\n${','.repeat(16_383)}b`)[1]?.cells).toHaveLength(16_384);
  expect(() => rowsOf(`a\n${','.repeat(16_384)}b`)).toThrow('more than 16,384 cells');
  for (const endless of ['x'.repeat(4_000_001), `"${'""'.repeat(4_000_001)}"`, `${'x'.repeat(999)},`.repeat(4005)])
    expect(() => rowsOf(`a\n${endless}`)).toThrow('longer than 4,000,000 bytes');
});

it('refuses a file of more rows than it may have', () => {
  const splitter = createCsvSplitter(',', 3);
  expect(splitter.split(Buffer.from('a\n\n,\nb\nc\n'))).toHaveLength(3);
  expect(() => splitter.split(Buffer.from('d\n'))).toThrow('the file has more than 3');
});

it('makes nothing of lines that are empty', () => {
  expect(rowsOf(`a\n${'\n'.repeat(5_000_000)}b`)).toEqual([
    { line: 1, cells: ['a'] },
    { line: 5_000_002, cells: ['b'] },
  ]);
});
