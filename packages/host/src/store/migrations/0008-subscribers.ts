/** Addresses of the newsletter's readers who have no account; those who have one say it there. */
export const subscribers = `
CREATE TABLE subscribers (
  email TEXT PRIMARY KEY,
  /* Language of the page on which it was left. */
  locale TEXT NOT NULL,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
`;
