import { REPLACED } from '../staged-names.ts';

/** The listing index, which is derived from products, variants, terms and collections (`shop/listing/stored/`). */
export const LISTING_TABLES = [
  'listing_state',
  'listing_slots',
  'listing_blocks',
  'listing_changed_products',
  'listing_changed_members',
] as const;

/** What an import replaces as a whole on PostgreSQL. */
export const POSTGRES_REPLACED = [...REPLACED, ...LISTING_TABLES] as const;
