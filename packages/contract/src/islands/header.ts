import { z } from 'zod';
import { Image } from '../entities/image.ts';
import { Link } from '../entities/link.ts';

/** A column of a menu panel: a link and the links below it. */
export const HeaderGroup = Link.extend({ active: z.boolean(), links: z.array(Link) });
export type HeaderGroup = z.infer<typeof HeaderGroup>;

/** An entry of the main menu with what opens below it. */
export const HeaderLink = Link.extend({ active: z.boolean(), links: z.array(HeaderGroup) });
export type HeaderLink = z.infer<typeof HeaderLink>;

export const HeaderProps = z.object({
  shop: z.string(),
  logo: Image.nullable(),
  menu: z.array(HeaderLink),
  search_shown: z.boolean(),
  /** False when the theme hides accounts or the shop has none (`spec §6`). */
  accounts_shown: z.boolean(),
});
export type HeaderProps = z.infer<typeof HeaderProps>;
