/**
 * What the product export has beyond what a storefront shows: it leaves again as it came. `unit_measure` is a `UnitMeasurement`, `cost` minor units;
 * `online_store` is what the export says of a draft, too.
 */
export const exportColumns = `
ALTER TABLE variants ADD COLUMN unit_measure TEXT;
ALTER TABLE variants ADD COLUMN cost INTEGER;
ALTER TABLE variants ADD COLUMN fulfillment_service TEXT NOT NULL DEFAULT 'manual';
ALTER TABLE products ADD COLUMN online_store INTEGER NOT NULL DEFAULT 1;
UPDATE products SET online_store = 0 WHERE status = 'active' AND published_at IS NULL;
`;
