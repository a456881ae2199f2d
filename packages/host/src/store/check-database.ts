import type { DatabaseSync } from 'node:sqlite';
import { fileDamage, sizeOf } from './database-file.ts';
import { compatibilityOf, FOREIGN, schemaOf, tooNew } from './migrate.ts';
import { openReadOnly } from './open-reader.ts';
import { faultOf, type StoreFault } from './store-error.ts';

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

/** What is wrong with the pages and indexes of an open database, and with its full-text index, as sentences. */
function brokenPages(raw: DatabaseSync): string[] {
  const broken = textsOf(raw, 'PRAGMA integrity_check(100)', 'integrity_check').filter((text) => text !== 'ok');
  return broken.length > 0 ? [`The database is damaged: ${some(broken)}.`] : [];
}

/** What is wrong with an open database, as sentences: its pages and indexes, its full-text index, its references, its schema. */
export function databaseProblems(raw: DatabaseSync): string[] {
  try {
    const broken = brokenPages(raw);
    if (broken.length > 0) return broken;
    const schema = schemaOf(raw);
    if (schema === 0) return [FOREIGN];
    const newer = tooNew(schema, compatibilityOf(raw));
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

/** Opens a file and checks it; errors become problems. */
function checked(file: string, problemsOf: (raw: DatabaseSync) => string[]): { schema: number; problems: string[] } {
  const damage = fileDamage(file);
  if (damage !== null) return { schema: 0, problems: [damage] };
  if (sizeOf(file) === 0) return { schema: 0, problems: [`${file} is empty.`] };
  try {
    const raw = openReadOnly(file);
    try {
      const problems = problemsOf(raw);
      return { schema: problems.length === 0 ? schemaOf(raw) : 0, problems };
    } finally {
      raw.close();
    }
  } catch (error) {
    const sentences: Partial<Record<StoreFault, string>> = {
      busy: `${file} is being written by another program. Wait until that has ended.`,
      damaged: `${file} is damaged, or not whole: is it still being copied?`,
    };
    const reason = error instanceof Error ? error.message : String(error);
    return { schema: 0, problems: [sentences[faultOf(error) ?? 'disk'] ?? `${file} cannot be read: ${reason}`] };
  }
}

/** Opens a file and checks all of it. The number of its schema, or what is wrong with it as sentences. */
export function checkFile(file: string): { schema: number; problems: string[] } {
  return checked(file, databaseProblems);
}

/** What is wrong with the pages and indexes of a file, whatever is in them. */
export function pageProblems(file: string): string[] {
  return checked(file, brokenPages).problems;
}
