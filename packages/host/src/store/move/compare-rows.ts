import type { Cell, Row, RowGroups, TableShape } from './table-rows.ts';

/** The first difference between two tables. */
export interface Difference {
  table: string;
  /** The primary key of the row: `token_hash = abc`. */
  key: string;
  /** The column that differs; absent where one of the tables lacks the row. */
  column?: string;
}

/** Reads groups of rows one row at a time. Within a group nothing is awaited: there may be millions. */
interface Cursor {
  /** Resolves when `row` is right; undefined: no wait is needed. */
  next(): Promise<void> | undefined;
  /** The row that was reached; undefined after the last one. */
  row(): Row | undefined;
  close(): Promise<unknown>;
}

function cursorOf(groups: RowGroups): Cursor {
  let rows: readonly Row[] = [];
  let at = 0;
  return {
    next() {
      at += 1;
      if (at < rows.length) return undefined;
      return groups.next().then(({ value, done }) => {
        rows = done === true ? [] : value;
        at = 0;
      });
    },
    row: () => rows[at],
    close: () => groups.return(undefined),
  };
}

/** As both databases order them: numbers by value, texts byte by byte. */
function order(a: Cell, b: Cell): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}

/**
 * Compares all rows of two tables, which come in the order of their keys. Returns how many are equal, or the first difference. Neither
 * table is held in memory.
 */
export async function compareRows(
  table: string,
  { columns, key }: TableShape,
  source: RowGroups,
  target: RowGroups,
): Promise<number | Difference> {
  const places = key.map((name) => columns.indexOf(name));
  const keyOf = (row: Row): string => places.map((at) => `${columns[at]} = ${row[at]}`).join(', ');
  const orderOf = (a: Row, b: Row): number => {
    for (const at of places) {
      const which = order(a[at] ?? null, b[at] ?? null);
      if (which !== 0) return which;
    }
    return 0;
  };
  const [left, right] = [cursorOf(source), cursorOf(target)];
  try {
    for (let count = 0; ; count += 1) {
      const [one, other] = [left.next(), right.next()];
      if (one || other) await Promise.all([one, other]);
      const [a, b] = [left.row(), right.row()];
      if (!a && !b) return count;
      if (!a || !b) return { table, key: keyOf(a ?? b ?? []) };
      const which = orderOf(a, b);
      if (which !== 0) return { table, key: keyOf(which < 0 ? a : b) };
      const differing = columns.find((_, at) => a[at] !== b[at]);
      if (differing !== undefined) return { table, key: keyOf(a), column: differing };
    }
  } finally {
    await Promise.all([left.close(), right.close()]);
  }
}
