import { z } from 'zod';
import { Filter } from './filter.ts';
import { GridItem } from './grid-item.ts';
import { SortOption } from './sort-option.ts';

/** One page of a collection (`spec §3`), also the content of `#collection-data` (`spec §7`). */
export const Collection = z.object({
  items: z.array(GridItem),
  title: z.string(),
  /** HTML */
  description: z.string(),
  filters: z.array(Filter),
  sorting: z.array(SortOption),
  total_pages: z.int().min(0),
  /** 1-based */
  current_page: z.int().min(1),
  /** Address of the next page; null on the last. */
  next_url: z.string().nullable(),
  filters_active: z.boolean(),
  sort_active: z.boolean(),
  /** True: numbered links; false: infinite scroll (`spec §4`). */
  paginate: z.boolean(),
  enable_filters: z.boolean(),
  show_sale: z.boolean(),
});
export type Collection = z.infer<typeof Collection>;
