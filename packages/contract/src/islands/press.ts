import { z } from 'zod';
import { Image } from '../entities/image.ts';

/** What others say of the house. */
export const PressProps = z.object({
  heading: z.string(),
  scheme: z.string(),
  quotes: z.array(
    z.object({
      type: z.literal('quote'),
      /** The editor's mark of the block; empty outside of it. */
      attributes: z.string().regex(/^(?:data-shopify-editor-block="(?:[\w:,{}-]|&quot;)*")?$/),
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
