import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { fold } from '../fold.ts';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Marks the typed part of a phrase, from `at` on, and what completes it, as themes print it without asking. */
export function styledText(phrase: string, at: number, typed: number): string {
  const span = (text: string): string => (text === '' ? '' : `<span>${escapeHtml(text)}</span>`);
  const mark = `<mark>${escapeHtml(phrase.slice(at, at + typed))}</mark>`;
  return `${span(phrase.slice(0, at))}${mark}${span(phrase.slice(at + typed))}`;
}

/** Where the typed text begins a word of the phrase; -1 where folding moved the letters, and nothing can be marked. */
function placeOf(typed: string, phrase: string, folded: string): number {
  if (folded.length !== phrase.length) return -1;
  if (folded.startsWith(typed)) return 0;
  const at = folded.replaceAll('-', ' ').indexOf(` ${typed}`);
  return at < 0 ? -1 : at + 1;
}

/** Phrases of the shop that begin as the shopper typed, or have a word that does; the weightiest first. */
export async function suggestedQueries(
  db: Kysely<Database>,
  terms: string,
  limit: number,
  locale = '',
): Promise<{ text: string; styledText: string }[]> {
  const typed = fold(terms.slice(0, 200)).trim().replace(/\s+/g, ' ');
  if (typed.length < 2) return [];
  const safe = typed.replace(/[\\%_]/g, '\\$&');
  const rows = await db
    .selectFrom('search_phrases')
    .where('locale', '=', locale)
    .where(({ eb, or }) =>
      or([
        eb.and([eb('folded', '>=', typed), eb('folded', '<', `${typed}\u{10ffff}`)]),
        // Without saying what escapes, the database takes the backslash for a letter.
        sql<SqlBool>`replace(folded, '-', ' ') like ${`% ${safe}%`} escape '\\'`,
      ]),
    )
    .select(['phrase', 'folded', 'weight'])
    .orderBy('weight', 'desc')
    .orderBy('phrase')
    .limit(limit * 3)
    .execute();
  const starts = rows.filter((row) => row.folded.startsWith(typed));
  const ordered = [...starts, ...rows.filter((row) => !row.folded.startsWith(typed))].slice(0, limit);
  return ordered.map(({ phrase, folded }) => {
    const at = placeOf(typed, phrase, folded);
    return { text: phrase, styledText: at < 0 ? escapeHtml(phrase) : styledText(phrase, at, typed.length) };
  });
}
