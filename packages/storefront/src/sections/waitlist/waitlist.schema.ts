import { z } from 'zod';
import { WaitlistTexts } from '../../components/waitlist/waitlist.schema.ts';

/** The waitlist popup of the layout: opened from anywhere, with the product it is about. */
export const WaitlistProps = z.object({ texts: WaitlistTexts });
export type WaitlistProps = z.infer<typeof WaitlistProps>;
