import { z } from 'zod';

/** A day of birth (`spec §3, §5`); kept by the platform as the text `month/day/year`. */
export const Birthday = z.object({
  /** 1 to 12 */
  month: z.int().min(1).max(12),
  /** 1 to the month's last */
  day: z.int().min(1).max(31),
  /** The current year and the 99 before it */
  year: z.int().min(1900).max(9999),
});
export type Birthday = z.infer<typeof Birthday>;
