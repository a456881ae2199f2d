import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkFile } from './check-database.ts';
import { copyDatabase } from './copy-database.ts';
import { databaseFile } from './database-file.ts';
import { openReadOnly } from './open-reader.ts';

/** Whether both names lead to one file, by a link too. */
function isSame(file: string, other: string): boolean {
  const [a, b] = [file, other].map((name) => statSync(name, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}

/**
 * Copies the database of a data folder as it is at one moment, while others read and write it. The file appears whole, was
 * checked, and only its owner may read it. Throws with a sentence; then there is no file, or the one that was there.
 */
export function backUp(dataDir: string, file: string, { replace }: { replace: boolean }): void {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw new Error(`${file} is a folder. Name a file in it.`);
  // A device would be replaced by a file of its name.
  if (there && !there.isFile()) throw new Error(`${file} is no file. Name another one.`);
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}. Make it first.`);
  if (existsSync(file) && !replace) throw new Error(`${file} is there already. Name another file, or add --force.`);
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
