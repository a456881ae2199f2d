import { z } from 'zod';
import { Collection } from '../entities/collection.ts';
import { Card } from './card.ts';
import { Paging } from './paging.ts';

/** A collection's page, also the content of `#collection-data`: the spec's collection with what the page needs to draw it. */
export const CollectionProps = Collection.omit({ items: true }).extend({
  items: z.array(Card),
  /** Products in the collection after filters. */
  count: z.int().min(0),
  /** Value of the order the list is in. */
  sort_by: z.string(),
  columns_desktop: z.int().min(1).max(6),
  columns_mobile: z.int().min(1).max(3),
  empty_text: z.string(),
  paging: Paging,
});
export type CollectionProps = z.infer<typeof CollectionProps>;
