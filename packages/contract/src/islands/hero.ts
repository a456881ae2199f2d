import { z } from 'zod';
import { Image } from '../entities/image.ts';

export const HeroProps = z.object({
  image: Image.nullable(),
  /** For windows below 768 px; null: the same picture. */
  image_phone: Image.nullable(),
  /** CSS position of what must stay in sight, e.g. `50% 30%`. */
  focus: z.string(),
  eyebrow: z.string(),
  heading: z.string(),
  text: z.string(),
  link: z.string(),
  link_label: z.string(),
  position: z.enum(['start', 'center', 'end']),
  height: z.enum(['medium', 'tall', 'full']),
});
export type HeroProps = z.infer<typeof HeroProps>;
