import { z } from 'zod';

/** The question for consent, where the visitor's market asks for it. */
export const ConsentProps = z.object({
  /** HTML; empty: the theme's own sentence. */
  text: z.string(),
  /** Address of the privacy policy; empty: the shop has none. */
  policy: z.string(),
});
export type ConsentProps = z.infer<typeof ConsentProps>;
