import { z } from 'zod';

/** One choice of a filter (`spec §3`). */
export const FilterValue = z.object({
  label: z.string(),
  value: z.string(),
  /** Query parameter name; for a price range its two names (`filter.v.price.gte`, `filter.v.price.lte`). */
  param: z.union([z.string(), z.object({ min: z.string(), max: z.string() })]),
  active: z.boolean(),
});
export type FilterValue = z.infer<typeof FilterValue>;
