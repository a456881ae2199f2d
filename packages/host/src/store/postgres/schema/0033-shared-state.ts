import type { PostgresMigration } from './migration.ts';

/** What nodes of a shop must find of each other: results of forms, the drafts and editors of the theme editor, and the numbers of orders. */
export const sharedState: PostgresMigration = {
  replaced: '',
  others: `
/* Of a form, for the next page of the browser that sent it. */
CREATE TABLE flashes (
  token_hash text COLLATE "C" PRIMARY KEY,
  /* JSON: results by the id of their form. */
  body text COLLATE "C" NOT NULL,
  /* ms since 1970 */
  until bigint NOT NULL
);
CREATE INDEX flashes_by_end ON flashes (until);

CREATE TABLE editor_drafts (
  id text COLLATE "C" PRIMARY KEY,
  /* Grows with each change of its files; each file has that of its last one. */
  version bigint NOT NULL,
  /* JSON: what its preview is viewed as, and the cookies of its visitor. */
  visitor text COLLATE "C" NOT NULL,
  /* ms since 1970 */
  used_at bigint NOT NULL
);
CREATE TABLE editor_draft_files (
  draft text COLLATE "C" NOT NULL REFERENCES editor_drafts (id) ON DELETE CASCADE,
  path text COLLATE "C" NOT NULL,
  version bigint NOT NULL,
  /* JSON; \`null\`: the theme's own counts. */
  body text COLLATE "C" NOT NULL,
  PRIMARY KEY (draft, path)
);

/* A page of the theme editor that listens to its host. */
CREATE TABLE open_editors (
  page text COLLATE "C" PRIMARY KEY,
  /* Id of its draft: two pages of one editor are one. */
  editor text COLLATE "C" NOT NULL,
  /* ms since 1970 */
  seen_at bigint NOT NULL
);

/* Id of the draft that was saved; empty where it was no editor. */
ALTER TABLE theme_saves ADD COLUMN editor text COLLATE "C" NOT NULL DEFAULT '';

/* The last number of an order (\`store/sql/order-number.ts\`). A row that counts them would make each order wait for the one before. */
CREATE SEQUENCE order_numbers MINVALUE 1000 START 1001;
SELECT setval('order_numbers', greatest(1000, (SELECT max(number) FROM orders)));
`,
};
