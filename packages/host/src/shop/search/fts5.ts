import { type Kysely, sql } from 'kysely';
import { insertValues } from '../../store/insert-all.ts';
import type { Database } from '../../store/schema.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Tx } from '../../store/writer.ts';
import type { Criteria, Phrase } from './criteria.ts';
import { type Entry, type EntryWriter, FIELDS, type Match, WEIGHTS } from './entry.ts';

/** Rows written together. */
const TOGETHER = 500;

const quoted = ({ words, isOpen }: Phrase): string => `"${words.join(' ')}"${isOpen ? '*' : ''}`;

/** A query in the language of FTS5. */
export function expressionOf({ all, fields }: Pick<Criteria, 'all' | 'fields'>): string {
  const expression = all.map((phrases) => `(${phrases.map(quoted).join(' OR ')})`).join(' AND ');
  return fields.length === FIELDS.length ? expression : `{${fields.join(' ')}} : (${expression})`;
}

/** `findEntries` on SQLite. */
export async function findInFts5(db: Kysely<Database>, criteria: Criteria): Promise<Match[]> {
  const weights = sql.join(FIELDS.map((field) => sql.lit(WEIGHTS[field])));
  const { rows } = await sql<Match>`
    select kind, entity_id as id from search_index
    where search_index match ${expressionOf(criteria)} and locale = ${criteria.locale} and kind in ${oneOf(criteria.kinds)}
    order by bm25(search_index, ${weights}), entity_id limit ${criteria.limit}`.execute(db);
  return rows;
}

/** `hasPhrase` on SQLite. */
export async function isInFts5(db: Kysely<Database>, locale: string, phrase: Phrase): Promise<boolean> {
  const { rows } = await sql`
    select 1 from search_index where search_index match ${quoted(phrase)} and locale = ${locale} limit 1`.execute(db);
  return rows.length > 0;
}

export async function clearFts5(tx: Tx): Promise<void> {
  await sql`delete from search_index`.execute(tx);
}

export function fts5Writer(tx: Tx, locale: string): EntryWriter {
  const columns = [...FIELDS, 'kind', 'entity_id', 'locale'];
  let waiting: unknown[][] = [];
  const end = async () => {
    await insertValues(tx, 'search_index', columns, waiting);
    waiting = [];
  };
  return {
    async add(entry: Entry) {
      waiting.push([...FIELDS.map((field) => entry[field]), entry.kind, entry.id, locale]);
      if (waiting.length >= TOGETHER) await end();
    },
    end,
  };
}
