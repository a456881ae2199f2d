/** Changes that a CDN is still to be told of, written with each change where the shop has one. */
export const purges = `
CREATE TABLE purges (
  id INTEGER PRIMARY KEY,
  /* The process that wrote it, which tells the CDN. */
  node TEXT NOT NULL,
  /* ms since 1970 */
  at INTEGER NOT NULL,
  /* JSON: a list. */
  facts TEXT NOT NULL
);
CREATE INDEX purges_of_node ON purges (node);
`;
