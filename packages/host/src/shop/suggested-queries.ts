import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { fold } from './fold.ts';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Marks what was typed and what completes it, as themes print it without asking. */
export function styledText(phrase: string, typed: number): string {
  const [start, rest] = [phrase.slice(0, typed), phrase.slice(typed)];
  return `<mark>${escapeHtml(start)}</mark>${rest === '' ? '' : `<span>${escapeHtml(rest)}</span>`}`;
}

/** Phrases of the shop that begin as the shopper typed, or have a word that does; the weightiest first. */
export async function suggestedQueries(
  db: Kysely<Database>,
  terms: string,
  limit: number,
): Promise<{ text: string; styledText: string }[]> {
  const typed = fold(terms.slice(0, 200)).trim().replace(/\s+/g, ' ');
  if (typed.length < 2) return [];
  const safe = typed.replace(/[\\%_]/g, '\\$&');
  const rows = await db
    .selectFrom('search_phrases')
    .where(({ eb, or, fn, val }) =>
      or([
        eb.and([eb('folded', '>=', typed), eb('folded', '<', `${typed}\u{10ffff}`)]),
        eb(fn<string>('replace', ['folded', val('-'), val(' ')]), 'like', `% ${safe}%`),
      ]),
    )
    .select(['phrase', 'folded', 'weight'])
    .orderBy('weight', 'desc')
    .orderBy('phrase')
    .limit(limit * 3)
    .execute();
  const starts = rows.filter((row) => row.folded.startsWith(typed));
  return [...starts, ...rows.filter((row) => !row.folded.startsWith(typed))].slice(0, limit).map((row) => ({
    text: row.phrase,
    styledText:
      row.folded.startsWith(typed) && row.folded.length === row.phrase.length
        ? styledText(row.phrase, typed.length)
        : escapeHtml(row.phrase),
  }));
}
