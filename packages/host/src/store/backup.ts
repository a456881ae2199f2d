import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkFile } from './check-database.ts';
import { copyDatabase } from './copy-database.ts';
import { databaseFile } from './database-file.ts';
import { refuseMovedAway } from './moved-away.ts';
import { openReadOnly } from './open-reader.ts';

/** Whether both names refer to one file, also through a link. */
function isSame(file: string, other: string): boolean {
  const [a, b] = [file, other].map((name) => statSync(name, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}

/** Throws a sentence where a backup cannot have that name. */
export function needNewFile(file: string, replace: boolean): void {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw new Error(`${file} is a folder. Name a file in it.`);
  // A device would be replaced by a file of its name.
  if (there && !there.isFile()) throw new Error(`${file} is no file. Name another one.`);
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}. Make it first.`);
  if (there && !replace) throw new Error(`${file} is there already. Name another file, or add --force.`);
}

/**
 * Copies the database of a data folder as of one moment, while others read and write it. The file appears complete and checked, and only
 * its owner may read it. Throws a sentence; then the target is unchanged.
 */
export function backUp(dataDir: string, file: string, { replace }: { replace: boolean }): void {
  needNewFile(file, replace);
  refuseMovedAway(dataDir);
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new Error(`There is no database at ${source}. Name the data folder with --data DIR.`);
  if (['', '-wal', '-shm'].some((end) => file === source + end || isSame(file, source + end)))
    throw new Error(`${file} belongs to the database itself. Name another file.`);
  const raw = openReadOnly(source);
  try {
    copyDatabase(raw, source, file, { replace, problemsOf: (part) => checkFile(part).problems });
  } finally {
    raw.close();
  }
}
