import { z } from 'zod';

/** One entry of the wish list: a product as it was shown, or one variant of it that the shopper chose. */
export const Wish = z.object({
  product: z.int().min(1),
  /** The variant that was shown (it says the color), or the one that was chosen. */
  variant: z.int().min(1),
  /** The shopper chose this very variant, size included: a line saved for later. Else a product is in the list once. */
  chosen: z.boolean(),
  /** How many; 1 unless the shopper said so. */
  quantity: z.int().min(1),
  /** ms since 1970. The newest comes first. */
  at: z.int().min(0),
});
export type Wish = z.infer<typeof Wish>;
