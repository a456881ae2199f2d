import { z } from 'zod';

/** The merchant's own words on the waitlist form (rules waitlist-1, waitlist-2); empty: the theme's. */
export const WaitlistTexts = z.object({
  heading: z.string(),
  description: z.string(),
  /** By the checkbox. */
  newsletter: z.string(),
  /** On the button. */
  join: z.string(),
  /** Heading of what replaces the form. */
  thanks: z.string(),
});
export type WaitlistTexts = z.infer<typeof WaitlistTexts>;
