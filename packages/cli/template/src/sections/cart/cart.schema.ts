import { z } from 'zod';
import { Picture } from '../../components/picture/picture.schema.ts';

export const CartProps = z.object({
  lines: z.array(
    z.object({
      key: z.string(),
      url: z.string(),
      title: z.string(),
      /** Null where there is nothing to choose. */
      variant: z.string().nullable(),
      picture: Picture.nullable(),
      quantity: z.int().min(1),
      /** Of the line; minor units. */
      price: z.int(),
    }),
  ),
  /** Minor units. */
  total: z.int(),
});
export type CartProps = z.infer<typeof CartProps>;
