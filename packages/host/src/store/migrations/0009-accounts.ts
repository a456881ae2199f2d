/** Tries that are counted over a restart, the cart of a customer on several devices, and addresses that are confirmed. */
export const accounts = `
/* Keys are hashes: who was tried is nobody's business. \`until\` in ms since 1970. */
CREATE TABLE rate_limits (
  key TEXT PRIMARY KEY,
  tries INTEGER NOT NULL,
  until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX rate_limits_by_end ON rate_limits (until);

ALTER TABLE carts ADD COLUMN customer_id INTEGER REFERENCES customers (id) ON DELETE SET NULL;
CREATE UNIQUE INDEX carts_of_customer ON carts (customer_id) WHERE customer_id IS NOT NULL;
/* The customer's cart this one was copied from when its browser signed out. */
ALTER TABLE carts ADD COLUMN copy_of INTEGER;
/* Further tokens of a customer's cart: one for each browser that signed in. */
CREATE TABLE cart_tokens (
  token_hash TEXT PRIMARY KEY,
  cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX cart_tokens_of_cart ON cart_tokens (cart_id, created_at);

CREATE TABLE customer_tokens_now (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('reset', 'activate', 'verify')),
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO customer_tokens_now SELECT token_hash, customer_id, purpose, expires_at FROM customer_tokens;
DROP TABLE customer_tokens;
ALTER TABLE customer_tokens_now RENAME TO customer_tokens;
CREATE INDEX customer_tokens_of_customer ON customer_tokens (customer_id, purpose);
`;
