import { z } from 'zod';

/** An order a collection can be shown in (`spec §3`); `value` is the `sort_by` of the query. */
export const SortOption = z.object({ label: z.string(), value: z.string(), active: z.boolean() });
export type SortOption = z.infer<typeof SortOption>;
