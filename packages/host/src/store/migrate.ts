import type { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations/index.ts';

function currentVersion(raw: DatabaseSync): number {
  raw.exec(
    'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL)',
  );
  return Number(raw.prepare('SELECT coalesce(max(number), 0) AS number FROM migrations').get()?.number ?? 0);
}

/**
 * Brings the database forward to this version's schema, all of it or nothing. There is no way back: a database that is newer
 * than the program is refused.
 */
export function migrate(raw: DatabaseSync): void {
  raw.exec('BEGIN IMMEDIATE');
  try {
    const current = currentVersion(raw);
    const newest = migrations.length;
    if (current > newest) {
      throw new Error(
        `This data directory was written by a newer version of Vitrine (schema ${current}, this version knows ${newest}). Update Vitrine, or use another --data directory.`,
      );
    }
    for (const [index, migration] of migrations.entries()) {
      if (index < current) continue;
      raw.exec(migration.sql);
      raw
        .prepare('INSERT INTO migrations (number, name, applied_at) VALUES (?, ?, ?)')
        .run(index + 1, migration.name, new Date().toISOString());
    }
    raw.exec('COMMIT');
  } catch (error) {
    if (raw.isTransaction) raw.exec('ROLLBACK');
    throw error;
  }
}
