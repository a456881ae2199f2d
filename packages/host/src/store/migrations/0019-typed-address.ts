/** The partial address entered into a checkout before a log-in. */
export const typedAddress = `
ALTER TABLE checkouts ADD COLUMN typed_address TEXT;
`;
