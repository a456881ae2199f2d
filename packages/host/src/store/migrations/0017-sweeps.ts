/** Ages that sweeps select by, and personal data of completed checkouts that the order has too. */
export const sweeps = `
CREATE INDEX checkouts_by_age ON checkouts (updated_at);
CREATE INDEX sessions_by_end ON sessions (expires_at);
CREATE INDEX customer_tokens_by_end ON customer_tokens (expires_at);
UPDATE checkouts SET email = '', phone = '', shipping_address = NULL, billing_address = NULL, gift_card_ids = '[]'
  WHERE status = 'completed';
`;
