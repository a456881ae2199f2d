/** What the merchant changed in the theme editor: the files of each theme as they are now, and the saves with what was there before each. */
export const themeEdits = `
CREATE TABLE theme_files (
  theme text COLLATE "C" NOT NULL,
  path text COLLATE "C" NOT NULL,
  /* JSON, as \`theme/edits/stored-form.ts\` makes it. */
  body text COLLATE "C" NOT NULL,
  PRIMARY KEY (theme, path)
);

CREATE TABLE theme_saves (
  theme text COLLATE "C" NOT NULL,
  /* Counts from 1 in each theme. */
  revision bigint NOT NULL,
  at text COLLATE "C" NOT NULL,
  note text COLLATE "C" NOT NULL,
  /* The revision that it went back to. */
  restored bigint,
  PRIMARY KEY (theme, revision)
);

CREATE TABLE theme_save_files (
  theme text COLLATE "C" NOT NULL,
  revision bigint NOT NULL,
  path text COLLATE "C" NOT NULL,
  /* As it was before the save; null where the theme's own counted. */
  before text COLLATE "C",
  PRIMARY KEY (theme, revision, path),
  FOREIGN KEY (theme, revision) REFERENCES theme_saves (theme, revision) ON DELETE CASCADE
);
`;
