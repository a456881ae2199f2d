import { migrations as sqliteMigrations } from '../../migrations/index.ts';
import { baseline } from './0028-baseline.ts';
import { uploads } from './0029-uploads.ts';
import { purges } from './0030-purges.ts';
import { searchPostings } from './0031-search-postings.ts';
import { listingIndex } from './0032-listing-index.ts';
import { sharedState } from './0033-shared-state.ts';
import type { PostgresMigration } from './migration.ts';

/** SQLite's last migration that PostgreSQL has in its first one. */
export const LAST_IN_BASELINE = '0028-theme-edits';

/**
 * PostgreSQL's migrations by name, in order. A released migration is never edited and nothing is ever put between two: the next change is a
 * new file at the end, of the same name in `store/migrations/` and here, also where one engine has nothing to do (its text is empty).
 */
export const postgresMigrations: Readonly<Record<string, PostgresMigration>> = {
  '0028-baseline': baseline,
  '0029-uploads': uploads,
  '0030-purges': purges,
  '0031-search-postings': searchPostings,
  '0032-listing-index': listingIndex,
  '0033-shared-state': sharedState,
};

/** The number of the first migration: SQLite has got as far after its last one in the baseline, so both engines count alike from there. */
export const BASELINE_NUMBER = Object.keys(sqliteMigrations).indexOf(LAST_IN_BASELINE) + 1;

/** The number that the `migrations` table has of a migration; as SQLite's of the same name. Throws where there is none of that name. */
export function schemaNumber(name: string): number {
  const index = Object.keys(postgresMigrations).indexOf(name);
  if (index < 0) throw new Error(`PostgreSQL has no migration ${name}`);
  return BASELINE_NUMBER + index;
}

/** The number of the newest migration this program knows for PostgreSQL. */
export const newestPostgresSchema = BASELINE_NUMBER + Object.keys(postgresMigrations).length - 1;

/** All steps of the tables that an import replaces: makes them, empty, in the first schema of `search_path`. */
export const replacedTables = (): string =>
  Object.values(postgresMigrations)
    .map(({ replaced }) => replaced)
    .join('\n');
