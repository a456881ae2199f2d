import type { Tx } from '../writer.ts';
import { compareRows } from './compare-rows.ts';
import { MOVED, NOT_MOVED } from './moved-tables.ts';
import type { MoveSource, MoveTarget, ShopPlace } from './places.ts';
import type { TableShape } from './table-rows.ts';

/** What a move is doing. `done` of `total` rows of the table. */
export interface MoveProgress {
  step: 'copying' | 'indexes' | 'search' | 'comparing';
  table: string;
  done: number;
  total: number;
}

export interface MoveOptions {
  /** What the new place is called, for persons. */
  name: string;
  /** Moves into a place that has a shop, which is kept beside it. */
  replace?: boolean;
  /** Builds the full-text index from the rows that were moved. */
  rebuildSearch(tx: Tx): Promise<void>;
  progress?: (progress: MoveProgress) => void;
  now?: Date;
}

export interface MoveReport {
  /** Rows of each table, which are the same in both places. */
  tables: { table: string; rows: number }[];
  /** Where the shop is that was in the place before: a file, or a schema; null where there was none. */
  kept: string | null;
  /** Tables of the source that are not this program's, and were left. */
  unknown: string[];
  /** Another program has written into the source while it was read: that was left. */
  wasWritten: boolean;
}

/** Loaded where they are used: the client of PostgreSQL is nothing that a shop in a file waits for. */
async function openSource(place: ShopPlace): Promise<MoveSource> {
  return 'database' in place
    ? (await import('./postgres-source.ts')).openPostgresSource(place.database)
    : (await import('./sqlite-source.ts')).openSqliteSource(place.dataDir);
}

async function openTarget(place: ShopPlace, replace: boolean): Promise<MoveTarget> {
  return 'database' in place
    ? (await import('./postgres-target.ts')).openPostgresTarget(place.database, { replace })
    : (await import('./sqlite-target.ts')).openSqliteTarget(place.dataDir, { replace });
}

/** The columns and key of a table, which both have alike. */
async function shapeOf(table: string, source: MoveSource, target: MoveTarget): Promise<TableShape> {
  const [from, to] = [await source.rows.shapeOf(table), await target.rows.shapeOf(table)];
  const isSame = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join();
  if (isSame(from.columns, to.columns) && from.key.join() === to.key.join()) return to;
  throw new Error(`The table ${table} has other columns there than here.`);
}

async function copyAll(
  source: MoveSource,
  target: MoveTarget,
  { rebuildSearch, progress }: MoveOptions,
): Promise<void> {
  for (const table of MOVED) {
    const shape = await shapeOf(table, source, target);
    const total = await source.rows.count(table);
    let done = 0;
    for await (const rows of source.rows.read(table, shape)) {
      await target.insert(table, shape, rows);
      done += rows.length;
      progress?.({ step: 'copying', table, done, total });
    }
  }
  progress?.({ step: 'indexes', table: '', done: 0, total: 0 });
  await target.finishRows(await source.rows.lastNumbers());
  progress?.({ step: 'search', table: '', done: 0, total: 0 });
  await rebuildSearch(target.db);
  await target.seal();
}

/** Compares every row of every table. Throws at the first difference. */
async function compareAll(
  source: MoveSource,
  target: MoveTarget,
  { progress }: MoveOptions,
): Promise<MoveReport['tables']> {
  const tables: MoveReport['tables'] = [];
  for (const table of MOVED) {
    const shape = await shapeOf(table, source, target);
    progress?.({ step: 'comparing', table, done: 0, total: await source.rows.count(table) });
    const same = await compareRows(table, shape, source.rows.read(table, shape), target.rows.read(table, shape));
    if (typeof same !== 'number') {
      const what = same.column === undefined ? 'is in one of the two only' : `differs in ${same.column}`;
      throw new Error(`The row ${same.key} of the table ${table} ${what}. Nothing was put in place.`);
    }
    tables.push({ table, rows: same });
  }
  return tables;
}

/**
 * Moves a whole shop: copies it as of one moment, builds the full-text index, compares every row of every table, and only then puts it in its
 * place. The source is not changed. Nobody can open either of them meanwhile. Killed anywhere, or failed, it leaves no shop in the new place.
 * Throws a sentence.
 */
export async function moveShop(from: ShopPlace, to: ShopPlace, options: MoveOptions): Promise<MoveReport> {
  const source = await openSource(from);
  try {
    const known = new Set<string>([...MOVED, ...Object.keys(NOT_MOVED)]);
    const unknown = (await source.tables()).filter((table) => !known.has(table));
    const target = await openTarget(to, options.replace ?? false);
    try {
      await copyAll(source, target, options);
      const tables = await compareAll(source, target, options);
      const wasWritten = await source.wasWritten();
      const kept = await target.putInPlace(options.now ?? new Date());
      await source.leave(options.name);
      return { tables, kept, unknown, wasWritten };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
