import type { z } from 'zod';
import { CollectionProps } from '../islands/collection.ts';

/**
 * `GET {next_url or filter URL}` (`spec §7`): the query holds the chosen filters (`filter.v.option.color=Ink`, repeated for more
 * values), `sort_by` and `page`. The answer is the page's HTML; its `#collection-data` (with `&quot;` turned back) is this.
 */
export const CollectionPageData = CollectionProps;
export type CollectionPageData = z.infer<typeof CollectionPageData>;
