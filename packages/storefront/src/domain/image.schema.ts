import { z } from 'zod';

/** A picture as a page shows it (rules data-5, data-11, data-15). `width` and `height` are px of the file, so that its place is kept while it loads. */
export const Image = z.object({
  /** Address of the default rendition. */
  src: z.string(),
  /** Renditions as an `srcset` attribute: `url 400w, url 800w`. */
  srcset: z.string(),
  /** px */
  width: z.int().min(1),
  /** px */
  height: z.int().min(1),
  /** Text in place of the picture; empty for decoration. */
  alt: z.string(),
});
export type Image = z.infer<typeof Image>;
