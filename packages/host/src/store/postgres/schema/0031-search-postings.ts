import type { PostgresMigration } from './migration.ts';

/**
 * Full-text search (docs/decisions/0067-full-text-search-on-postgresql.md), and `lower_case`, which knows the letters of all alphabets whatever the
 * collation of its argument. The collations are tried in the order in which they come nearest to JavaScript's `toLowerCase`; every build of
 * PostgreSQL 17 has one of them, and earlier ones are built with ICU or on a system that has `C.utf8`.
 */
export const searchPostings: PostgresMigration = {
  replaced: `
DROP TABLE IF EXISTS search_index;

/* Up to 32768 entries (texts that can be found) of one kind in one language. */
CREATE TABLE search_segments (
  id bigint PRIMARY KEY,
  /* '' is the shop's own. */
  locale text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  entries bigint NOT NULL,
  /* Of all entries together. */
  words bigint NOT NULL,
  /* A float64 for each entry: what it is the text of. */
  entity_ids bytea NOT NULL,
  /* A uint32 for each entry: its words. */
  lengths bytea NOT NULL
);
CREATE INDEX search_segments_of_locale ON search_segments (locale);

/* In which entries of a segment a word is, and where (\`shop/search/postings/posting-list.ts\`). */
CREATE TABLE search_postings (
  term text COLLATE "C" NOT NULL,
  field text COLLATE "C" NOT NULL,
  segment bigint NOT NULL,
  list bytea NOT NULL,
  PRIMARY KEY (segment, field, term)
);
/* They hardly get smaller, and would be unpacked at each read. */
ALTER TABLE search_segments ALTER COLUMN entity_ids SET STORAGE EXTERNAL, ALTER COLUMN lengths SET STORAGE EXTERNAL;
ALTER TABLE search_postings ALTER COLUMN list SET STORAGE EXTERNAL;
`,
  others: `
DO $$
DECLARE letters text;
BEGIN
  SELECT quote_ident(collname) INTO letters FROM pg_collation
    WHERE collnamespace = 'pg_catalog'::regnamespace
      AND collencoding IN (-1, pg_char_to_encoding(getdatabaseencoding()))
      AND collname IN ('und-x-icu', 'pg_unicode_fast', 'pg_c_utf8', 'C.utf8', 'en_US.utf8')
    ORDER BY array_position(ARRAY['und-x-icu', 'pg_unicode_fast', 'pg_c_utf8', 'C.utf8', 'en_US.utf8'], collname::text)
    LIMIT 1;
  IF letters IS NULL THEN
    RAISE EXCEPTION 'This PostgreSQL has no collation that knows the letters of all alphabets: one with ICU is needed, or version 17.';
  END IF;
  EXECUTE format(
    'CREATE FUNCTION lower_case(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN pg_catalog.lower($1 COLLATE pg_catalog.%s)',
    letters
  );
END $$;
`,
};
