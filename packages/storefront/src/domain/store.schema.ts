import { z } from 'zod';

/** A store of the house; `id` is how the scripts know it. */
export const ProductStore = z.object({
  id: z.enum(['newYork', 'sanFrancisco']),
  name: z.string(),
  /** Where it is told about. */
  url: z.string(),
});
export type ProductStore = z.infer<typeof ProductStore>;
