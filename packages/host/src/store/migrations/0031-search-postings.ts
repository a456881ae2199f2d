/** Nothing: SQLite searches with FTS5 (`0011-search-in-languages.ts`). */
export const searchPostings = '';
