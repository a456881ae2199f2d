import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Changes, createChanges } from './changes.ts';
import { pageProblems } from './check-database.ts';
import { copyBeforeMigration } from './copy-before-migration.ts';
import { copyDatabase } from './copy-database.ts';
import { databaseFile, fileDamage, remedy, sizeOf } from './database-file.ts';
import { createFaultLog } from './fault-log.ts';
import { type FileIdentity, identityOf } from './file-identity.ts';
import { lostChanges } from './lost-changes.ts';
import { FOREIGN, hasTables, migrate, newestSchema, schemaOf, tooNew } from './migrate.ts';
import { CACHE, openReader, openReadOnly } from './open-reader.ts';
import type { Database } from './schema.ts';
import { type Connection, connect, openDriver } from './sqlite.ts';
import { faultOf, StoreError, type StoreFault } from './store-error.ts';
import { createWriter, LONGEST_WAIT, type WriteJob } from './writer.ts';

export interface Store {
  /** For reading only, on its own connection: sees what is committed and never waits for a write. */
  db: Kysely<Database>;
  /**
   * The one way to write: jobs run one at a time, in the order they were asked for, and the promise resolves when the
   * change is on disk. A job that throws leaves nothing behind. Rejects with StoreError where another process has held the
   * database for 10 s, or the disk takes nothing.
   */
  write<T>(job: WriteJob<T>): Promise<T>;
  /** The folder of the database. */
  dataDir: string;
  changes: Changes;
  /** A number that changes when another process has written to the database. */
  foreignWrites(): number;
  /** Counters: writes queued, waits for other processes, writes refused, 1 while the file is open for reading alone, 1 once damage was met. */
  figures(): Record<string, number>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Takes what a merchant must know: a copy made, a disk that is full, and that it has room again. */
  report?: (line: string) => void;
}

/** ms */
const OPENING_WAIT = 2000;

/** A database is for its owner alone; the files SQLite puts beside it have its mode. */
function hideFromOthers(file: string): void {
  try {
    if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600));
    const { mode } = statSync(file);
    if ((mode & 0o007) !== 0) chmodSync(file, mode & 0o770);
  } catch {
    // A disk that takes nothing is met when it is opened; of somebody else's file `vitrine doctor` says who may read it.
  }
}

function openWriter(file: string): DatabaseSync {
  hideFromOthers(file);
  const raw = openDriver(file, { readOnly: false });
  try {
    // Only while opening, when another process may do the same: later a wait would stop the whole process.
    raw.exec(`PRAGMA busy_timeout = ${OPENING_WAIT}; PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 0`);
    raw.exec(`PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; ${CACHE}; PRAGMA journal_size_limit = 67108864`);
    // Else what was removed stays readable in the file's free space, and no erasure of a person reaches it there.
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
 * Brings an old or new database to this version's schema; one that has something in it is copied first, and nobody writes
 * between the copy and the change.
 */
async function bringForward(
  writer: Connection<Database>,
  dataDir: string,
  report: (line: string) => void,
): Promise<void> {
  const raw = writer.raw();
  if (schemaOf(raw) === newestSchema) return;
  await begin(raw);
  try {
    // Another process may have done it meanwhile.
    const schema = schemaOf(raw);
    const sentence = tooNew(schema) ?? (schema === 0 && hasTables(raw) ? FOREIGN : null);
    if (sentence !== null) throw new Error(`${databaseFile(dataDir)}: ${sentence}`);
    if (schema > 0 && schema < newestSchema) {
      const copy = copyBeforeMigration(dataDir, schema, new Date());
      report(`The database is brought from schema ${schema} to ${newestSchema}. As it was, it is kept in ${copy}.`);
    }
    await migrate(writer);
    raw.exec('COMMIT');
  } catch (error) {
    if (raw.isTransaction) raw.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Where the log of the last changes is damaged, SQLite goes on with those before the damage. The log is kept, and a sentence says how many
 * are lost. Returns whether there are any.
 */
async function keepDamagedLog(file: string, report: (line: string) => void): Promise<boolean> {
  // Another process may be writing it just now: damage is still there a moment later.
  for (let look = 0; look < 3; look++) {
    if (lostChanges(file) === 0) return false;
    await pause(20);
  }
  const kept = `${file}-wal.damaged-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const lost = lostChanges(file);
  copyFileSync(`${file}-wal`, kept);
  report(
    `${file}-wal, the log of the last changes, is damaged: ${lost} changes cannot be read and are lost. It is kept as ${kept}. Compare the newest orders with their mails and with the payment provider.`,
  );
  return true;
}

/** Throws where a file or folder may not be written, by its rights or those of its disk. */
function needWritable(path: string): void {
  try {
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new StoreError('read-only', undefined, error);
  }
}

/** Faults for which a database is opened for reading alone. */
const READABLE: ReadonlySet<StoreFault> = new Set(['full', 'read-only', 'disk']);

/** Opens both connections. Returns why the writer could not be opened; null where it could. */
async function openConnections(
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
    if (schema !== newestSchema)
      throw new StoreError(
        fault,
        tooNew(schema) ??
          `${file} has schema ${schema} and must be brought to ${newestSchema} before the shop can open, but ${dataDir} cannot be written: make room or give permission, and start again.`,
      );
    report(
      `${dataDir} cannot be written: its disk is full or out of order, or it is read-only. Pages are answered, changes are refused until it can.`,
    );
    return fault;
  }
}

/** The sentence for a database that does not open; other errors stay as they are. */
function openingError(error: unknown, file: string): unknown {
  const fault = faultOf(error);
  if (error instanceof StoreError && error.message.includes(file)) return error;
  if (fault === 'damaged') return new StoreError(fault, `${file} is damaged. ${remedy(file)}`, error);
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (fault === null && code !== 'EACCES' && code !== 'EROFS' && code !== 'ENOSPC') return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreError(fault ?? 'read-only', `${file} cannot be opened: ${reason}`, error);
}

/**
 * Opens (and if need be creates or upgrades) the database `vitrine.db` below `dataDir`. Where the disk is full or the folder
 * read-only, and the schema is up to date, it opens for reading; the first write that succeeds ends that.
 * Throws with a sentence for a person where it was written by a newer version, is damaged or cannot be opened at all.
 */
export async function openStore(dataDir: string, options: OpenOptions = {}): Promise<Store> {
  const { report = (line) => console.warn(line) } = options;
  const file = databaseFile(dataDir);
  let isOpen = false;
  let isDamaged = false;
  function met({ fault }: StoreError): void {
    if (fault !== 'damaged' || !isOpen || isDamaged) return;
    isDamaged = true;
    report(`${file} is damaged: some pages or changes are refused. ${remedy(file)}`);
  }
  const writer = connect<Database>(met);
  const reader = connect<Database>(met);
  let openingFault: StoreFault | null;
  try {
    if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const damage = fileDamage(file);
    if (damage !== null) throw new StoreError('damaged', `${damage} ${remedy(file)}`);
    const lost = await keepDamagedLog(file, report);
    openingFault = await openConnections(file, dataDir, { writer, reader }, report);
    // Else the frames that nobody can read would be found at the next start again.
    if (lost && openingFault === null) writer.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    isOpen = true;
  } catch (error) {
    writer.use(null);
    reader.use(null);
    throw openingError(error, file);
  }
  const changes = createChanges();
  let isReadOnly = openingFault !== null;
  /** By the rights of the file or its folder, or its disk was mounted so. */
  let isForbidden = openingFault === 'read-only';
  /** The reader was opened on a file that nobody changes; as soon as somebody may, it is opened again. */
  let isReaderFixed = isReadOnly;

  let identity = identityOf(file);
  let isRescued = false;

  /** Saves what the open files hold, once, where their names lead elsewhere. */
  function rescue(): void {
    if (isRescued) return;
    isRescued = true;
    const copy = join(dataDir, `rescued-${new Date().toISOString().replace(/[:.]/g, '-')}.db`);
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      copyDatabase(reader.raw(), file, copy, { replace: false, problemsOf: pageProblems });
      report(
        `${file} is not the file that the shop has open. What the shop has is saved in ${copy}: put the file back, or stop the shop and run "vitrine restore ${copy}".`,
      );
    } catch (error) {
      report(
        `${file} is not the file that the shop has open, and what the shop has could not be saved: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /** Throws where the database was taken away. A log that was removed is saved: the writer still has it. */
  function needSameFiles(): void {
    const now = identityOf(file);
    const isSame = (name: keyof FileIdentity) => now[name] === identity[name];
    if (isSame('database') && isSame('log') && isSame('index')) {
      isRescued = false;
      return;
    }
    const isGone = (name: 'log' | 'index') => isSame(name) || now[name] === '';
    if (!isSame('database') || !isGone('log') || !isGone('index')) {
      rescue();
      throw new StoreError('missing');
    }
    // The reader could not write into the database what the log holds, and would be the last to close it.
    reader.use(null);
    writer.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    writer.use(null);
    reader.use(openReadOnly(file));
    isReadOnly = true;
    isReaderFixed = true;
    report(`The log beside ${file} was removed while the shop is open. What it held was saved.`);
  }

  /**
   * Opens the file for writing, once it can be. Connections that were opened where nothing may be written hold the index of the log as one
   * that cannot be, for all of the process: they are closed first. Else the reader stays: a disk that takes nothing may not let it be
   * opened again.
   */
  function openAgain(): void {
    if (!isForbidden) {
      const raw = openWriter(file);
      if (isReaderFixed) reader.use(openReader(file));
      writer.use(raw);
      return;
    }
    for (const path of [file, dataDir]) needWritable(path);
    writer.use(null, 'read-only');
    reader.use(null);
    try {
      writer.use(openWriter(file));
    } finally {
      reader.use(openReadOnly(file));
    }
  }

  function ensureWritable(): void {
    if (!isReadOnly) needSameFiles();
    if (!isReadOnly) return;
    openAgain();
    isReaderFixed = false;
    isReadOnly = false;
    identity = identityOf(file);
  }

  const log = createFaultLog(report, openingFault);
  const { write, stop, figures } = createWriter(writer, changes, {
    ensureWritable,
    onOutcome(fault) {
      // SQLite opens a file that it may not write for reading, and that lasts until it is opened again.
      if (fault === 'read-only' || fault === 'disk') isReadOnly = true;
      if (fault !== null) isForbidden = fault === 'read-only';
      log(fault);
    },
  });
  return {
    dataDir,
    db: reader.db,
    write,
    changes,
    // Of the writer's connection: its own writes do not count, and the reader makes none.
    foreignWrites: () =>
      isReaderFixed ? 0 : Number(writer.raw().prepare('PRAGMA data_version').get()?.data_version ?? 0),
    figures: () => ({ ...figures(), readOnly: Number(isReadOnly), damaged: Number(isDamaged) }),
    async close() {
      await stop();
      if (!isReadOnly && identityOf(file).database !== identity.database) rescue();
      await reader.close();
      await writer.close();
    },
  };
}
