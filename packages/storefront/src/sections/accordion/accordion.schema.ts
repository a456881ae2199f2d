import { z } from 'zod';
import { BlockAttributes } from '../../domain/block-mark.schema.ts';

/** Accordions as a section (rules widget-1, widget-4): each closed unless `open`. */
export const AccordionProps = z.object({
  heading: z.string(),
  scheme: z.string(),
  rows: z.array(
    z.object({
      type: z.literal('row'),
      attributes: BlockAttributes,
      title: z.string(),
      /** HTML */
      content: z.string(),
      open: z.boolean(),
    }),
  ),
});
export type AccordionProps = z.infer<typeof AccordionProps>;
