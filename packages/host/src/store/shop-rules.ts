/** What has to be true between tables, and the database does not know. Each query counts the rows that break it, on both engines. */
export const SHOP_RULES: readonly { text: string; count: string }[] = [
  {
    text: 'variants whose stock is not the sum of their places',
    count: `SELECT count(*) AS count FROM variants v JOIN
      (SELECT variant_id, sum(available) AS sum FROM inventory_levels GROUP BY variant_id) l ON l.variant_id = v.id
      WHERE v.quantity <> l.sum`,
  },
  {
    text: 'products whose availability is not that of their variants',
    count: `SELECT count(*) AS count FROM products p WHERE available <>
      (SELECT coalesce(max(v.available), 0) FROM variants v WHERE v.product_id = p.id)`,
  },
  {
    text: 'orders without lines',
    count:
      'SELECT count(*) AS count FROM orders o WHERE NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id)',
  },
  {
    text: 'open checkouts whose cart is gone',
    count: `SELECT count(*) AS count FROM checkouts WHERE status <> 'completed' AND cart_id NOT IN (SELECT id FROM carts)`,
  },
  {
    text: 'completed checkouts without an order',
    count: "SELECT count(*) AS count FROM checkouts WHERE status = 'completed' AND order_id IS NULL",
  },
  {
    text: 'gift cards with more on them than they began with',
    count: 'SELECT count(*) AS count FROM gift_cards WHERE balance > initial_value',
  },
];
