/** The language an order was made in, for the mails about it. Empty: not known, so the shop's own. */
export const languages = `
ALTER TABLE checkouts ADD COLUMN locale TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN locale TEXT NOT NULL DEFAULT '';
`;
