import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createChanges } from './changes.ts';
import { pageProblems } from './check-database.ts';
import { copyDatabase } from './copy-database.ts';
import { databaseFile, fileDamage, remedy } from './database-file.ts';
import { createFaultLog } from './fault-log.ts';
import { type FileIdentity, identityOf } from './file-identity.ts';
import { refuseMovedAway } from './moved-away.ts';
import { keepDamagedLog, needWritable, openConnections, openingError, openWriter } from './open-connections.ts';
import { openReader, openReadOnly } from './open-reader.ts';
import type { Database } from './schema.ts';
import { connect } from './sqlite.ts';
import type { OpenOptions, Store } from './store.ts';
import { StoreError, type StoreFault } from './store-error.ts';
import { createWriter } from './writer.ts';

export type { OpenOptions, Store } from './store.ts';

/**
 * Opens (and if need be creates or upgrades) the database `vitrine.db` below `dataDir`. Where the disk is full or the folder
 * read-only, and the schema is up to date, it opens for reading; the first write that succeeds ends that.
 * Throws with a sentence for a person where it was written by a newer version, is damaged or cannot be opened at all.
 */
export async function openStore(dataDir: string, options: OpenOptions = {}): Promise<Store> {
  const { report = (line) => console.warn(line), database, connections, mustExist = false } = options;
  if (database !== undefined) {
    // Loaded where it is used: the client of PostgreSQL is nothing that a shop in a file waits for.
    const { openPostgresStore } = await import('./postgres/open.ts');
    return openPostgresStore(dataDir, {
      database,
      report,
      mustExist,
      ...(connections !== undefined && { connections }),
    });
  }
  refuseMovedAway(dataDir);
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
    // Otherwise the next start would find the unreadable frames again.
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
  /** The reader was opened as immutable; it is reopened as soon as the file is writable. */
  let isReaderFixed = isReadOnly;

  let identity = identityOf(file);
  let isRescued = false;

  /** Saves the open database once, when its file was moved or replaced. */
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
    // The reader could not checkpoint the log, and would be the last to close it.
    reader.use(null);
    writer.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    writer.use(null);
    reader.use(openReadOnly(file));
    isReadOnly = true;
    isReaderFixed = true;
    report(`The log beside ${file} was removed while the shop is open. What it held was saved.`);
  }

  /**
   * Opens the file for writing once it can be. Connections opened read-only mark the log's index as unwritable for the whole process, so
   * they are closed first. Otherwise the reader stays open: a failing disk may not let it be opened again.
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
    engine: 'sqlite',
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
