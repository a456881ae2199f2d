/** Tries that become slow instead of ending. */
export const slowTries = `
/* When the next try is let through although the tries are used up; in ms since 1970. */
ALTER TABLE rate_limits ADD COLUMN next_at INTEGER NOT NULL DEFAULT 0;
`;
