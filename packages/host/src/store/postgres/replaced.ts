import { REPLACED } from '../staged-names.ts';

/** The listing index, which is derived from products, variants, terms and collections (`shop/listing/stored/`). */
export const LISTING_TABLES = [
  'listing_state',
  'listing_slots',
  'listing_blocks',
  'listing_changed_products',
  'listing_changed_members',
] as const;

/** Full-text search, which is derived from products, collections, pages and articles (`shop/search/postings/`). */
export const SEARCH_TABLES = ['search_segments', 'search_postings'] as const;

/** SQLite's full-text index, which PostgreSQL has none of. */
const FULL_TEXT = 'search_index';

/** What an import replaces as a whole on PostgreSQL. */
export const POSTGRES_REPLACED = [
  ...REPLACED.filter((table) => table !== FULL_TEXT),
  ...SEARCH_TABLES,
  ...LISTING_TABLES,
] as const;
