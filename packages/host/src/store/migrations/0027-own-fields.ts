/** Metafields of customers and orders, and tags of orders: JSON lists, as products have them. */
export const ownFields = `
ALTER TABLE customers ADD COLUMN metafields TEXT NOT NULL DEFAULT '[]';
ALTER TABLE orders ADD COLUMN metafields TEXT NOT NULL DEFAULT '[]';
ALTER TABLE orders ADD COLUMN tags TEXT NOT NULL DEFAULT '[]';
`;
