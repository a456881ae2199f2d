import { z } from 'zod';
import { Card } from './card.ts';
import { Paging } from './paging.ts';

export const SearchProps = z.object({
  performed: z.boolean(),
  terms: z.string(),
  count: z.int().min(0),
  items: z.array(Card),
  columns_desktop: z.int().min(1).max(6),
  columns_mobile: z.int().min(1).max(3),
  paging: Paging,
});
export type SearchProps = z.infer<typeof SearchProps>;
