import { z } from 'zod';
import { Image } from '../../domain/image.schema.ts';

export const TextWithImageProps = z.object({
  image: Image.nullable(),
  side: z.enum(['left', 'right']),
  eyebrow: z.string(),
  heading: z.string(),
  /** HTML */
  text: z.string(),
  link: z.string(),
  link_label: z.string(),
  scheme: z.string(),
});
export type TextWithImageProps = z.infer<typeof TextWithImageProps>;
