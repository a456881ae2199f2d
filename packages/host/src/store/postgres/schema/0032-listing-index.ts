import type { PostgresMigration } from './migration.ts';

/**
 * The triggers that tell the listing index what has changed since it was built. They are made after the tables were filled (an import fills them with
 * a million rows), in whichever schema comes first.
 */
export const listingTriggers = `
CREATE TRIGGER listing_stock AFTER UPDATE ON variants FOR EACH ROW
  WHEN (OLD.available IS DISTINCT FROM NEW.available) EXECUTE FUNCTION listing_variant_changed();
CREATE TRIGGER listing_products AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.available, OLD.published, OLD.units_sold) IS DISTINCT FROM (NEW.available, NEW.published, NEW.units_sold))
  EXECUTE FUNCTION listing_product_changed();
CREATE TRIGGER listing_members AFTER INSERT OR UPDATE OR DELETE ON collection_products FOR EACH ROW
  EXECUTE FUNCTION listing_member_changed();
CREATE TRIGGER listing_other_products AFTER INSERT OR DELETE ON products FOR EACH STATEMENT
  EXECUTE FUNCTION listing_outdated();
CREATE TRIGGER listing_other_columns AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.created_at, OLD.title_sort, OLD.price_min, OLD.price_max) IS DISTINCT FROM
    (NEW.created_at, NEW.title_sort, NEW.price_min, NEW.price_max))
  EXECUTE FUNCTION listing_outdated();
CREATE TRIGGER listing_other_variants AFTER INSERT OR DELETE ON variants FOR EACH STATEMENT
  EXECUTE FUNCTION listing_outdated();
CREATE TRIGGER listing_other_prices AFTER UPDATE ON variants FOR EACH ROW
  WHEN ((OLD.price, OLD.position, OLD.product_id) IS DISTINCT FROM (NEW.price, NEW.position, NEW.product_id))
  EXECUTE FUNCTION listing_outdated();
CREATE TRIGGER listing_other_terms AFTER INSERT OR UPDATE OR DELETE ON facet_terms FOR EACH STATEMENT
  EXECUTE FUNCTION listing_outdated();
CREATE TRIGGER listing_other_product_facets AFTER INSERT OR UPDATE OR DELETE ON product_facets FOR EACH STATEMENT
  EXECUTE FUNCTION listing_outdated();
CREATE TRIGGER listing_other_variant_facets AFTER INSERT OR UPDATE OR DELETE ON variant_facets FOR EACH STATEMENT
  EXECUTE FUNCTION listing_outdated();
`;

/**
 * The listing index in the database (docs/decisions/0064-the-listing-index-in-the-database.md). SQLite has none: its index is built in memory.
 * The functions name the schema of the table that fired them, because an import builds tables of the same names beside the live ones.
 */
export const listingIndex: PostgresMigration = {
  replaced: `
CREATE TABLE listing_state (
  id bigint PRIMARY KEY CHECK (id = 1),
  /* Another one after each build: blocks of two generations never answer one query. */
  generation text COLLATE "C" NOT NULL,
  chunks bigint NOT NULL,
  /* 1: the catalogue has changed otherwise than by sales, so that the index is built anew. */
  outdated bigint NOT NULL
);
/* The place of each product in the bitmaps: chunk * 65536 + its place in the chunk. */
CREATE TABLE listing_slots (
  slot bigint PRIMARY KEY,
  product_id bigint NOT NULL UNIQUE
);
CREATE TABLE listing_blocks (
  kind text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  chunk bigint NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (kind, name, chunk)
);
/* Bitmaps hardly get smaller, and would be unpacked at each read. */
ALTER TABLE listing_blocks ALTER COLUMN body SET STORAGE EXTERNAL;
/* Products whose stock, publication or sales differ from the blocks: a row of its own for each, so that sales never wait for each other. */
CREATE TABLE listing_changed_products (product_id bigint PRIMARY KEY);
/* Collections whose members differ from the blocks. */
CREATE TABLE listing_changed_members (collection_id bigint PRIMARY KEY);
`,
  others: `
CREATE FUNCTION listing_variant_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO %I.listing_changed_products VALUES ($1) ON CONFLICT DO NOTHING', TG_TABLE_SCHEMA) USING NEW.product_id;
  RETURN NULL;
END $$;
CREATE FUNCTION listing_product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO %I.listing_changed_products VALUES ($1) ON CONFLICT DO NOTHING', TG_TABLE_SCHEMA) USING NEW.id;
  RETURN NULL;
END $$;
CREATE FUNCTION listing_member_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO %I.listing_changed_members VALUES ($1) ON CONFLICT DO NOTHING', TG_TABLE_SCHEMA)
    USING coalesce(NEW.collection_id, OLD.collection_id);
  RETURN NULL;
END $$;
CREATE FUNCTION listing_outdated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE %I.listing_state SET outdated = 1 WHERE outdated = 0', TG_TABLE_SCHEMA);
  RETURN NULL;
END $$;
${listingTriggers}`,
};
