import type { FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline, Transform } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { openRegularFile } from '../../regular-file.ts';
import { ImportError } from './report.ts';

export interface CsvRow {
  /** 1-based line the row starts on; a row may span several. */
  line: number;
  cells: string[];
}

/** Bytes of a file: more than a hundred thousand products need, with ten variants and ten kilobytes of text each. */
const MAX_BYTES = 4_000_000_000;

/** Bytes of one line, and characters of one cell or row. */
const MAX_ROW = 4_000_000;

const LF = 0x0a;
const CR = 0x0d;

/** Comma, unless the header has none and has semicolons or tabs, as spreadsheets of some countries save them. */
async function delimiterOf(handle: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
  const header =
    buffer
      .subarray(0, bytesRead)
      .toString('utf8')
      .split(/\r?\n|\r/, 1)[0] ?? '';
  if (header.includes(',')) return ',';
  return [';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ',';
}

/** Passes a file on, unless a line is longer than may be: the parser bounds the text of a row, and not how many cells it has. */
function boundLines(): Transform {
  let length = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      const ends = [piece.indexOf(LF), piece.indexOf(CR)].filter((at) => at >= 0);
      if (length + Math.min(piece.length, ...ends) > MAX_ROW)
        return done(new Error(`a line of it is longer than ${MAX_ROW.toLocaleString('en')} bytes.`));
      length =
        ends.length === 0
          ? length + piece.length
          : piece.length - Math.max(piece.lastIndexOf(LF), piece.lastIndexOf(CR)) - 1;
      done(null, piece);
    },
  });
}

const breaksIn = (cell: string): number => cell.match(/\r\n|\n|\r/g)?.length ?? 0;

async function* parsedRows(handle: FileHandle): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    delimiter: await delimiterOf(handle),
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    skip_empty_lines: true,
    info: true,
    max_record_size: MAX_ROW,
  });
  // A read that fails ends the rows too.
  pipeline(handle.createReadStream({ start: 0, autoClose: false }), boundLines(), parser, () => {});
  let ended = 0;
  let countedTwice = 0;
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
      // The parser counts a quoted CRLF as two lines.
      for (const cell of record) if (cell.includes('\r\n')) countedTwice += cell.split('\r\n').length - 1;
      ended = info.lines - countedTwice;
      yield { line: ended - record.reduce((sum, cell) => sum + breaksIn(cell), 0), cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(`the row that starts on line ${ended + 1} cannot be read: ${error.message}`);
  }
}

/** Whether the last byte of a partly read file ends a line. */
async function endsLine(handle: FileHandle, size: number): Promise<boolean> {
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, Math.max(0, size - 2));
  return buffer.includes(LF) || buffer.includes(CR);
}

async function* rowsOf(handle: FileHandle): AsyncGenerator<CsvRow> {
  const { size } = await handle.stat();
  if (size > MAX_BYTES) throw new Error(`it is larger than ${MAX_BYTES / 1e9} GB.`);
  let header: CsvRow | undefined;
  let last: CsvRow | undefined;
  for await (const row of parsedRows(handle)) {
    // One row behind: the last row has more checks.
    if (last) yield last;
    last = row.cells.some((cell) => cell.trim() !== '') ? row : undefined;
    header ??= last;
  }
  if (!last) return;
  if (last.cells.length < (header?.cells.length ?? 0) && !(await endsLine(handle, size)))
    throw new ImportError(`it ends in the middle of the row on line ${last.line}. Is it still being written?`);
  yield last;
}

/**
 * Streams the rows of a CSV file, header included. Accepts a byte order mark, any line ends, quoted line breaks, short and long rows.
 * Throws ImportError where the file cannot be read, a quote is never closed, or the file ends in the middle of a row.
 */
export async function* readCsv(file: string): AsyncGenerator<CsvRow> {
  const name = basename(file);
  const failed = (error: unknown): ImportError => {
    const reason = error instanceof Error ? error.message : String(error);
    return new ImportError(`${name}: ${error instanceof ImportError ? '' : 'the file cannot be read: '}${reason}`);
  };
  const handle = await openRegularFile(file).catch((error: unknown) => {
    throw failed(error);
  });
  try {
    yield* rowsOf(handle);
  } catch (error) {
    throw failed(error);
  } finally {
    await handle.close();
  }
}
