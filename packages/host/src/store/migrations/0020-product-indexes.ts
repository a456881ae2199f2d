/**
 * Indexes of products that began with `published`: nearly every product is, but without statistics SQLite took them for the
 * best way into any query that asked for it, and read the whole catalogue for one product. These are for lists in order
 * alone, whose queries say `published = 1` without a parameter; prices and sales are ordered in memory.
 */
export const productIndexes = `
DROP INDEX IF EXISTS products_by_title;
DROP INDEX IF EXISTS next_products_by_title;
DROP INDEX IF EXISTS products_by_price;
DROP INDEX IF EXISTS next_products_by_price;
DROP INDEX IF EXISTS products_by_created;
DROP INDEX IF EXISTS next_products_by_created;
DROP INDEX IF EXISTS products_by_sales;
DROP INDEX IF EXISTS next_products_by_sales;
CREATE INDEX products_by_title ON products (title_sort, id) WHERE published = 1;
CREATE INDEX products_by_created ON products (created_at, id) WHERE published = 1;
`;
