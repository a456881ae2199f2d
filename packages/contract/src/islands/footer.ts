import { z } from 'zod';
import { Link } from '../entities/link.ts';

export const FooterProps = z.object({
  shop: z.string(),
  slogan: z.string(),
  year: z.string(),
  menus: z.array(z.object({ title: z.string(), links: z.array(Link) })),
  /** Addresses elsewhere; empty: not shown. */
  social: z.object({ instagram: z.string(), pinterest: z.string(), youtube: z.string() }),
  policies: z.array(Link),
});
export type FooterProps = z.infer<typeof FooterProps>;
