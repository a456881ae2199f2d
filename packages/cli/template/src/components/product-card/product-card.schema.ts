import { z } from 'zod';
import { Picture } from '../picture/picture.schema.ts';

export const ProductCardProps = z.object({
  url: z.string(),
  title: z.string(),
  picture: Picture.nullable(),
  available: z.boolean(),
  /** Minor units. */
  price: z.int(),
  /** Minor units; null where the price is not reduced. */
  compare_at_price: z.int().nullable(),
  price_varies: z.boolean(),
});
export type ProductCardProps = z.infer<typeof ProductCardProps>;
