/** What sells how often, with what breaks a tie: a sale looks up whom it has passed. */
export const salesOrder = `
CREATE INDEX products_by_sales ON products (units_sold, created_at, id) WHERE published = 1;
`;
