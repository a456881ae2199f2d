import { z } from 'zod';

/** Measures of a garment (`spec §2, §3`). */
export const SizeGuide = z.object({
  heading: z.string(),
  /** HTML */
  table: z.string(),
  /** HTML; null when none. */
  description: z.string().nullable(),
  /** HTML; null when none. */
  note: z.string().nullable(),
});
export type SizeGuide = z.infer<typeof SizeGuide>;
