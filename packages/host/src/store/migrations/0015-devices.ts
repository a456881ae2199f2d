/** The devices a customer has signed in on: wrong passwords of others do not slow them down. */
export const devices = `
CREATE TABLE devices (
  token_hash TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  used_at TEXT NOT NULL,
  PRIMARY KEY (token_hash, customer_id)
) WITHOUT ROWID;
CREATE INDEX devices_of_customer ON devices (customer_id, used_at);
CREATE INDEX devices_by_age ON devices (used_at);
`;
