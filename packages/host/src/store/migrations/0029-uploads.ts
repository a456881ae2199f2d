/** Files that were uploaded to the object store, and what the merchant has said of any file since: no import takes either away. */
export const uploads = `
CREATE TABLE uploads (
  name TEXT PRIMARY KEY,
  /* Of its content; its object is named by it. */
  version TEXT NOT NULL,
  /* Bytes. */
  size INTEGER NOT NULL,
  /* px; 0 of what is no picture. */
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  /* ms since 1970 */
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE file_descriptions (
  name TEXT PRIMARY KEY,
  alt TEXT NOT NULL,
  /* Per cent. */
  focal_x REAL NOT NULL,
  focal_y REAL NOT NULL
) WITHOUT ROWID;
`;
