import { z } from 'zod';

/** Who wears the piece in a picture (`spec §2, §3`). */
export const Model = z.object({
  name: z.string(),
  /** Inches. */
  height: z.number().min(0),
  /** Worn size. */
  size: z.string(),
});
export type Model = z.infer<typeof Model>;
