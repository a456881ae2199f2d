import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../store/schema.ts';
import type { Criteria, Phrase } from '../criteria.ts';
import { type Entry, FIELDS, type Field } from '../entry.ts';

/** Sorts after every other character. */
const LAST = '\u{10ffff}';

/** Words that one beginning stands for, in a field of a segment: `59` begins a million barcodes. */
const MOST_WORDS = 500;

/** A segment, and where the words of a query are in it. */
export interface SegmentLists {
  id: number;
  kind: Entry['kind'];
  /** How many. */
  entries: number;
  /** Words of all entries together. */
  words: number;
  /** By field and word; those that the segment does not have are missing. */
  lists: ReadonlyMap<Field, ReadonlyMap<string, Uint8Array>>;
}

interface Row extends Omit<SegmentLists, 'lists'> {
  field: Field | null;
  term: string;
  list: Uint8Array;
}

/** All segments that are searched, whether they have words of the query or not. */
export async function readPostings(
  db: Kysely<Database>,
  { all, fields, kinds, locale }: Criteria,
): Promise<SegmentLists[]> {
  const phrases = all.flat();
  const exact = [...new Set(phrases.flatMap(({ words, isOpen }) => (isOpen ? words.slice(0, -1) : words)))];
  const starts = [...new Set(phrases.flatMap(({ words, isOpen }) => (isOpen ? words.slice(-1) : [])))];
  // One statement: an import replaces both tables at once. The words of a beginning are taken from the index alone, in its order, and the planner
  // is not told how many: it would read all of them from the table and sort them.
  const { rows } = await sql<Row>`
    select s.id, s.kind, s.entries, s.words, p.field, p.term, p.list
    from search_segments s left join lateral (
      select field, term, list from search_postings
      where segment = s.id and field = any(${fields}) and term = any(${exact})
      union all
      select f.name, begun.term,
        (select list from search_postings where segment = s.id and field = f.name and term = begun.term)
      from unnest(${fields}::text[]) as f (name), unnest(${starts}::text[]) as b (start), lateral (
        select term from search_postings
        where segment = s.id and field = f.name and term >= b.start and term < b.start || ${LAST}
        order by term limit (select ${MOST_WORDS}::bigint)
      ) as begun
    ) p on true
    where s.locale = ${locale} and s.kind = any(${kinds})`.execute(db);
  const segments = new Map<number, SegmentLists & { lists: Map<Field, Map<string, Uint8Array>> }>();
  for (const { field, term, list, ...row } of rows) {
    const segment = segments.get(row.id) ?? { ...row, lists: new Map<Field, Map<string, Uint8Array>>() };
    segments.set(row.id, segment);
    if (field === null) continue;
    const ofField = segment.lists.get(field) ?? new Map<string, Uint8Array>();
    segment.lists.set(field, ofField.set(term, list));
  }
  return [...segments.values()];
}

/** `hasPhrase` on PostgreSQL. */
export async function isInPostings(
  db: Kysely<Database>,
  locale: string,
  { words, isOpen = false }: Phrase,
): Promise<boolean> {
  const [word = ''] = words;
  const { rows } = await sql`
    select 1 from search_segments s join search_postings p on p.segment = s.id
    where s.locale = ${locale} and p.field = any(${FIELDS}) and p.term >= ${word} and p.term <= ${isOpen ? word + LAST : word}
    limit 1`.execute(db);
  return rows.length > 0;
}
