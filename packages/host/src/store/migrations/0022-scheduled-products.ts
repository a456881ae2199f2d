/** Of products that are not published only scheduled ones have a time of publication. */
export const scheduledProducts = `
UPDATE products SET published_at = NULL WHERE published = 0;
CREATE INDEX products_scheduled ON products (published_at) WHERE published = 0;
`;
