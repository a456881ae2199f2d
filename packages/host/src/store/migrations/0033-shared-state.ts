/** What processes of a shop must find of each other: results of forms, and the drafts and editors of the theme editor. */
export const sharedState = `
/* Of a form, for the next page of the browser that sent it. */
CREATE TABLE flashes (
  token_hash TEXT PRIMARY KEY,
  /* JSON: results by the id of their form. */
  body TEXT NOT NULL,
  /* ms since 1970 */
  until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX flashes_by_end ON flashes (until);

CREATE TABLE editor_drafts (
  id TEXT PRIMARY KEY,
  /* Grows with each change of its files; each file has that of its last one. */
  version INTEGER NOT NULL,
  /* JSON: what its preview is viewed as, and the cookies of its visitor. */
  visitor TEXT NOT NULL,
  /* ms since 1970 */
  used_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE editor_draft_files (
  draft TEXT NOT NULL REFERENCES editor_drafts (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  version INTEGER NOT NULL,
  /* JSON; \`null\`: the theme's own counts. */
  body TEXT NOT NULL,
  PRIMARY KEY (draft, path)
) WITHOUT ROWID;

/* A page of the theme editor that listens to its host. */
CREATE TABLE open_editors (
  page TEXT PRIMARY KEY,
  /* Id of its draft: two pages of one editor are one. */
  editor TEXT NOT NULL,
  /* ms since 1970 */
  seen_at INTEGER NOT NULL
) WITHOUT ROWID;

/* Id of the draft that was saved; empty where it was no editor. */
ALTER TABLE theme_saves ADD COLUMN editor TEXT NOT NULL DEFAULT '';
`;
