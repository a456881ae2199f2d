import type { DatabaseSync } from 'node:sqlite';
import { schemaOf, tooNew } from './migrate.ts';
import { openDriver } from './sqlite.ts';
import { faultOf } from './store-error.ts';

/** Findings of one kind that are named before the rest is only counted. */
const NAMED = 5;

function textsOf(raw: DatabaseSync, query: string, column: string): string[] {
  return raw
    .prepare(query)
    .all()
    .map((row) => String(row[column] ?? ''));
}

function some(texts: readonly string[]): string {
  const more = texts.length > NAMED ? `; and ${texts.length - NAMED} more` : '';
  return `${texts.slice(0, NAMED).join('; ')}${more}`;
}

/** What is wrong with an open database, as sentences: its pages and indexes, its full-text index, its references, its schema. */
export function databaseProblems(raw: DatabaseSync): string[] {
  try {
    const broken = textsOf(raw, 'PRAGMA integrity_check(100)', 'integrity_check').filter((text) => text !== 'ok');
    if (broken.length > 0) return [`The database is damaged: ${some(broken)}.`];
    const schema = schemaOf(raw);
    if (schema === 0) return ['This is not a database of Vitrine: it has no schema.'];
    const newer = tooNew(schema);
    if (newer !== null) return [newer];
    const lost = textsOf(
      raw,
      'SELECT DISTINCT "table" || \' without \' || parent AS text FROM pragma_foreign_key_check',
      'text',
    );
    return lost.length > 0 ? [`Rows refer to others that are gone: ${some(lost)}.`] : [];
  } catch (error) {
    if (faultOf(error) !== 'damaged') throw error;
    return [`The database is damaged: ${error instanceof Error ? error.message : String(error)}.`];
  }
}

/** Opens a file that nobody else writes and checks all of it. The number of its schema, or what is wrong with it. */
export function checkFile(file: string): { schema: number; problems: string[] } {
  try {
    const raw = openDriver(file, { readOnly: true });
    try {
      const problems = databaseProblems(raw);
      return { schema: problems.length === 0 ? schemaOf(raw) : 0, problems };
    } finally {
      raw.close();
    }
  } catch (error) {
    return {
      schema: 0,
      problems: [`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`],
    };
  }
}
