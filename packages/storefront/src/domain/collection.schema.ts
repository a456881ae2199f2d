import { z } from 'zod';
import { Card } from './card.schema.ts';
import { GridBlock } from './grid-block.schema.ts';
import { Listing } from './listing.schema.ts';
import { Paging } from './paging.schema.ts';

/** A collection's page, also the content of `#collection-data` (rules data-6, call-6): the collection with what the page needs to draw it. */
export const CollectionProps = Listing.extend({
  title: z.string(),
  /** HTML */
  description: z.string(),
  /** Products of this page. */
  items: z.array(Card),
  /** What stands between the products while no filter is active. */
  blocks: z.array(GridBlock),
  /** Products before this page. */
  offset: z.int().min(0),
  total_pages: z.int().min(0),
  /** 1-based */
  current_page: z.int().min(1),
  /** Address of the first page, filters and order included; empty where there is one page and this is it. */
  first_url: z.string(),
  /** Addresses of the pages beside this one; null where there is none. */
  next_url: z.string().nullable(),
  previous_url: z.string().nullable(),
  /** True: numbered links; false: infinite scroll (rules collection-4, collection-5). */
  paginate: z.boolean(),
  enable_filters: z.boolean(),
  enable_sorting: z.boolean(),
  /** Cards tell the sale percentage. */
  show_sale: z.boolean(),
  columns_desktop: z.int().min(1).max(6),
  columns_mobile: z.int().min(1).max(3),
  empty_text: z.string(),
  paging: Paging,
});
export type CollectionProps = z.infer<typeof CollectionProps>;

/** Pages of a collection in a row, as the tab stores them. */
export const CollectionPages = z.array(CollectionProps);
