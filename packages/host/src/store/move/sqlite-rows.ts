import type { DatabaseSync } from 'node:sqlite';
import { type Cell, inGroups, needKey, type Row, selectAll, type TableRows } from './table-rows.ts';

function cellOf(value: unknown, table: string): Cell {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  throw new Error(`The table ${table} holds something that is neither a number nor a text.`);
}

/** Rows are arrays, because the statement returns them so. */
function* rowsOf(values: Iterable<unknown>, table: string): Generator<Row> {
  for (const row of values) if (Array.isArray(row)) yield row.map((value) => cellOf(value, table));
}

/** The rows of an open SQLite database. Whoever calls begins the transaction that makes them those of one moment. */
export function sqliteRows(raw: DatabaseSync): TableRows {
  return {
    async shapeOf(table) {
      // Leaves out generated columns.
      const columns = raw.prepare('SELECT name, pk FROM pragma_table_info(?) ORDER BY cid').all(table);
      const key = columns.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a.pk) - Number(b.pk));
      return needKey(table, {
        columns: columns.map(({ name }) => String(name)),
        key: key.map(({ name }) => String(name)),
      });
    },
    async count(table) {
      return Number(raw.prepare(`SELECT count(*) AS count FROM "${table}"`).get()?.count);
    },
    async *read(table, shape) {
      const statement = raw.prepare(selectAll(table, shape));
      statement.setReturnArrays(true);
      yield* inGroups(rowsOf(statement.iterate(), table));
    },
    async lastNumbers() {
      const rows = raw.prepare('SELECT name, seq FROM sqlite_sequence').all();
      return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]));
    },
  };
}
