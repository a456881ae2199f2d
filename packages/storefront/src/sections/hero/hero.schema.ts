import { z } from 'zod';
import { Image } from '../../domain/image.schema.ts';

/** A film behind the words: silent, in a loop. */
export const HeroVideo = z.object({
  /** Formats of the same film, the best first. */
  sources: z.array(z.object({ url: z.string(), type: z.string() })),
});
export type HeroVideo = z.infer<typeof HeroVideo>;

export const HeroProps = z.object({
  image: Image.nullable(),
  /** For windows below 768 px; null: the same picture. */
  image_phone: Image.nullable(),
  /** Over the picture, which is its poster; null: a still. */
  video: HeroVideo.nullable(),
  /** CSS position of what must stay in sight, e.g. `50% 30%`. */
  focus: z.string(),
  focus_phone: z.string(),
  /** True: the first section of its page, whose heading is the page's. */
  first: z.boolean(),
  eyebrow: z.string(),
  heading: z.string(),
  text: z.string(),
  link: z.string(),
  link_label: z.string(),
  position: z.enum(['start', 'center', 'end']),
  height: z.enum(['medium', 'tall', 'full']),
  scheme: z.string(),
});
export type HeroProps = z.infer<typeof HeroProps>;
