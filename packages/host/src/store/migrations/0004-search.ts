/** Full text. Only shop/search/search-index.ts and this file know that it is SQLite's FTS5. */
export const search = `
CREATE VIRTUAL TABLE search_index USING fts5 (
  title, keywords, body, codes,
  kind UNINDEXED, entity_id UNINDEXED,
  tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
/* Words of the index with the number of rows that have them: near misses and suggested queries come from here. */
CREATE VIRTUAL TABLE search_words USING fts5vocab (search_index, row);
CREATE TABLE search_phrases (phrase TEXT PRIMARY KEY, folded TEXT NOT NULL, weight INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX search_phrases_by_start ON search_phrases (folded);
`;
