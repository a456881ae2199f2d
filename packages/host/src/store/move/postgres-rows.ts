import pg from 'pg';
import { type Cell, needKey, ROWS_TOGETHER, type Row, selectAll, type TableRows } from './table-rows.ts';

const INT8 = 20;

/** Exact, or an error: a number that JavaScript rounds would be equal to its neighbours. */
function integer(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`The number ${text} has more than 53 bits.`);
  return value;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return integer;
    return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid);
  },
};

const COLUMNS = `
  SELECT a.attname::text AS name,
    coalesce(array_position((SELECT i.indkey FROM pg_index i WHERE i.indrelid = a.attrelid AND i.indisprimary)::int2[], a.attnum), -1) AS at
  FROM pg_attribute a WHERE a.attrelid = to_regclass($1) AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  ORDER BY a.attnum`;

const SEQUENCES = `
  SELECT coalesce(t.relname, s.relname)::text AS name, s.oid::regclass::text AS sequence
  FROM pg_class s LEFT JOIN pg_depend d ON d.objid = s.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'i'
    LEFT JOIN pg_class t ON t.oid = d.refobjid
  WHERE s.relnamespace = current_schema()::regnamespace AND s.relkind = 'S'`;

async function query(client: pg.ClientBase, text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await client.query<Cell[]>({ text, values, rowMode: 'array', types });
  return rows;
}

/** The sequences of the schema that a connection is in: those of columns by the name of their table, others by their own. */
export async function sequencesOf(client: pg.ClientBase): Promise<ReadonlyMap<string, string>> {
  return new Map((await query(client, SEQUENCES)).map(([name, sequence]) => [String(name), String(sequence)]));
}

/** The rows of the schema that a connection is in. Whoever calls begins the transaction that makes them those of one moment. */
export function postgresRows(client: pg.ClientBase): TableRows {
  return {
    async shapeOf(table) {
      const columns = await query(client, COLUMNS, [`"${table}"`]);
      const key = columns.filter(([, at]) => Number(at) >= 0).toSorted(([, a], [, b]) => Number(a) - Number(b));
      return needKey(table, {
        columns: columns.map(([name]) => String(name)),
        key: key.map(([name]) => String(name)),
      });
    },
    async count(table) {
      const [row] = await query(client, `SELECT count(*) FROM "${table}"`);
      return Number(row?.[0]);
    },
    async *read(table, shape) {
      await client.query(`DECLARE moved NO SCROLL CURSOR FOR ${selectAll(table, shape)}`);
      try {
        for (;;) {
          const rows = await query(client, `FETCH ${ROWS_TOGETHER} FROM moved`);
          if (rows.length === 0) return;
          yield rows;
        }
      } finally {
        await client.query('CLOSE moved');
      }
    },
    async lastNumbers() {
      const last = new Map<string, number>();
      for (const [name, sequence] of await sequencesOf(client)) {
        const [row] = await query(client, `SELECT last_value FROM ${sequence} WHERE is_called`);
        if (row) last.set(name, Number(row[0]));
      }
      return last;
    },
  };
}
