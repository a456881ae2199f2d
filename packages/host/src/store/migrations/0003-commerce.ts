/** Carts, checkouts, orders, customers, discounts and gift cards. Cart, session and reset tokens and passwords are stored hashed only. */
export const commerce = `
CREATE TABLE carts (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  note TEXT,
  attributes TEXT NOT NULL DEFAULT '{}',
  discount_codes TEXT NOT NULL DEFAULT '[]',
  updated_at TEXT NOT NULL
);
CREATE INDEX carts_by_age ON carts (updated_at);
/* No foreign key to variants: a line outlives an import that takes its variant away, and is left out while it is gone. */
CREATE TABLE cart_lines (
  cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  seq INTEGER NOT NULL,
  variant_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  properties TEXT,
  PRIMARY KEY (cart_id, key)
) WITHOUT ROWID;

CREATE TABLE discounts (
  code TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('percentage', 'fixed_amount', 'free_shipping')),
  value REAL NOT NULL,
  minimum_subtotal INTEGER NOT NULL DEFAULT 0,
  usage_limit INTEGER,
  used INTEGER NOT NULL DEFAULT 0,
  starts_at TEXT,
  ends_at TEXT
) WITHOUT ROWID;

CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  phone TEXT NOT NULL,
  accepts_marketing INTEGER NOT NULL,
  tags TEXT NOT NULL DEFAULT '[]',
  tax_exempt INTEGER NOT NULL DEFAULT 0,
  /* '' until the account is activated. */
  password TEXT NOT NULL DEFAULT '',
  birthday TEXT NOT NULL DEFAULT '',
  note TEXT NOT NULL DEFAULT '',
  verified_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE TABLE addresses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  body TEXT NOT NULL,
  is_default INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX addresses_of_customer ON addresses (customer_id, id);
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_of_customer ON sessions (customer_id);
CREATE TABLE customer_tokens (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('reset', 'activate')),
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX customer_tokens_of_customer ON customer_tokens (customer_id, purpose);

CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  name TEXT NOT NULL UNIQUE,
  /* Of the order's own page: its address is in the mails and in the account, so it must be known. */
  token TEXT NOT NULL UNIQUE,
  confirmation_number TEXT NOT NULL,
  customer_id INTEGER REFERENCES customers (id) ON DELETE SET NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  note TEXT,
  attributes TEXT NOT NULL,
  currency TEXT NOT NULL,
  created_at TEXT NOT NULL,
  financial_status TEXT NOT NULL,
  cancelled_at TEXT,
  cancel_reason TEXT,
  shipping_address TEXT,
  billing_address TEXT,
  shipping_method TEXT,
  discount_applications TEXT NOT NULL,
  tax_lines TEXT NOT NULL,
  taxes_included INTEGER NOT NULL,
  subtotal INTEGER NOT NULL,
  discount_total INTEGER NOT NULL,
  shipping_price INTEGER NOT NULL,
  tax_total INTEGER NOT NULL,
  total INTEGER NOT NULL,
  refunded INTEGER NOT NULL DEFAULT 0,
  imported INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX orders_of_customer ON orders (customer_id, number);
CREATE INDEX orders_by_email ON orders (email);
CREATE TABLE order_lines (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  variant_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL,
  body TEXT NOT NULL
);
CREATE INDEX order_lines_of_order ON order_lines (order_id, position);
CREATE TABLE fulfillments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  tracking_company TEXT NOT NULL,
  tracking_number TEXT NOT NULL,
  tracking_url TEXT NOT NULL,
  /* [{lineId, quantity}] */
  lines TEXT NOT NULL
);
CREATE INDEX fulfillments_of_order ON fulfillments (order_id, id);
CREATE TABLE transactions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('authorization', 'capture', 'sale', 'void', 'refund')),
  status TEXT NOT NULL CHECK (status IN ('success', 'pending', 'failure', 'error')),
  gateway TEXT NOT NULL,
  reference TEXT NOT NULL,
  amount INTEGER NOT NULL,
  card_brand TEXT NOT NULL,
  card_last4 TEXT NOT NULL,
  created_at TEXT NOT NULL
);
CREATE INDEX transactions_of_order ON transactions (order_id, id);

CREATE TABLE checkouts (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  cart_id INTEGER NOT NULL,
  customer_id INTEGER,
  status TEXT NOT NULL CHECK (status IN ('contact', 'shipping', 'payment', 'completed')),
  email TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '',
  accepts_marketing INTEGER NOT NULL DEFAULT 0,
  shipping_address TEXT,
  billing_address TEXT,
  shipping_rate TEXT,
  gift_card_ids TEXT NOT NULL DEFAULT '[]',
  order_id INTEGER REFERENCES orders (id),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE INDEX checkouts_of_cart ON checkouts (cart_id, status);

/* The code is the money: it is kept as the platform keeps it, because the card's own page shows it. */
CREATE TABLE gift_cards (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  token TEXT NOT NULL UNIQUE,
  balance INTEGER NOT NULL CHECK (balance >= 0),
  initial_value INTEGER NOT NULL,
  currency TEXT NOT NULL,
  enabled INTEGER NOT NULL DEFAULT 1,
  expires_on TEXT,
  order_id INTEGER,
  product_id INTEGER,
  variant_id INTEGER,
  recipient TEXT,
  created_at TEXT NOT NULL
);
CREATE INDEX gift_cards_of_order ON gift_cards (order_id);
CREATE TABLE gift_card_uses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  gift_card_id INTEGER NOT NULL REFERENCES gift_cards (id),
  order_id INTEGER NOT NULL REFERENCES orders (id),
  amount INTEGER NOT NULL CHECK (amount > 0)
);
CREATE INDEX gift_card_uses_of_order ON gift_card_uses (order_id);
`;
