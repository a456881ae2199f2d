import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from './report.ts';

export interface CsvRow {
  /** 1-based line the row starts on; a row may span several. */
  line: number;
  cells: string[];
}

/** Comma, unless the header has none and has semicolons or tabs, as spreadsheets of some countries save them. */
async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65536), 0, 65536, 0);
    const header =
      buffer
        .subarray(0, bytesRead)
        .toString('utf8')
        .split(/\r?\n|\r/, 1)[0] ?? '';
    if (header.includes(',')) return ',';
    return [';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ',';
  } finally {
    await handle.close();
  }
}

/**
 * The rows of a CSV file, header included, one at a time. Takes a byte order mark, any line ends, quoted line breaks, short
 * and long rows. Throws ImportError where the file cannot be read, or a quote is never closed: what follows cannot be told
 * apart from it.
 */
export async function* readCsv(file: string): AsyncGenerator<CsvRow> {
  let next = 1;
  let counted = 0;
  try {
    const parser = parse({
      bom: true,
      delimiter: await delimiterOf(file),
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      info: true,
      max_record_size: 4_000_000,
    });
    // A read that fails ends the rows too, and whoever stops early closes the file.
    pipeline(createReadStream(file), parser, () => {});
    for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
      const line = next;
      // The parser counts a quoted CRLF as two lines.
      for (const cell of record) if (cell.includes('\r\n')) counted += cell.split('\r\n').length - 1;
      next = info.lines + 1 - counted;
      if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportError(`${basename(file)}: the row that starts on line ${next} cannot be read: ${error.message}`);
    if (error instanceof Error && 'syscall' in error)
      throw new ImportError(`${basename(file)}: the file cannot be read: ${error.message}`);
    throw error;
  }
}
