/** What was sold of a product since products were last ranked by sales. No foreign key: an import replaces the products. */
export const unrankedSales = `
CREATE TABLE unranked_sales (product_id INTEGER PRIMARY KEY, quantity INTEGER NOT NULL);
`;
