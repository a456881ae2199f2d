export interface CsvRow {
  /** 1-based line the row starts on; a row may span several. */
  line: number;
  cells: string[];
}

/** Why a file cannot be read on from the row that starts on `line`. */
export class CsvError extends Error {
  readonly line: number;
  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

/** Bytes of one row. */
const MAX_ROW = 4_000_000;
/** Cells of one row, as many as spreadsheets have columns. */
const MAX_CELLS = 16_384;
/** Rows of a file: a hundred thousand products with ten variants and pictures each, five times over. */
const MAX_ROWS = 5_000_000;

const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;
const NOTHING = Buffer.alloc(0);

/** Takes the bytes of a file (UTF-8) piece by piece. */
export interface CsvSplitter {
  /** The rows that end in the piece. Throws CsvError. */
  split(piece: Buffer): CsvRow[];
  /** The row at the end of the file, if there is one. Throws CsvError where a quote is never closed. */
  end(): CsvRow[];
}

/**
 * Splits CSV into rows: any line ends, short and long rows, quoted delimiters and line breaks; `""` in quotes is a quote. A quote
 * inside a cell, or text after the closing one, is taken as it stands. Rows without a text are left out.
 */
export function createCsvSplitter(delimiter: string, maxRows = MAX_ROWS): CsvSplitter {
  const delimiterByte = delimiter.charCodeAt(0);
  let state: 'start' | 'plain' | 'quoted' | 'closing' = 'start';
  let cells: string[] = [];
  /** Where the cell goes on in the piece. */
  let from = 0;
  /** The beginning of the cell, from earlier pieces or between its quotes: `kept` bytes of `cell`. */
  let cell = Buffer.alloc(1024);
  let kept = 0;
  /** Bytes of the cells before. */
  let size = 0;
  let line = 1;
  let rowLine = 1;
  let afterCr = false;
  let count = 0;

  const room = (more: number): void => {
    if (size + kept + more > MAX_ROW)
      throw new CsvError(rowLine, `it is longer than ${MAX_ROW.toLocaleString('en')} bytes`);
    if (kept + more <= cell.length) return;
    const larger = Buffer.alloc(Math.max(kept + more, cell.length * 2));
    cell.copy(larger, 0, 0, kept);
    cell = larger;
  };
  const keep = (piece: Buffer, to: number): void => {
    if (to <= from) return;
    room(to - from);
    kept += piece.copy(cell, kept, from, to);
  };
  const endCell = (piece: Buffer, to: number): void => {
    if (state !== 'closing' && kept > 0) keep(piece, to);
    const isWhole = state !== 'closing' && kept === 0;
    if (isWhole) room(to - from);
    cells.push(isWhole ? piece.toString('utf8', from, to) : cell.toString('utf8', 0, kept));
    if (cells.length > MAX_CELLS)
      throw new CsvError(rowLine, `it has more than ${MAX_CELLS.toLocaleString('en')} cells`);
    size += isWhole ? to - from : kept;
    kept = 0;
    from = to + 1;
    state = 'start';
  };
  const endRow = (rows: CsvRow[]): void => {
    if (cells.some((text) => text.trim() !== '')) {
      count += 1;
      if (count > maxRows) throw new CsvError(rowLine, `the file has more than ${maxRows.toLocaleString('en')}`);
      rows.push({ line: rowLine, cells });
    }
    cells = [];
    size = 0;
    rowLine = line;
  };
  /** What was between quotes has more behind it: the quotes are part of the text. */
  const relax = (): void => {
    room(2);
    cell.copyWithin(1, 0, kept);
    cell[0] = QUOTE;
    cell[kept + 1] = QUOTE;
    kept += 2;
  };

  return {
    split(piece) {
      const rows: CsvRow[] = [];
      from = 0;
      for (let at = 0; at < piece.length; at += 1) {
        const byte = piece[at];
        const isEnd = byte === LF || byte === CR;
        if (isEnd && !(byte === LF && afterCr)) line += 1;
        afterCr = byte === CR;
        if (state === 'quoted') {
          if (byte !== QUOTE) continue;
          keep(piece, at);
          state = 'closing';
        } else if (state === 'closing' && byte === QUOTE) {
          from = at;
          state = 'quoted';
        } else if (isEnd && state === 'start' && cells.length === 0) {
          // An empty line, or the second half of CRLF.
          from = at + 1;
          rowLine = line;
        } else if (isEnd) {
          endCell(piece, at);
          endRow(rows);
        } else if (byte === delimiterByte) endCell(piece, at);
        else if (byte === QUOTE && state === 'start') {
          state = 'quoted';
          from = at + 1;
        } else if (state === 'closing') {
          relax();
          from = at;
          state = 'plain';
        } else state = 'plain';
      }
      if (state !== 'closing') keep(piece, piece.length);
      return rows;
    },
    end() {
      if (state === 'quoted') throw new CsvError(rowLine, 'a quote in it is never closed');
      const rows: CsvRow[] = [];
      from = 0;
      if (state !== 'start' || cells.length > 0) {
        endCell(NOTHING, 0);
        endRow(rows);
      }
      return rows;
    },
  };
}
