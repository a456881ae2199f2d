import { z } from 'zod';
import { Tile } from '../../components/tiles/tile.schema.ts';
import { Card } from '../../domain/card.schema.ts';
import { CollectionProps } from '../../domain/collection.schema.ts';

/** The search page, also the content of `#collection-data` there: products are listed as a collection's are (rules route-5, call-6). */
export const SearchProps = CollectionProps.extend({
  performed: z.boolean(),
  terms: z.string(),
  /** Products alone are looked for (`type=product`): they can be filtered and sorted. */
  only_products: z.boolean(),
  /** Address of the same search for products alone, and for pages and articles alone. */
  products_url: z.string(),
  texts_url: z.string(),
  /** Pages and articles among the results. */
  texts: z.array(Tile),
  /** The merchant's popular searches; none where something was found. */
  popular: z.array(z.object({ title: z.string(), url: z.string() })),
  /** What helps where nothing was found, or nothing was looked for yet. */
  best_sellers: z.array(Card),
});
export type SearchProps = z.infer<typeof SearchProps>;
