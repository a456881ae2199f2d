import { z } from 'zod';

/** Numbered pages of a list (rule collection-17). */
export const Paging = z.object({
  /** 1-based */
  current: z.int().min(1),
  total: z.int().min(0),
  /** First of the up to three numbers around the current page. */
  start: z.int(),
  previous_url: z.string().nullable(),
  next_url: z.string().nullable(),
  /** Pages the platform lists, in order; an ellipsis has the number 0. */
  parts: z.array(z.object({ number: z.int(), url: z.string() })),
});
export type Paging = z.infer<typeof Paging>;
