import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { checkFile } from '../check-database.ts';
import { databaseFile, movingFile } from '../database-file.ts';
import { migrate } from '../migrate.ts';
import { openReadOnly } from '../open-reader.ts';
import { takeLock } from '../process-lock.ts';
import { putInPlace } from '../put-in-place.ts';
import type { Database } from '../schema.ts';
import { connect, openDriver } from '../sqlite.ts';
import { faultOf, storeError } from '../store-error.ts';
import { syncPath } from '../sync-path.ts';
import type { MoveTarget, MoveTargetOptions } from './places.ts';
import { refusedRow } from './refused-row.ts';
import { sqliteRows } from './sqlite-rows.ts';
import type { TableShape } from './table-rows.ts';

/** kB of the database that may be in memory: rows of a large catalogue go to places all over it. */
const CACHE = 256_000;

/** Numbers of rows that are gone are not given again, where a table has such numbers. */
function advance(raw: DatabaseSync, lastNumbers: ReadonlyMap<string, number>): void {
  const rows = raw.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'`).all();
  for (const { name } of rows) {
    const table = String(name);
    const last = lastNumbers.get(table);
    if (last === undefined) continue;
    const { changes } = raw.prepare('UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?').run(last, table);
    if (changes === 0) raw.prepare('INSERT INTO sqlite_sequence (seq, name) VALUES (?, ?)').run(last, table);
  }
}

function removeFile(file: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true });
}

/** Begins an empty shop in a data folder, under another name than a shop's. Throws a sentence where the folder has a shop, unless it may be replaced. */
export async function openSqliteTarget(dataDir: string, { replace }: MoveTargetOptions): Promise<MoveTarget> {
  const file = databaseFile(dataDir);
  if (existsSync(file) && !replace)
    throw new Error(`${dataDir} has a shop. Name another folder, or keep that one beside the new one with --force.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const locks = (['serve', 'import'] as const).map((name) => takeLock(dataDir, name));
  const release = () => {
    for (const one of locks) one?.();
  };
  const part = movingFile(dataDir);
  const writer = connect<Database>();
  try {
    if (locks.includes(null)) throw new Error(`A shop or an import has ${dataDir} open. Stop it first.`);
    removeFile(part);
    writer.use(openDriver(part, { readOnly: false }));
    chmodSync(part, 0o600);
    // A file that is lost with the process needs no journal. References are checked at the end.
    writer.execute('PRAGMA journal_mode = OFF');
    for (const pragma of ['synchronous = OFF', 'foreign_keys = OFF', `cache_size = -${CACHE}`, 'temp_store = MEMORY'])
      writer.execute(`PRAGMA ${pragma}`);
    writer.execute('BEGIN');
    await migrate(writer);
  } catch (error) {
    await writer.close();
    removeFile(part);
    release();
    throw error;
  }
  const inserts = new Map<string, StatementSync>();
  const insertInto = (table: string, { columns }: TableShape): StatementSync => {
    const known = inserts.get(table);
    if (known) return known;
    const names = columns.map((name) => `"${name}"`).join(', ');
    const statement = writer
      .raw()
      .prepare(`INSERT INTO "${table}" (${names}) VALUES (${columns.map(() => '?').join(', ')})`);
    inserts.set(table, statement);
    return statement;
  };
  let rows = sqliteRows(writer.raw());
  let reader: DatabaseSync | null = null;
  return {
    get rows() {
      return rows;
    },
    db: writer.db,
    async insert(table, shape, some) {
      const statement = insertInto(table, shape);
      for (const row of some) {
        try {
          statement.run(...row);
        } catch (error) {
          throw faultOf(error) === null ? refusedRow(table, shape, row, error) : storeError(error);
        }
      }
    },
    async finishRows(lastNumbers) {
      advance(writer.raw(), lastNumbers);
    },
    async seal() {
      writer.execute('COMMIT');
      await writer.close();
      const { problems } = checkFile(part);
      if (problems.length > 0) throw new Error(`What was written is not sound. ${problems.join(' ')}`);
      syncPath(part);
      reader = openReadOnly(part);
      rows = sqliteRows(reader);
    },
    async putInPlace(now) {
      reader?.close();
      reader = null;
      return putInPlace(dataDir, part, 'move', now);
    },
    async close() {
      reader?.close();
      await writer.close().catch((error: unknown) => {
        if (faultOf(error) === null) throw error;
      });
      removeFile(part);
      release();
    },
  };
}
