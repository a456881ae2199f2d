import { z } from 'zod';

/** Asks that sections be rendered with the answer: ids, at most five, comma separated or as a list (docs/platform.md: bundled sections). */
export const SectionsRequest = z.object({
  sections: z.union([z.string(), z.array(z.string()).max(5)]).optional(),
  /** Path of the page whose objects the sections see; begins with `/`. */
  sections_url: z.string().startsWith('/').optional(),
});

/** HTML of each section by id; null for one that does not exist or failed. */
export const BundledSections = z.record(z.string(), z.string().nullable());
export type BundledSections = z.infer<typeof BundledSections>;
