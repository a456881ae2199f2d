/** Old addresses and where they lead now. */
export const redirects = `
CREATE TABLE redirects (path TEXT PRIMARY KEY, target TEXT NOT NULL) WITHOUT ROWID;
`;
