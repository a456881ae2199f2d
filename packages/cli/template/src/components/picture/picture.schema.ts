import { z } from 'zod';

export const Picture = z.object({
  src: z.string(),
  srcset: z.string(),
  /** px of the file, by which its place is kept while it loads. */
  width: z.int().min(1),
  height: z.int().min(1),
  /** Empty for decoration. */
  alt: z.string(),
});
export type Picture = z.infer<typeof Picture>;
