import { z } from 'zod';
import { Picture } from '../../components/picture/picture.schema.ts';

export const HeroProps = z.object({
  picture: Picture.nullable(),
  heading: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  link_label: z.string(),
});
export type HeroProps = z.infer<typeof HeroProps>;
