import { z } from 'zod';

export const HeaderProps = z.object({
  shop: z.string(),
  home: z.string(),
  links: z.array(z.object({ title: z.string(), url: z.string(), active: z.boolean() })),
  cart_url: z.string(),
  /** Pieces in the cart. */
  count: z.int().min(0),
});
export type HeaderProps = z.infer<typeof HeaderProps>;
