/** The address somebody has typed into a checkout before they logged in, as far as it was typed. */
export const typedAddress = `
ALTER TABLE checkouts ADD COLUMN typed_address TEXT;
`;
