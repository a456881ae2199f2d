import { z } from 'zod';
import { FilterValue } from './filter-value.ts';

/** A filter of a collection (`spec §3`); `price_range` is drawn with two handles and two fields. */
export const Filter = z.object({
  label: z.string(),
  type: z.enum(['list', 'boolean', 'price_range']),
  values: z.array(FilterValue),
});
export type Filter = z.infer<typeof Filter>;
