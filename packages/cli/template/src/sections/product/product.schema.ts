import { z } from 'zod';
import { Picture } from '../../components/picture/picture.schema.ts';

const Variant = z.object({
  id: z.int(),
  title: z.string(),
  available: z.boolean(),
  /** Minor units. */
  price: z.int(),
  /** Minor units; null where the price is not reduced. */
  compare_at_price: z.int().nullable(),
});

export const ProductProps = z.object({
  title: z.string(),
  /** HTML */
  description: z.string(),
  pictures: z.array(Picture),
  /** What the choice is called, as `Size`. */
  option: z.string(),
  /** False where there is nothing to choose. */
  has_choice: z.boolean(),
  variants: z.array(Variant),
  /** The variant of the address, else the first that is available. */
  first: Variant,
});
export type ProductProps = z.infer<typeof ProductProps>;
