/** Sales with the tie-breaker of their order: a sale looks up which products it has passed. */
export const salesOrder = `
CREATE INDEX products_by_sales ON products (units_sold, created_at, id) WHERE published = 1;
`;
