import { z } from 'zod';
import { Image } from '../entities/image.ts';
import { Card } from './card.ts';
import { Paging } from './paging.ts';

/** A page or article among the results. */
export const SearchText = z.object({
  title: z.string(),
  url: z.string(),
  excerpt: z.string(),
  image: Image.nullable(),
});
export type SearchText = z.infer<typeof SearchText>;

export const SearchProps = z.object({
  performed: z.boolean(),
  terms: z.string(),
  count: z.int().min(0),
  items: z.array(Card),
  texts: z.array(SearchText),
  columns_desktop: z.int().min(1).max(6),
  columns_mobile: z.int().min(1).max(3),
  paging: Paging,
});
export type SearchProps = z.infer<typeof SearchProps>;
