import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../store/writer.ts';
import { type Entry, FIELDS, type Field } from '../entry.ts';
import type { EntryWriter } from '../full-text.ts';
import { MOST_OF_WORD, tokensOf } from '../search-words.ts';
import { append, emptyList, type OpenList } from './posting-list.ts';

/** Entries of a segment at most: as many as are built in memory at once, and few enough that a word has few lists. */
export const SEGMENT = 65_536;

/** Lists written together. */
const TOGETHER = 2000;

/** A segment that is being built. */
interface OpenSegment {
  kind: Entry['kind'];
  ids: number[];
  lengths: number[];
  lists: Readonly<Record<Field, Map<string, OpenList>>>;
}

const openSegment = (kind: Entry['kind']): OpenSegment => ({
  kind,
  ids: [],
  lengths: [],
  lists: { title: new Map(), keywords: new Map(), body: new Map(), codes: new Map() },
});

function addEntry({ ids, lengths, lists }: OpenSegment, entry: Entry): void {
  const place = ids.length;
  let length = 0;
  for (const field of FIELDS) {
    const positions = new Map<string, number[]>();
    const words = tokensOf(entry[field]);
    for (const [position, word] of words.entries()) {
      const term = word.slice(0, MOST_OF_WORD);
      const known = positions.get(term);
      if (known) known.push(position);
      else positions.set(term, [position]);
    }
    for (const [term, at] of positions) {
      const list = lists[field].get(term) ?? emptyList();
      append(list, place, at);
      lists[field].set(term, list);
    }
    length += words.length;
  }
  ids.push(entry.id);
  lengths.push(length);
}

async function writeSegment(tx: Tx, locale: string, { kind, ids, lengths, lists }: OpenSegment): Promise<void> {
  // Nodes cache segments by their ids, which therefore no later index may have again.
  const id = randomInt(2 ** 48 - 1);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const [idBytes, lengthBytes] = [
    Buffer.from(Float64Array.from(ids).buffer),
    Buffer.from(Uint32Array.from(lengths).buffer),
  ];
  await sql`insert into search_segments (id, locale, kind, first_id, entries, words, entity_ids, lengths)
    values (${id}, ${locale}, ${kind}, ${ids[0] ?? 0}, ${ids.length}, ${words}, ${idBytes}, ${lengthBytes})`.execute(
    tx,
  );
  for (const field of FIELDS) {
    const terms = [...lists[field]];
    for (let start = 0; start < terms.length; start += TOGETHER) {
      const some = terms.slice(start, start + TOGETHER);
      await sql`insert into search_postings (segment, field, term, list)
        select ${id}, ${field}, term, list from unnest(
          ${some.map(([term]) => term)}::text[], ${some.map(([, { bytes }]) => Buffer.from(bytes))}::bytea[]
        ) as lists (term, list)`.execute(tx);
    }
  }
}

/** Writes the entries of a language as segments and posting lists. */
export function postingsWriter(tx: Tx, locale: string): EntryWriter {
  let segment: OpenSegment | undefined;
  const end = async () => {
    if (segment) await writeSegment(tx, locale, segment);
    segment = undefined;
  };
  return {
    async add(entry) {
      if (segment && (segment.kind !== entry.kind || segment.ids.length >= SEGMENT)) await end();
      segment ??= openSegment(entry.kind);
      addEntry(segment, entry);
    },
    end,
  };
}

export async function clearPostings(tx: Tx): Promise<void> {
  await sql`delete from search_postings`.execute(tx);
  await sql`delete from search_segments`.execute(tx);
}
