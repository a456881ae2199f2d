import { z } from 'zod';
import { Card } from './card.ts';
import { Paging } from './paging.ts';
import { Tile } from './text-pages.ts';

export const SearchProps = z.object({
  performed: z.boolean(),
  terms: z.string(),
  count: z.int().min(0),
  items: z.array(Card),
  /** Pages and articles among the results. */
  texts: z.array(Tile),
  columns_desktop: z.int().min(1).max(6),
  columns_mobile: z.int().min(1).max(3),
  paging: Paging,
});
export type SearchProps = z.infer<typeof SearchProps>;
