import { z } from 'zod';

/** What helps a shopper who has not typed yet: the merchant's popular searches, and what sells best. Prices in minor units. */
export const SearchStart = z.object({
  /** The shop sells more than one brand, and names them. */
  brands: z.boolean(),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
  products: z.array(
    z.object({
      id: z.int().min(1),
      title: z.string(),
      /** Empty where the shop has one. */
      brand: z.string(),
      url: z.string(),
      image: z.string().nullable(),
      price: z.int().min(0),
      cap: z.int().min(0).nullable(),
      from: z.boolean(),
      available: z.boolean(),
    }),
  ),
});
export type SearchStart = z.infer<typeof SearchStart>;
