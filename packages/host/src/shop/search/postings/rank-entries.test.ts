import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Criteria, Phrase } from '../criteria.ts';
import { type Entry, FIELDS, type Match } from '../entry.ts';
import { expressionOf } from '../fts5.ts';
import { addEntry, openSegment } from './build-segment.ts';
import { rankEntries, searchSegments } from './rank-entries.ts';

const KINDS = ['product', 'collection', 'page'] as const;

/** Few words, so that some entries have several of a query, next to each other too; some begin like others. */
const word = fc.constantFrom('silk', 'silken', 'sil', 'dress', 'dresses', 'red', 'coat', '100', 'xl');
const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));
const entries = fc
  .array(fc.record({ title: text, keywords: text, body: text, codes: text, kind: fc.constantFrom(...KINDS) }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((list) => list.map((entry, index): Entry => ({ ...entry, id: index + 1 })));

const phrase: fc.Arbitrary<Phrase> = fc.record({
  words: fc.array(fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: fc.constant('d') }), {
    minLength: 1,
    maxLength: 2,
  }),
  isOpen: fc.boolean(),
});
const criteria: fc.Arbitrary<Criteria> = fc.record({
  all: fc.array(fc.array(phrase, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  fields: fc.subarray([...FIELDS], { minLength: 1 }),
  kinds: fc.constant(KINDS),
  locale: fc.constant(''),
  limit: fc.constantFrom(1, 3, 100),
});

/** What FTS5 finds. */
function inFts5(list: readonly Entry[], { limit, ...query }: Criteria): Match[] {
  const db = new DatabaseSync(':memory:');
  db.exec(`create virtual table search_index using fts5 (title, keywords, body, codes, kind unindexed, entity_id unindexed,
    tokenize = "unicode61 remove_diacritics 2", prefix = '2 3')`);
  const insert = db.prepare('insert into search_index values (?, ?, ?, ?, ?, ?)');
  for (const { title, keywords, body, codes, kind, id } of list) insert.run(title, keywords, body, codes, kind, id);
  const rows = db
    .prepare(`select kind, entity_id as id from search_index where search_index match ?
      order by bm25(search_index, 10, 4, 1, 6), entity_id limit ?`)
    .all(expressionOf(query), limit);
  db.close();
  return rows.map(({ kind, id }) => ({ kind: KINDS.find((name) => name === kind) ?? 'article', id: Number(id) }));
}

/** What is found in posting lists, in segments of few entries each. */
function inPostings(list: readonly Entry[], query: Criteria, size: number): Match[] {
  const segments = KINDS.flatMap((kind) => {
    const own = list.filter((entry) => entry.kind === kind);
    return own.flatMap((_, start) => (start % size === 0 ? [own.slice(start, start + size)] : []));
  }).map((own, id) => {
    const segment = openSegment(own[0]?.kind ?? 'product');
    for (const entry of own) addEntry(segment, entry);
    return { id, ...segment };
  });
  const read = segments.map(({ id, kind, ids, lengths, lists }) => ({
    id,
    kind,
    entries: ids.length,
    words: lengths.reduce((sum, length) => sum + length, 0),
    lists: new Map(
      query.fields.map((field) => [
        field,
        new Map([...lists[field]].map(([term, { bytes }]) => [term, Uint8Array.from(bytes)])),
      ]),
    ),
  }));
  return rankEntries(query, searchSegments(query, read), new Map(segments.map((segment) => [segment.id, segment])));
}

it('finds what FTS5 finds, in the same order', { tags: ['scale-12'] }, () => {
  fc.assert(
    fc.property(entries, criteria, fc.integer({ min: 1, max: 20 }), (list, query, size) => {
      expect(inPostings(list, query, size)).toEqual(inFts5(list, query));
    }),
    { numRuns: 500 },
  );
});
