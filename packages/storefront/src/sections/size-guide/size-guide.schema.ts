import { z } from 'zod';
import { Guide } from '../../components/size-guide/size-guide.schema.ts';

/** The size guide as a section of its own: on the page, or behind a button. */
export const SizeGuideProps = z.object({
  heading: z.string(),
  /** HTML */
  text: z.string(),
  layout: z.enum(['open', 'button']),
  guides: z.array(Guide),
  /** Centimetres come first, until the visitor chose. */
  metric: z.boolean(),
  scheme: z.string(),
});
export type SizeGuideProps = z.infer<typeof SizeGuideProps>;
