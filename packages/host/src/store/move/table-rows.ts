/** What a column of a moved table may hold. */
export type Cell = number | string | null;

/** A row, in the order of the columns. */
export type Row = readonly Cell[];

export interface TableShape {
  /** In the order of the table; those that the database computes are left out. */
  columns: readonly string[];
  /** The primary key. Rows are read in its order, which both engines agree on. */
  key: readonly string[];
}

/** Rows of a table, some thousand at a time. */
export type RowGroups = AsyncGenerator<readonly Row[], void>;

/** The rows of a database as of one moment. */
export interface TableRows {
  shapeOf(table: string): Promise<TableShape>;
  count(table: string): Promise<number>;
  /** All rows in the order of the key. */
  read(table: string, shape: TableShape): RowGroups;
  /**
   * The last number that the database has given to a row of a table, even where that row is gone, by the table's name; of sequences that belong to
   * no table by their own.
   */
  lastNumbers(): Promise<ReadonlyMap<string, number>>;
}

/** Rows read or written together, where they are small. */
export const ROWS_TOGETHER = 2000;

/** The sum of texts that are held at once, in characters. */
export const TEXT_TOGETHER = 4_000_000;

const lengthOf = (row: Row): number =>
  row.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0);

/** Groups rows so that each group is small enough to be held in memory. */
export function* inGroups(rows: Iterable<Row>): Generator<readonly Row[]> {
  let group: Row[] = [];
  let length = 0;
  for (const row of rows) {
    group.push(row);
    length += lengthOf(row);
    if (group.length < ROWS_TOGETHER && length < TEXT_TOGETHER) continue;
    yield group;
    group = [];
    length = 0;
  }
  if (group.length > 0) yield group;
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** A query of all rows in the order of the key. The names are ours. */
export function selectAll(table: string, { columns, key }: TableShape): string {
  return `SELECT ${quoted(columns)} FROM "${table}" ORDER BY ${quoted(key)}`;
}

/** Throws where a table has no key: its rows could not be compared. */
export function needKey(table: string, shape: TableShape): TableShape {
  if (shape.key.length === 0) throw new Error(`The table ${table} has no primary key.`);
  return shape;
}
