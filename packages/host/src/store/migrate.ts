import type { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations/index.ts';

/** The number of the newest migration this program knows. */
export const newestSchema = migrations.length;

/** The number of the last migration of a database; 0 where it is new, or another program's. */
export function schemaOf(raw: DatabaseSync): number {
  const ours = raw.prepare("SELECT 1 FROM pragma_table_info('migrations') WHERE name = 'number'").get();
  return ours ? Number(raw.prepare('SELECT coalesce(max(number), 0) AS number FROM migrations').get()?.number ?? 0) : 0;
}

/** Whether a database has anything in it. */
export function hasTables(raw: DatabaseSync): boolean {
  return raw.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined;
}

/** What is said of a database that has tables, and none of ours. */
export const FOREIGN = 'This is not a database of Vitrine, but of another program.';

/** A sentence for a database that a newer version has written; null for others. */
export function tooNew(schema: number): string | null {
  return schema <= newestSchema
    ? null
    : `This database was written by a newer version of Vitrine (schema ${schema}, this version knows ${newestSchema}). Update Vitrine first.`;
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
  for (const [index, migration] of migrations.entries()) {
    if (index < current) continue;
    raw.exec(migration.sql);
    raw
      .prepare('INSERT INTO migrations (number, name, applied_at) VALUES (?, ?, ?)')
      .run(index + 1, migration.name, new Date().toISOString());
  }
}
