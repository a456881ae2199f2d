/** Newsletter subscribers without an account; customers have a column of their own. */
export const subscribers = `
CREATE TABLE subscribers (
  email TEXT PRIMARY KEY,
  /* Language of the page on which it was left. */
  locale TEXT NOT NULL,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
`;
