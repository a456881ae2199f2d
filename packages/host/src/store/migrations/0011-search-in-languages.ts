/** Search in the visitor's language: an entry of each text for each language ('' is the shop's own). Filled by the next import. */
export const searchInLanguages = `
DROP TABLE search_words;
DROP TABLE search_index;
CREATE VIRTUAL TABLE search_index USING fts5 (
  title, keywords, body, codes,
  kind UNINDEXED, entity_id UNINDEXED, locale UNINDEXED,
  tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
CREATE VIRTUAL TABLE search_words USING fts5vocab (search_index, row);
DROP TABLE search_phrases;
CREATE TABLE search_phrases (
  locale TEXT NOT NULL, phrase TEXT NOT NULL, folded TEXT NOT NULL, weight INTEGER NOT NULL,
  PRIMARY KEY (locale, phrase)
) WITHOUT ROWID;
CREATE INDEX search_phrases_by_start ON search_phrases (locale, folded);
`;
