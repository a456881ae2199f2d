/**
 * What an import replaces as a whole, parents before children. It is built in a file of its own, copied into `next_` tables
 * and put in place by changing names (docs/decisions/0029-writes.md). No other table refers to one of them.
 */
export const REPLACED = [
  'shop',
  'locations',
  'files',
  'swatches',
  'menus',
  'policies',
  'redirects',
  'pages',
  'blogs',
  'articles',
  'metaobjects',
  'products',
  'variants',
  'inventory_levels',
  'facet_terms',
  'product_facets',
  'variant_facets',
  'collections',
  'collection_products',
  'search_phrases',
  'search_vocabulary',
  'search_index',
] as const;

const NAMES = new RegExp(`\\b(${REPLACED.join('|')})\\b`, 'g');

/** A table's or index's definition with the names of the tables that will take the place of the live ones. */
export function stagedDefinition(definition: string): string {
  return definition.replace(NAMES, 'next_$1');
}
