/** Products, stock and collections, with the posting lists the filters count on. */
export const catalogue = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  handle TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  title_sort TEXT NOT NULL,
  description TEXT NOT NULL,
  vendor TEXT NOT NULL,
  type TEXT NOT NULL,
  category TEXT NOT NULL,
  tags TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('active', 'draft', 'archived')),
  gift_card INTEGER NOT NULL,
  template_suffix TEXT NOT NULL,
  created_at TEXT NOT NULL,
  published_at TEXT,
  updated_at TEXT NOT NULL,
  seo_title TEXT NOT NULL,
  seo_description TEXT NOT NULL,
  options TEXT NOT NULL,
  media TEXT NOT NULL,
  metafields TEXT NOT NULL,
  /* The rest is worked out from the above and the variants, so that lists need no join. */
  published INTEGER NOT NULL,
  available INTEGER NOT NULL,
  price_min INTEGER NOT NULL,
  price_max INTEGER NOT NULL,
  units_sold INTEGER NOT NULL DEFAULT 0,
  /* Of what the import read, so that a re-import touches only what changed. */
  source_hash TEXT NOT NULL DEFAULT ''
);
CREATE INDEX products_by_title ON products (published, title_sort, id);
CREATE INDEX products_by_price ON products (published, price_min, id);
CREATE INDEX products_by_created ON products (published, created_at, id);
CREATE INDEX products_by_sales ON products (published, units_sold DESC, created_at, id);

CREATE TABLE variants (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  options TEXT NOT NULL,
  sku TEXT NOT NULL,
  barcode TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price >= 0),
  compare_at_price INTEGER,
  grams INTEGER NOT NULL,
  weight_unit TEXT NOT NULL,
  requires_shipping INTEGER NOT NULL,
  taxable INTEGER NOT NULL,
  tax_code TEXT NOT NULL,
  tracked INTEGER NOT NULL,
  policy TEXT NOT NULL CHECK (policy IN ('deny', 'continue')),
  quantity INTEGER NOT NULL,
  available INTEGER NOT NULL GENERATED ALWAYS AS (CASE WHEN tracked = 0 OR policy = 'continue' OR quantity > 0 THEN 1 ELSE 0 END) STORED,
  media_id INTEGER,
  metafields TEXT NOT NULL
);
CREATE INDEX variants_of_product ON variants (product_id, position);
CREATE INDEX variants_by_sku ON variants (sku);

/* Stock by place. variants.quantity is always the sum of these. */
CREATE TABLE inventory_levels (
  variant_id INTEGER NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
  location_id INTEGER NOT NULL,
  available INTEGER NOT NULL,
  PRIMARY KEY (variant_id, location_id)
) WITHOUT ROWID;

CREATE TABLE collections (
  id INTEGER PRIMARY KEY,
  handle TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  image TEXT,
  sort_order TEXT NOT NULL,
  template_suffix TEXT NOT NULL,
  published_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  seo_title TEXT NOT NULL,
  seo_description TEXT NOT NULL,
  metafields TEXT NOT NULL,
  rules TEXT
);

/* Members, of smart collections too: worked out when products change, not when a page is read. */
CREATE TABLE collection_products (
  collection_id INTEGER NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (collection_id, product_id)
) WITHOUT ROWID;
CREATE INDEX collection_products_in_order ON collection_products (collection_id, position, product_id);
CREATE INDEX collections_of_product ON collection_products (product_id);

/* One row for each value a filter can have: ('filter.v.option.color', 'Ink'). */
CREATE TABLE facet_terms (
  id INTEGER PRIMARY KEY,
  param TEXT NOT NULL,
  value TEXT NOT NULL,
  handle TEXT NOT NULL,
  UNIQUE (param, value)
);
CREATE INDEX facet_terms_by_handle ON facet_terms (param, handle);
CREATE TABLE product_facets (
  term_id INTEGER NOT NULL REFERENCES facet_terms (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  PRIMARY KEY (term_id, product_id)
) WITHOUT ROWID;
CREATE INDEX product_facets_of_product ON product_facets (product_id);
CREATE TABLE variant_facets (
  term_id INTEGER NOT NULL REFERENCES facet_terms (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  variant_id INTEGER NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
  PRIMARY KEY (term_id, product_id, variant_id)
) WITHOUT ROWID;
CREATE INDEX variant_facets_of_product ON variant_facets (product_id, variant_id, term_id);
CREATE INDEX variant_facets_of_variant ON variant_facets (variant_id, term_id);

/* Colours and pictures of option values, by option name and value, lower case. */
CREATE TABLE swatches (
  option_name TEXT NOT NULL,
  value TEXT NOT NULL,
  color TEXT,
  image TEXT,
  PRIMARY KEY (option_name, value)
) WITHOUT ROWID;
`;
