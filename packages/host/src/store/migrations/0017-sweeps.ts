/** Ages that sweeps look for, and what completed checkouts kept of their buyers beside the order. */
export const sweeps = `
CREATE INDEX checkouts_by_age ON checkouts (updated_at);
CREATE INDEX sessions_by_end ON sessions (expires_at);
CREATE INDEX customer_tokens_by_end ON customer_tokens (expires_at);
UPDATE checkouts SET email = '', phone = '', shipping_address = NULL, billing_address = NULL, gift_card_ids = '[]'
  WHERE status = 'completed';
`;
