import { accessSync, chmodSync, closeSync, constants, copyFileSync, existsSync, openSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { copyBeforeMigration } from './copy-before-migration.ts';
import { databaseFile, remedy, sizeOf } from './database-file.ts';
import { lostChanges } from './lost-changes.ts';
import { compatibilityOf, FOREIGN, hasTables, migrate, newestSchema, schemaOf, tooNew } from './migrate.ts';
import { CACHE, openReader, openReadOnly } from './open-reader.ts';
import type { Database } from './schema.ts';
import { type Connection, openDriver } from './sqlite.ts';
import { faultOf, StoreError, type StoreFault } from './store-error.ts';
import { LONGEST_WAIT } from './writer.ts';

/** ms */
const OPENING_WAIT = 2000;

/** A database is readable by its owner only; SQLite gives its other files the same mode. */
function hideFromOthers(file: string): void {
  try {
    if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600));
    const { mode } = statSync(file);
    if ((mode & 0o007) !== 0) chmodSync(file, mode & 0o770);
  } catch {
    // A disk that refuses writes shows when the file is opened; for another user's file `vitrine doctor` reports who may read it.
  }
}

/** Opens the file for writing; another process may be opening it too. */
export function openWriter(file: string): DatabaseSync {
  hideFromOthers(file);
  const raw = openDriver(file, { readOnly: false });
  try {
    // Only while opening, when another process may do the same: later a wait would stop the whole process.
    raw.exec(`PRAGMA busy_timeout = ${OPENING_WAIT}; PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 0`);
    raw.exec(`PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; ${CACHE}; PRAGMA journal_size_limit = 67108864`);
    // Without it, deleted data stays readable in the file's free pages, where erasing a person does not reach it.
    raw.exec('PRAGMA secure_delete = ON');
    return raw;
  } catch (error) {
    raw.close();
    throw error;
  }
}

/** Waits for the write lock without blocking, as the writer does. */
async function begin(raw: DatabaseSync): Promise<void> {
  for (const end = performance.now() + LONGEST_WAIT; ; await pause(20)) {
    try {
      raw.exec('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (faultOf(error) !== 'busy' || performance.now() > end) throw error;
    }
  }
}

/**
 * Migrates a database to this version's schema. One with content is copied first, and nothing is written between the copy and the
 * migration.
 */
async function bringForward(
  writer: Connection<Database>,
  dataDir: string,
  report: (line: string) => void,
): Promise<void> {
  const raw = writer.raw();
  const isNewEnough = () => schemaOf(raw) >= newestSchema && tooNew(schemaOf(raw), compatibilityOf(raw)) === null;
  if (isNewEnough()) return;
  await begin(raw);
  try {
    // Another process may have done it meanwhile.
    const schema = schemaOf(raw);
    const sentence = tooNew(schema, compatibilityOf(raw)) ?? (schema === 0 && hasTables(raw) ? FOREIGN : null);
    if (sentence !== null) throw new Error(`${databaseFile(dataDir)}: ${sentence}`);
    if (schema > 0 && schema < newestSchema) {
      const copy = copyBeforeMigration(dataDir, schema, new Date());
      report(`The database is brought from schema ${schema} to ${newestSchema}. As it was, it is kept in ${copy}.`);
    }
    if (!isNewEnough()) await migrate(writer);
    raw.exec('COMMIT');
  } catch (error) {
    if (raw.isTransaction) raw.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Where the log of the last changes is damaged, SQLite continues without what follows the damage. The log is copied, and a message states
 * how many changes are lost. Returns whether there are any.
 */
export async function keepDamagedLog(file: string, report: (line: string) => void): Promise<boolean> {
  // Another process may be writing it just now: damage is still there a moment later.
  for (let look = 0; look < 3; look++) {
    if (lostChanges(file) === 0) return false;
    await pause(20);
  }
  const damagedCopy = `${file}-wal.damaged-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const lost = lostChanges(file);
  copyFileSync(`${file}-wal`, damagedCopy);
  report(
    `${file}-wal, the log of the last changes, is damaged: ${lost} changes cannot be read and are lost. It is kept as ${damagedCopy}. Compare the newest orders with their mails and with the payment provider.`,
  );
  return true;
}

/** Throws where a file or folder may not be written, by its rights or those of its disk. */
export function needWritable(path: string): void {
  try {
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new StoreError('read-only', undefined, error);
  }
}

/** Faults for which a database is opened for reading alone. */
const READABLE: ReadonlySet<StoreFault> = new Set(['full', 'read-only', 'disk']);

/** Opens both connections. Returns why the writer could not be opened; null where it could. */
export async function openConnections(
  file: string,
  dataDir: string,
  { writer, reader }: { writer: Connection<Database>; reader: Connection<Database> },
  report: (line: string) => void,
): Promise<StoreFault | null> {
  try {
    writer.use(openWriter(file));
    await bringForward(writer, dataDir, report);
    reader.use(openReader(file));
    return null;
  } catch (error) {
    const fault = faultOf(error);
    writer.use(null, fault ?? 'disk');
    if (fault === null || !READABLE.has(fault) || sizeOf(file) === 0) throw error;
    reader.use(openReadOnly(file));
    const schema = schemaOf(reader.raw());
    const newer = tooNew(schema, compatibilityOf(reader.raw()));
    if (schema < newestSchema || newer !== null)
      throw new StoreError(
        fault,
        newer ??
          `${file} has schema ${schema} and must be brought to ${newestSchema} before the shop can open, but ${dataDir} cannot be written: make room or give permission, and start again.`,
      );
    report(
      `${dataDir} cannot be written: its disk is full or out of order, or it is read-only. Pages are answered, changes are refused until it can.`,
    );
    return fault;
  }
}

/** The sentence for a database that does not open; other errors stay as they are. */
export function openingError(error: unknown, file: string): unknown {
  const fault = faultOf(error);
  if (error instanceof StoreError && error.message.includes(file)) return error;
  if (fault === 'damaged') return new StoreError(fault, `${file} is damaged. ${remedy(file)}`, error);
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (fault === null && code !== 'EACCES' && code !== 'EROFS' && code !== 'ENOSPC') return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreError(fault ?? 'read-only', `${file} cannot be opened: ${reason}`, error);
}
