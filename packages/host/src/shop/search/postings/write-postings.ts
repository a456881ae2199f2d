import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../store/writer.ts';
import { type EntryWriter, FIELDS } from '../entry.ts';
import { addEntry, type OpenSegment, openSegment, SEGMENT } from './build-segment.ts';

/** Lists written together. */
const TOGETHER = 2000;

async function writeSegment(tx: Tx, locale: string, { kind, ids, lengths, lists }: OpenSegment): Promise<void> {
  // Nodes cache segments by their ids, which therefore no later index may have again.
  const id = randomInt(2 ** 48 - 1);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const [idBytes, lengthBytes] = [
    Buffer.from(Float64Array.from(ids).buffer),
    Buffer.from(Uint32Array.from(lengths).buffer),
  ];
  await sql`insert into search_segments (id, locale, kind, entries, words, entity_ids, lengths)
    values (${id}, ${locale}, ${kind}, ${ids.length}, ${words}, ${idBytes}, ${lengthBytes})`.execute(tx);
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
