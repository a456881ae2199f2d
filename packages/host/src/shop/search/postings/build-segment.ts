import { type Entry, FIELDS, type Field } from '../entry.ts';
import { termOf, tokensOf } from '../search-words.ts';
import { append, emptyList, type OpenList } from './posting-list.ts';

/** Entries of a segment at most: as many as are built in memory at once, and few enough that a word has few lists. */
export const SEGMENT = 32_768;

/** A segment that is being built. */
export interface OpenSegment {
  kind: Entry['kind'];
  ids: number[];
  lengths: number[];
  lists: Readonly<Record<Field, Map<string, OpenList>>>;
}

export const openSegment = (kind: Entry['kind']): OpenSegment => ({
  kind,
  ids: [],
  lengths: [],
  lists: { title: new Map(), keywords: new Map(), body: new Map(), codes: new Map() },
});

/** Adds the last of a segment's entries. */
export function addEntry({ ids, lengths, lists }: OpenSegment, entry: Entry): void {
  const place = ids.length;
  let length = 0;
  for (const field of FIELDS) {
    const positions = new Map<string, number[]>();
    const words = tokensOf(entry[field]);
    for (const [position, word] of words.entries()) {
      const term = termOf(word);
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
