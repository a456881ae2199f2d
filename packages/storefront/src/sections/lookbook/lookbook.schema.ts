import { z } from 'zod';
import { Image } from '../../domain/image.schema.ts';
import { Paging } from '../../domain/paging.schema.ts';

/** A card of the lookbook (rule data-22). */
export const Look = z.object({ id: z.int().min(1), name: z.string(), url: z.string(), image: Image.nullable() });
export type Look = z.infer<typeof Look>;

/** The lookbook grid (rule lookbook-1). */
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
