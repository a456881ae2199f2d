import { z } from 'zod';
import { BlockMark } from '../entities/block-mark.ts';
import { Image } from '../entities/image.ts';
import { NavCta, NavLink, NavProduct } from '../entities/nav-item.ts';

/** A link in the header. `allow_click` false: words that lead nowhere. */
export const HeaderSubLink = NavLink.pick({ title: true, url: true, allow_click: true });
export type HeaderSubLink = z.infer<typeof HeaderSubLink>;

/** A column of a menu panel: a link and the links below it. */
export const HeaderGroup = HeaderSubLink.extend({ active: z.boolean(), links: z.array(HeaderSubLink) });
export type HeaderGroup = z.infer<typeof HeaderGroup>;

/** An entry of the main menu with what opens below it. */
export const HeaderLink = HeaderSubLink.extend({
  /** Its name in addresses; the merchant's mega-menus name an entry by its title, by this, or by its address. */
  handle: z.string(),
  active: z.boolean(),
  /** A mega-menu of the merchant's stands for it. */
  mega: z.boolean(),
  links: z.array(HeaderGroup),
});
export type HeaderLink = z.infer<typeof HeaderLink>;

/** A mega-menu as the merchant sets it up: a block of the header (`spec §2, §3 Nav item`). */
export const MegaMenu = z.object({
  type: z.literal('mega_menu'),
  /** The block's attributes, by which the theme editor finds it. */
  attributes: BlockMark,
  /** Title or handle of the menu's entry it belongs to. */
  entry: z.string(),
  /** The same in case it is an address, in the language of the page: an address names an entry in every language. */
  address: z.string(),
  layout: z.enum(['column', 'images', 'featured', 'images_title']),
  header: z.string(),
  description: z.string(),
  /** Links with pictures; `column` shows what the entry has in the main menu. */
  links: z.array(NavLink),
  cta: NavCta.nullable(),
  featured_heading: z.string(),
  products: z.array(NavProduct),
  menu_heading: z.string(),
  menu: z.array(NavLink),
  /** Title of the link that opens the sign-up form `signup_form`. */
  signup_link: z.string(),
  /** The same in case it is an address. */
  signup_address: z.string(),
  signup_form: z.string(),
});
export type MegaMenu = z.infer<typeof MegaMenu>;

export const HeaderProps = z.object({
  shop: z.string(),
  logo: Image.nullable(),
  menu: z.array(HeaderLink),
  mega_menus: z.array(MegaMenu),
  /** Shown in the mobile menu only, where they navigate directly (`spec §2`). */
  mobile_links: z.array(HeaderSubLink),
  search_shown: z.boolean(),
  /** False when the theme hides accounts or the shop has none (`spec §6`). */
  accounts_shown: z.boolean(),
  /** The page of the wish list; null: the shop has none. */
  wish_list_url: z.string().nullable(),
});
export type HeaderProps = z.infer<typeof HeaderProps>;
