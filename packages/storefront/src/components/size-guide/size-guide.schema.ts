import { z } from 'zod';

/**
 * A size guide (rules widget-20, data-26). The tables are the merchant's HTML, as trusted as a product's description: measures in inches, in
 * centimetres, or `table` where units are not told apart. Empty: there is none.
 */
export const Guide = z.object({
  heading: z.string(),
  description: z.string(),
  table: z.string(),
  table_in: z.string(),
  table_cm: z.string(),
  note: z.string(),
  /** Of a product's page: the sizes it is made in, whose rows come first, as `XS, S, M`; empty: none is known. */
  sold: z.string(),
});
export type Guide = z.infer<typeof Guide>;
