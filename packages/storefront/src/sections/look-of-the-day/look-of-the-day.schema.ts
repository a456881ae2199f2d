import { z } from 'zod';
import { Image } from '../../domain/image.schema.ts';

/** A look and the pieces it is made of. Money is in minor units. */
export const LookOfTheDayProps = z.object({
  eyebrow: z.string(),
  link_label: z.string(),
  scheme: z.string(),
  /** Null: none was chosen, and nothing is shown. */
  look: z
    .object({
      name: z.string(),
      description: z.string(),
      /** Address of its own page; empty where looks have none. */
      url: z.string(),
      image: Image.nullable(),
    })
    .nullable(),
  products: z.array(
    z.object({
      id: z.int().min(1),
      title: z.string(),
      url: z.string(),
      /** In which the look shows it; empty: not said. */
      color: z.string(),
      price: z.int().min(0),
      cap: z.int().min(0).nullable(),
      from: z.boolean(),
      image: Image.nullable(),
    }),
  ),
});
export type LookOfTheDayProps = z.infer<typeof LookOfTheDayProps>;
