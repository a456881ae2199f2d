/** What search reads: an entry of each text in each language, phrases to suggest, and the words of titles. */
export const search = `
/* An entry of each text in each language; '' is the shop's own. */
CREATE TABLE search_index (
  title text COLLATE "C" NOT NULL,
  keywords text COLLATE "C" NOT NULL,
  body text COLLATE "C" NOT NULL,
  codes text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  entity_id bigint NOT NULL,
  locale text COLLATE "C" NOT NULL
);

CREATE TABLE search_phrases (
  locale text COLLATE "C" NOT NULL, phrase text COLLATE "C" NOT NULL, folded text COLLATE "C" NOT NULL, weight bigint NOT NULL,
  PRIMARY KEY (locale, phrase)
);
CREATE INDEX search_phrases_by_start ON search_phrases (locale, folded);

CREATE TABLE search_vocabulary (
  locale text COLLATE "C" NOT NULL, term text COLLATE "C" NOT NULL, length bigint NOT NULL, entries bigint NOT NULL,
  PRIMARY KEY (locale, term)
);
CREATE INDEX search_vocabulary_by_length ON search_vocabulary (locale, length);
`;
