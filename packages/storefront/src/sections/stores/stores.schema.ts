import { z } from 'zod';
import { Image } from '../../domain/image.schema.ts';

/** Where one can go to (rule route-8). */
export const StoresProps = z.object({
  heading: z.string(),
  scheme: z.string(),
  stores: z.array(
    z.object({
      /** What its place on the page is called in addresses: `new-york`. */
      handle: z.string(),
      name: z.string(),
      /** One line each; so are the hours. */
      address: z.string(),
      hours: z.string(),
      phone: z.string(),
      /** The number as telephones dial it; empty: none. */
      dial: z.string(),
      /** HTML of paragraphs; empty: none. */
      text: z.string(),
      /** Empty: no map. */
      map: z.string(),
      image: Image.nullable(),
    }),
  ),
});
export type StoresProps = z.infer<typeof StoresProps>;
