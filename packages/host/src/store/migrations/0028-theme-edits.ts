/** What the merchant changed in the theme editor: the files of each theme as they are now, and the saves with what was there before each. */
export const themeEdits = `
CREATE TABLE theme_files (
  theme TEXT NOT NULL,
  path TEXT NOT NULL,
  /* JSON, as \`theme/edits/stored-form.ts\` makes it. */
  body TEXT NOT NULL,
  PRIMARY KEY (theme, path)
) WITHOUT ROWID;
CREATE TABLE theme_saves (
  theme TEXT NOT NULL,
  /* Counts from 1 in each theme. */
  revision INTEGER NOT NULL,
  at TEXT NOT NULL,
  note TEXT NOT NULL,
  /* The revision that it went back to. */
  restored INTEGER,
  PRIMARY KEY (theme, revision)
) WITHOUT ROWID;
CREATE TABLE theme_save_files (
  theme TEXT NOT NULL,
  revision INTEGER NOT NULL,
  path TEXT NOT NULL,
  /* As it was before the save; null where the theme's own counted. */
  before TEXT,
  PRIMARY KEY (theme, revision, path),
  FOREIGN KEY (theme, revision) REFERENCES theme_saves (theme, revision) ON DELETE CASCADE
);
`;
