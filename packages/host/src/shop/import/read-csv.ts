import type { FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { openRegularFile } from '../../regular-file.ts';
import { ImportError } from './report.ts';
import { CsvError, type CsvRow, createCsvSplitter } from './split-csv.ts';

export type { CsvRow } from './split-csv.ts';

/** Bytes read at a time. */
const PIECE = 65_536;

/** Bytes of a file: more than a hundred thousand products need, with ten variants and ten kilobytes of text each. */
const MAX_BYTES = 4_000_000_000;

/** Pieces of a file as UTF-8 without a byte order mark; spreadsheets save UTF-16 too, with one. */
async function* piecesOf(handle: FileHandle): AsyncGenerator<Buffer> {
  let wide: TextDecoder | null = null;
  for (let isFirst = true; ; isFirst = false) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PIECE), 0, PIECE, null);
    const bytes = buffer.subarray(0, bytesRead);
    if (isFirst && bytes[0] === 0xff && bytes[1] === 0xfe) wide = new TextDecoder('utf-16le');
    if (wide) yield Buffer.from(wide.decode(bytes, { stream: bytesRead > 0 }));
    else if (isFirst && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) yield bytes.subarray(3);
    else yield bytes;
    if (bytesRead === 0) return;
  }
}

/** Comma, unless the header has none and has semicolons or tabs, as spreadsheets of some countries save them. */
function delimiterOf(piece: Buffer): string {
  const header = piece.toString('utf8').split(/\r?\n|\r/, 1)[0] ?? '';
  if (header.includes(',')) return ',';
  return [';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ',';
}

async function* rowsOf(handle: FileHandle): AsyncGenerator<CsvRow> {
  const { size } = await handle.stat();
  if (size > MAX_BYTES) throw new Error(`it is larger than ${MAX_BYTES / 1e9} GB.`);
  let splitter: ReturnType<typeof createCsvSplitter> | undefined;
  for await (const piece of piecesOf(handle)) {
    splitter ??= createCsvSplitter(delimiterOf(piece));
    for (const row of splitter.split(piece)) yield row;
  }
  if (splitter) yield* splitter.end();
}

/**
 * The rows of a CSV file, header included, one at a time. Takes a byte order mark, any line ends, quoted line breaks, short
 * and long rows. Throws ImportError where the file cannot be read, or a quote is never closed: what follows cannot be told
 * apart from it.
 */
export async function* readCsv(file: string): AsyncGenerator<CsvRow> {
  const name = basename(file);
  const unread = (error: unknown) =>
    new ImportError(`${name}: the file cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  const handle = await openRegularFile(file).catch((error: unknown) => {
    throw unread(error);
  });
  try {
    yield* rowsOf(handle);
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportError(`${name}: the row that starts on line ${error.line} cannot be read: ${error.message}.`);
    throw unread(error);
  } finally {
    await handle.close();
  }
}
