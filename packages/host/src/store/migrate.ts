import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations/index.ts';

/** Copies made before migrations that are kept, the newest. */
const KEPT_COPIES = 3;

const COPY = /^before-migration-.*\.db$/;

/** The number of the newest migration this program knows. */
export const newestSchema = migrations.length;

/** The number of the last migration of a database; 0 where it is new. */
export function schemaOf(raw: DatabaseSync): number {
  const table = raw.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get();
  return table
    ? Number(raw.prepare('SELECT coalesce(max(number), 0) AS number FROM migrations').get()?.number ?? 0)
    : 0;
}

/** A sentence for a database that a newer version has written; null for others. */
export function tooNew(schema: number): string | null {
  return schema <= newestSchema
    ? null
    : `This data directory was written by a newer version of Vitrine (schema ${schema}, this version knows ${newestSchema}). Update Vitrine, or use another --data directory.`;
}

/**
 * Copies the database as it is before its schema changes, to `before-migration-…db` in the data folder; of earlier copies
 * the newest stay. Returns the file. Throws where there is no room.
 */
export function copyBeforeMigration(raw: DatabaseSync, dataDir: string, now: Date): string {
  const schemas = `${schemaOf(raw)}-to-${newestSchema}`;
  const file = join(dataDir, `before-migration-${schemas}-${now.toISOString().replace(/[:.]/g, '-')}.db`);
  try {
    raw.prepare('VACUUM INTO ?').run(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  chmodSync(file, 0o600);
  const timeOf = (name: string) => name.replace(/^before-migration-\d+-to-\d+-/, '');
  const copies = readdirSync(dataDir).filter((name) => COPY.test(name));
  const old = copies.toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1)).slice(KEPT_COPIES);
  for (const name of old) rmSync(join(dataDir, name), { force: true });
  return file;
}

/**
 * Brings the database forward to this version's schema, all of it or nothing. There is no way back: a database that is newer
 * than the program is refused. Runs inside the caller's transaction.
 */
export function migrate(raw: DatabaseSync): void {
  raw.exec(
    'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL)',
  );
  const current = schemaOf(raw);
  const sentence = tooNew(current);
  if (sentence !== null) throw new Error(sentence);
  for (const [index, migration] of migrations.entries()) {
    if (index < current) continue;
    raw.exec(migration.sql);
    raw
      .prepare('INSERT INTO migrations (number, name, applied_at) VALUES (?, ?, ?)')
      .run(index + 1, migration.name, new Date().toISOString());
  }
}
