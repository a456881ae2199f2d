import { z } from 'zod';
import { Link } from '../entities/link.ts';

export const FooterProps = z.object({
  shop: z.string(),
  slogan: z.string(),
  year: z.string(),
  menus: z.array(z.object({ title: z.string(), links: z.array(Link) })),
  social: z.array(Link),
  policies: z.array(Link),
});
export type FooterProps = z.infer<typeof FooterProps>;
