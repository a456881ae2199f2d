/** Whose country a checkout is priced for, and what an order was in the shop's own currency. */
export const markets = `
ALTER TABLE checkouts ADD COLUMN country TEXT NOT NULL DEFAULT '';
/* '' and null: paid in the shop's own currency. */
ALTER TABLE orders ADD COLUMN store_currency TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN store_total INTEGER;
/* Units of the order's currency for one of the shop's, on that day. */
ALTER TABLE orders ADD COLUMN exchange_rate REAL NOT NULL DEFAULT 1;
`;
