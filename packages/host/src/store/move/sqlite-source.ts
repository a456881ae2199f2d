import { existsSync } from 'node:fs';
import { databaseProblems } from '../check-database.ts';
import { databaseFile, fileDamage, remedy } from '../database-file.ts';
import { newestSchema, schemaOf } from '../migrate.ts';
import { noteMovedAway, refuseMovedAway } from '../moved-away.ts';
import { openReadOnly } from '../open-reader.ts';
import { takeLock } from '../process-lock.ts';
import { faultOf } from '../store-error.ts';
import { LEFT_BEHIND, type MoveSource, tooOld } from './places.ts';
import { sqliteRows } from './sqlite-rows.ts';

/** Keeps shops and imports out of a data folder. One that cannot be written has none. */
function holdFolder(dataDir: string): (() => void)[] {
  try {
    const locks = (['serve', 'import'] as const).map((name) => takeLock(dataDir, name));
    const taken = locks.filter((release) => release !== null);
    if (taken.length === locks.length) return taken;
    for (const release of taken) release();
  } catch (error) {
    if (faultOf(error) === null) throw error;
    return [];
  }
  throw new Error(`A shop or an import has ${dataDir} open. Stop it first. ${LEFT_BEHIND}`);
}

/** Opens the shop of a data folder to be moved: checked, and not changed by it. Throws a sentence where it is open, damaged or another version's. */
export function openSqliteSource(dataDir: string): MoveSource {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new Error(`There is no database at ${file}. Name the data folder with --data DIR.`);
  refuseMovedAway(dataDir);
  const damage = fileDamage(file);
  if (damage !== null) throw new Error(`${damage} ${remedy(file)}`);
  const locks = holdFolder(dataDir);
  const release = () => {
    for (const one of locks) one();
  };
  try {
    const raw = openReadOnly(file);
    try {
      const version = () => Number(raw.prepare('PRAGMA data_version').get()?.data_version);
      const before = version();
      raw.exec('BEGIN');
      const problems = databaseProblems(raw);
      if (problems.length > 0) throw new Error(problems.join(' '));
      const schema = schemaOf(raw);
      if (schema < newestSchema) throw new Error(tooOld(schema, newestSchema));
      return {
        rows: sqliteRows(raw),
        async tables() {
          const rows = raw
            .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'shadow'")
            .all();
          // What SQLite has of its own, and what an import has left that was killed.
          return rows.map(({ name }) => String(name)).filter((name) => !/^(sqlite|next|gone)_/.test(name));
        },
        async wasWritten() {
          raw.exec('COMMIT');
          return version() !== before;
        },
        async leave(to) {
          noteMovedAway(dataDir, to);
        },
        async close() {
          raw.close();
          release();
        },
      };
    } catch (error) {
      raw.close();
      throw error;
    }
  } catch (error) {
    release();
    throw error;
  }
}
