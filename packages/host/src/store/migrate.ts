import type { DatabaseSync } from 'node:sqlite';
import { Migrator } from 'kysely/migration';
import { compatibleFrom } from './compatible.ts';
import { migrations } from './migrations/index.ts';
import type { Connection } from './sqlite.ts';

/** The number of the newest migration this program knows. */
export const newestSchema = Object.keys(migrations).length;

/** The number of the last migration of a database; 0 where it is new, or another program's. */
export function schemaOf(raw: DatabaseSync): number {
  const ours = raw.prepare("SELECT 1 FROM pragma_table_info('migrations') WHERE name = 'number'").get();
  return ours ? Number(raw.prepare('SELECT coalesce(max(number), 0) AS number FROM migrations').get()?.number ?? 0) : 0;
}

/**
 * The earliest schema whose programs can work with the database (`compatible.ts`). Its own number where nothing is stored: earlier programs have
 * stored nothing, and none before them could have worked with it.
 */
export function compatibilityOf(raw: DatabaseSync): number {
  const schema = schemaOf(raw);
  if (!raw.prepare("SELECT 1 FROM pragma_table_info('migrations') WHERE name = 'compatible_from'").get()) return schema;
  const row = raw.prepare('SELECT compatible_from AS earliest FROM migrations WHERE number = ?').get(schema);
  return Number(row?.earliest ?? schema);
}

/** Whether a database has anything in it. */
export function hasTables(raw: DatabaseSync): boolean {
  return raw.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined;
}

/** The message for a database that has tables, but none of this program. */
export const FOREIGN = 'This is not a database of Vitrine, but of another program.';

/**
 * The message for a database that a newer version has brought further than this one can work with; null for others.
 * @param earliest its `compatible_from`.
 */
export function tooNew(schema: number, earliest = schema): string | null {
  return schema <= newestSchema || earliest <= newestSchema
    ? null
    : `This database was written by a newer version of Vitrine (schema ${schema}, this version knows ${newestSchema}). Update Vitrine first.`;
}

/**
 * Kysely's migrator reads and writes `name` and `timestamp` of its table. `number` counts by itself: it is what every version of this program, the
 * ones before Kysely's migrator included, compares to refuse a database that is newer than itself.
 */
const TABLE =
  'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, timestamp TEXT NOT NULL, compatible_from INTEGER)';

/** Earlier versions kept the table by themselves: `applied_at` instead of `timestamp`, and names without their number. */
function adoptOlderTable(raw: DatabaseSync): void {
  if (!raw.prepare("SELECT 1 FROM pragma_table_info('migrations') WHERE name = 'applied_at'").get()) return;
  raw.exec('ALTER TABLE migrations RENAME COLUMN applied_at TO timestamp');
  raw.exec("UPDATE migrations SET name = printf('%04d-%s', number, name)");
}

/** Versions up to schema 28 stored no `compatible_from`. */
function addCompatibility(raw: DatabaseSync): void {
  if (raw.prepare("SELECT 1 FROM pragma_table_info('migrations') WHERE name = 'compatible_from'").get()) return;
  raw.exec('ALTER TABLE migrations ADD COLUMN compatible_from INTEGER');
}

/**
 * Brings the database forward to this version's schema with Kysely's migrator. There is no way back: the caller refuses a database that is newer than the program
 * (`tooNew`). Runs inside the caller's transaction, which undoes all of it where one migration fails. Throws that migration's error.
 */
export async function migrate<Schema>({ raw, db }: Connection<Schema>): Promise<void> {
  adoptOlderTable(raw());
  raw().exec(TABLE);
  addCompatibility(raw());
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          // A migration is several statements, which Kysely cannot run as one query.
          Object.entries(migrations).map(([name, sql]) => [name, { up: async () => raw().exec(sql) }]),
        ),
    },
    migrationTableName: 'migrations',
    disableTransactions: true,
    // Their order is that of `number`: a clock that was set back between two of them must not stop the shop.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  const note = raw().prepare('UPDATE migrations SET compatible_from = ? WHERE number = ? AND compatible_from IS NULL');
  for (let number = 1; number <= newestSchema; number += 1) note.run(compatibleFrom(number), number);
}
