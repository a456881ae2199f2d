import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The database file of a data folder; `-wal` and `-shm` are next to it while it is open. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'vitrine.db');
}

/** What `vitrine move` fills, until it has the database's name. */
export function movingFile(dataDir: string): string {
  return join(dataDir, 'vitrine.db.moving');
}

/** How every SQLite database begins (https://sqlite.org/fileformat.html). */
const MAGIC = 'SQLite format 3\0';

/** How a write-ahead log begins, in either byte order. */
const LOG_MAGICS: ReadonlySet<number> = new Set([0x377f0682, 0x377f0683]);

function beginningOf(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(32);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** Bytes of a file; 0 where there is none. */
export function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

/** Files a shop creates next to its database as soon as it is open. */
const BESIDE = ['outbox', 'renditions'];

/** How a shop calls the copy it makes of a database that was taken away while it was open. */
const RESCUED = /^rescued-.*\.db$/;

/** The copies of that kind in a data folder, the newest last. */
export function rescuedIn(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  return readdirSync(dataDir)
    .filter((name) => RESCUED.test(name))
    .toSorted()
    .map((name) => join(dataDir, name));
}

/** Damage in the first bytes of a database file or its log, as a sentence; null where none is seen. */
export function fileDamage(file: string): string | null {
  const info = statSync(file, { throwIfNoEntry: false });
  if (info && !info.isFile()) return `${file} is not a file.`;
  if (!info && sizeOf(`${file}-wal`) > 0)
    return `${file} is missing, although the log of its last changes (${file}-wal) is there.`;
  const rescued = info ? undefined : rescuedIn(dirname(file)).at(-1);
  if (rescued !== undefined) return `${file} is missing; what it held is saved in ${rescued}.`;
  // A restore that was killed where files have no second name.
  if (!info && existsSync(`${file}.part`)) return `${file} is missing: a restore was stopped. Run it again.`;
  if (!info && existsSync(movingFile(dirname(file))))
    return `${file} is missing: a move into this folder was stopped. Run it again, or remove ${movingFile(dirname(file))}.`;
  // A start that was killed at its very beginning leaves an empty file as well: then nothing was lost.
  const isEmptied =
    info?.size === 0 && (sizeOf(`${file}-wal`) > 0 || BESIDE.some((name) => existsSync(join(dirname(file), name))));
  if (isEmptied) return `${file} is empty, although a shop was open here.`;
  if (sizeOf(file) > 0 && beginningOf(file).toString('latin1', 0, MAGIC.length) !== MAGIC)
    return `${file} is not a SQLite database.`;
  const log = `${file}-wal`;
  if (sizeOf(log) === 0) return null;
  const bytes = beginningOf(log);
  if (bytes.length === 32 && LOG_MAGICS.has(bytes.readUInt32BE(0))) return null;
  return `${log}, the log of the last changes, is damaged.`;
}

/** What to do about a damaged database: a sentence for the console. */
export function remedy(file: string): string {
  return `"vitrine restore FILE" puts a backup in its place and keeps the damaged one beside it; "vitrine doctor" says what can be read. Without a backup, move ${file}* away: the shop then begins anew from its folder.`;
}
