import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/schema.ts';
import { fold } from './fold.ts';
import { askedIds } from './id-query.ts';
import type { Id } from './types.ts';

/** More than this is no search, but somebody pasting a page. */
const MAX_WORDS = 12;
const MAX_WORD = 40;
/** Best matches looked at; the platform stops at as many pages too. */
const MAX_MATCHES = 5000;

/** The words of a query as the index has them; whatever the shopper typed, no operator of the full-text language survives. */
export function wordsOf(text: string): string[] {
  const words = fold(text.slice(0, 1000)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD));
}

/** Whether one insertion, deletion, change or swap of neighbours makes `a` into `b` or into its beginning. */
export function isNear(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const rest = (text: string, skip: number): string => text.slice(start + skip);
  if (start === a.length) return true;
  return (
    rest(b, 1).startsWith(rest(a, 1)) ||
    rest(b, 0).startsWith(rest(a, 1)) ||
    rest(b, 1).startsWith(rest(a, 0)) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(b, 2).startsWith(rest(a, 2)))
  );
}

/** A word the index knows that is at most one slip after the first four letters away (contract §1.10), the commonest first. */
async function corrected(db: Kysely<Database>, word: string): Promise<string[]> {
  if (word.length < 5) return [];
  const start = word.slice(0, 4);
  const rows = await sql<{ term: string }>`
    select term from search_words where term >= ${start} and term < ${`${start}\u{10ffff}`} order by doc desc limit 500`.execute(
    db,
  );
  return rows.rows
    .map((row) => row.term)
    .filter((term) => isNear(word, term))
    .slice(0, 5);
}

async function isKnown(db: Kysely<Database>, word: string, prefix: boolean): Promise<boolean> {
  const rows =
    await sql`select 1 from search_words where term >= ${word} and term < ${prefix ? `${word}\u{10ffff}` : `${word}\u{0}`} limit 1`.execute(
      db,
    );
  return rows.rows.length > 0;
}

/**
 * The query in the full-text language: every word must be there; the last may be the beginning of one where `prefix`; a word
 * nothing has is replaced by near ones. Null where there is nothing to look for. `columns` limits where.
 */
export async function matchExpression(
  db: Kysely<Database>,
  text: string,
  prefix: boolean,
  columns?: readonly string[],
): Promise<string | null> {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const parts: string[] = [];
  for (const [index, word] of words.entries()) {
    const open = prefix && index === words.length - 1;
    const quoted = `"${word}"${open ? '*' : ''}`;
    if (await isKnown(db, word, open)) parts.push(quoted);
    else {
      const near = await corrected(db, word);
      parts.push(near.length > 0 ? `(${near.map((term) => `"${term}"`).join(' OR ')})` : quoted);
    }
  }
  const expression = parts.join(' AND ');
  return columns ? `{${columns.join(' ')}} : (${expression})` : expression;
}

export interface Match {
  kind: 'product' | 'collection' | 'page' | 'article';
  id: Id;
}

/** What matches, best first: titles weigh most, then keywords and numbers, then texts. */
export async function matches(
  db: Kysely<Database>,
  text: string,
  options: {
    kinds: readonly Match['kind'][];
    prefix: boolean;
    /** A language the shop is translated to; its own when absent. */
    locale?: string | undefined;
    limit?: number;
    columns?: readonly string[] | undefined;
  },
): Promise<Match[]> {
  const asked = askedIds(text);
  if (asked) return options.kinds.includes('product') ? asked.map((id) => ({ kind: 'product', id })) : [];
  const expression = await matchExpression(db, text, options.prefix, options.columns);
  if (expression === null) return [];
  const rows = await sql<Match>`
    select kind, entity_id as id from search_index
    where search_index match ${expression} and locale = ${options.locale ?? ''}
      and kind in (select value from json_each(${JSON.stringify(options.kinds)}))
    order by bm25(search_index, 10.0, 4.0, 1.0, 6.0), entity_id limit ${options.limit ?? MAX_MATCHES}`.execute(db);
  return rows.rows;
}

/** Ids of the products a search finds, best first; what is not published any more is the caller's to leave out. */
export async function matchingProducts(
  db: Kysely<Database>,
  text: string,
  options: { prefix: boolean; locale?: string | undefined },
): Promise<Id[]> {
  return (await matches(db, text, { kinds: ['product'], ...options })).map((match) => match.id);
}
