/** Discounts that apply by themselves have no code, and what a discount is taken off is a rule, as `shop/discounts/discount.ts` has it. */
export const discounts = `
CREATE TABLE discounts_with_rules (
  id TEXT PRIMARY KEY,
  code TEXT UNIQUE,
  title TEXT NOT NULL,
  rule TEXT NOT NULL,
  usage_limit INTEGER,
  used INTEGER NOT NULL DEFAULT 0,
  starts_at TEXT,
  ends_at TEXT
) WITHOUT ROWID;
INSERT INTO discounts_with_rules
SELECT code, code, title, json_object(
  'type', type, 'value', value, 'on', NULL, 'each', json('false'), 'buys', NULL, 'gets', NULL, 'usesPerOrder', NULL,
  'minimumSubtotal', minimum_subtotal, 'minimumQuantity', 0, 'countries', json('[]'), 'maximumRate', NULL,
  'oncePerCustomer', json('false'), 'customerTags', json('[]'),
  'combinesWith', json(CASE type WHEN 'free_shipping' THEN '["order","product"]' ELSE '["shipping"]' END)
), usage_limit, used, starts_at, ends_at FROM discounts;
DROP TABLE discounts;
ALTER TABLE discounts_with_rules RENAME TO discounts;
`;
