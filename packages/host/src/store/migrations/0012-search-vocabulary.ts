/** The words of titles and keywords, by language, with the number of entries that have them. Filled by the next import. */
export const searchVocabulary = `
CREATE TABLE search_vocabulary (
  locale TEXT NOT NULL, term TEXT NOT NULL, length INTEGER NOT NULL, entries INTEGER NOT NULL,
  PRIMARY KEY (locale, term)
) WITHOUT ROWID;
CREATE INDEX search_vocabulary_by_length ON search_vocabulary (locale, length);
`;
