import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { databaseProblems } from './check-database.ts';
import { databaseFile, fileDamage, remedy, sizeOf } from './database-file.ts';
import { type Finding, megabytes } from './finding.ts';
import { leftovers } from './leftovers.ts';
import { newestSchema, schemaOf } from './migrate.ts';
import { movedAway } from './moved-away.ts';
import { isLocked } from './process-lock.ts';
import { SHOP_RULES } from './shop-rules.ts';
import { openDriver } from './sqlite.ts';
import { faultOf } from './store-error.ts';

/** What a shop has in its data folder beside the database. */
export const LOCAL_FOLDERS = ['outbox', 'renditions', 'assets'];

/** Free bytes the disk should have besides what an import needs. */
const LEAST_ROOM = 64 * 1024 ** 2;

/** The files of a folder in the data folder. */
export function examineFolder(dataDir: string, name: string): Finding[] {
  const dir = join(dataDir, name);
  if (!existsSync(dir)) return [];
  let bytes = 0;
  let parts = 0;
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files) {
    bytes += sizeOf(join(entry.parentPath, entry.name));
    parts += Number(entry.name.endsWith('.part'));
  }
  const unfinished = parts === 0 ? '' : `, ${parts} unfinished (they are swept by the running shop)`;
  return [{ state: 'ok', text: `${name}/: ${files.length} files, ${megabytes(bytes)}${unfinished}.` }];
}

function database(raw: DatabaseSync, file: string): Finding[] {
  const problems = databaseProblems(raw);
  if (problems.length > 0)
    return problems.map((text) => ({ state: 'wrong', text: `${file}: ${text} ${remedy(file)}` }));
  const schema = schemaOf(raw);
  const findings: Finding[] = [
    { state: 'ok', text: 'Every page, index and reference of the database is sound, and so is its full-text index.' },
    schema >= newestSchema
      ? {
          state: 'ok',
          text:
            schema === newestSchema
              ? `Schema ${schema}, the newest.`
              : `Schema ${schema}, of a newer version that this one can work with.`,
        }
      : { state: 'note', text: `Schema ${schema}; the next start brings it to ${newestSchema} and keeps a copy.` },
  ];
  // Of an earlier schema the tables may be others.
  if (schema < newestSchema) return findings;
  for (const { text, count } of SHOP_RULES) {
    const broken = Number(raw.prepare(count).get()?.count ?? 0);
    if (broken > 0) findings.push({ state: 'wrong', text: `There are ${broken} ${text}.` });
  }
  const left = raw
    .prepare(
      "SELECT count(*) AS count FROM sqlite_schema WHERE type = 'table' AND (name GLOB 'next_*' OR name GLOB 'gone_*')",
    )
    .get();
  return Number(left?.count ?? 0) === 0
    ? findings
    : [
        ...findings,
        { state: 'note', text: 'An import was stopped half-way, or is running. The next one removes what it left.' },
      ];
}

function diskSpace(dataDir: string, file: string): Finding[] {
  const disk = statfsSync(dataDir);
  const free = disk.bavail * disk.bsize;
  const size = sizeOf(file) + sizeOf(`${file}-wal`);
  // An import holds the catalogue three times for a while: as it was, as it was built, and the log of the copy.
  const needed = LEAST_ROOM + size * 2;
  const text = `The database has ${megabytes(size)}, its disk ${megabytes(free)} left`;
  if (free < LEAST_ROOM) return [{ state: 'wrong', text: `${text}: changes will be refused when it is full.` }];
  if (free < needed)
    return [{ state: 'wrong', text: `${text}: an import, a backup or a new version may need ${megabytes(needed)}.` }];
  return [{ state: 'ok', text: `${text}.` }];
}

/** Examines a data folder, whether its shop is open or not, and changes nothing. */
export function examine(dataDir: string): Finding[] {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return [{ state: 'wrong', text: `There is no database at ${file}.` }];
  const damage = fileDamage(file);
  if (damage !== null) return [{ state: 'wrong', text: `${damage} ${remedy(file)}` }];
  const findings: Finding[] = [];
  try {
    const raw = openDriver(file, { readOnly: true });
    try {
      findings.push(...database(raw, file));
    } finally {
      raw.close();
    }
  } catch (error) {
    const text =
      faultOf(error) === 'damaged' ? `${file} is damaged. ${remedy(file)}` : `${file} cannot be read: ${error}`;
    findings.push({ state: 'wrong', text });
  }
  const moved = movedAway(dataDir);
  if (moved !== null) findings.push({ state: 'note', text: moved });
  findings.push(...diskSpace(dataDir, file));
  // On Windows files have no such bits.
  if (process.platform !== 'win32' && (statSync(file).mode & 0o007) !== 0 && (statSync(dataDir).mode & 0o007) !== 0)
    findings.push({
      state: 'note',
      text: `Every user of this machine can read ${file}: chmod 700 ${dataDir} ends that.`,
    });
  findings.push(...LOCAL_FOLDERS.flatMap((name) => examineFolder(dataDir, name)));
  for (const { name, from, remedy: what } of leftovers(dataDir))
    findings.push({ state: 'note', text: `${name} was left by ${from}. ${what}` });
  for (const name of readdirSync(dataDir).filter((entry) => /^before-(migration|restore|move)-.*\.db$/.test(entry)))
    findings.push({
      state: 'ok',
      text: `${name} is a copy of an earlier state, ${megabytes(sizeOf(join(dataDir, name)))}.`,
    });
  const isServed = isLocked(dataDir, 'serve');
  findings.push({ state: 'ok', text: isServed ? 'A shop is open on this folder.' : 'No shop is open on this folder.' });
  return findings;
}
