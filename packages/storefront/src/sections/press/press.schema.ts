import { z } from 'zod';
import { BlockAttributes } from '../../domain/block-mark.schema.ts';
import { Image } from '../../domain/image.schema.ts';

/** What others say of the house. */
export const PressProps = z.object({
  heading: z.string(),
  scheme: z.string(),
  quotes: z.array(
    z.object({
      type: z.literal('quote'),
      attributes: BlockAttributes,
      /** Empty: only who. */
      text: z.string(),
      source: z.string(),
      /** In place of the name. */
      logo: Image.nullable(),
      /** Empty: no link. */
      link: z.string(),
    }),
  ),
});
export type PressProps = z.infer<typeof PressProps>;
