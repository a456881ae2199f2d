import { z } from 'zod';
import { Look } from '../entities/look.ts';
import { Paging } from './paging.ts';

/** The lookbook grid (`spec §2`). */
export const LookbookProps = z.object({
  title: z.string(),
  /** HTML; empty: none. */
  text: z.string(),
  columns_desktop: z.int().min(1).max(6),
  columns_mobile: z.int().min(1).max(3),
  /** Width to height of the pictures, as CSS writes it: `2/3`. */
  ratio: z.string(),
  empty_text: z.string(),
  looks: z.array(Look),
  paging: Paging,
});
export type LookbookProps = z.infer<typeof LookbookProps>;
